"""What lies on a table: one description of a position for everybody who shows it.

:func:`~whichside_rules.laid.describing.table_of` makes a
:class:`~whichside_rules.laid.description.Table` of a position, from what one seat sees of it or
from what all see together. The modules of ``drawn`` write one down; they know no game.
A game says order, grouping and shape in ``laid.tables.<game>``, another project in the part
``laid`` of its rulebook; without it the table is made of the fields of the view.
"""
