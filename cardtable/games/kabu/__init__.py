"""What Oicho-Kabu and Kyo-Kabu share: cards, hands, betting, the round, the bots.

The two games differ only in their :class:`~cardtable.games.kabu.rules.Rules`, which each makes from
its own options; everything else reads those rules, whichever game it is.
"""
