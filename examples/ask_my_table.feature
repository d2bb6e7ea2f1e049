# A question about a position on the table. Ask it with
#   whichside check examples/ask_my_table.feature
# and find the sentences with
#   whichside steps --search savings
Feature: The end of our third turn

  Scenario: We are two dollars short
    Given a postal game
    And there are 3 healthy workers
    And there are 0 injured workers
    And Savings are 2 dollars
    When the Cost of Living is paid
    Then Savings are 0 dollars
    And there are 2 injured workers
