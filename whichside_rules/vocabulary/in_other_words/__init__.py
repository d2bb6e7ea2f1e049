"""What people say instead of our sentences, and how it is brought to the sentence that says it.

:mod:`~.words`: what is known of words; :mod:`~.frames`: every way of saying a sentence;
:mod:`~.line`: a line compared with them; :mod:`~.people`: who *I* and *she* are;
:mod:`~.wordings`: what a line means; :mod:`~.saying`: a scenario line by line;
:mod:`~.keeping`: what no line may lose on its way;
:mod:`~.proposals`: what is offered for a line that is not understood;
:mod:`~.completing` and :mod:`~.searching`: sentences found by their words.
"""
