/** The texts of the tabs under a game that load when they are opened. */
export const tabTexts = {
  returns: {
    note: 'Worked out exactly from the rules, never from a sample. What one evening brings differs.',
    bet: 'Bet',
    rtp: 'Return',
    hit: 'Wins',
    maxWin: 'At most',
    version: (version: string) => `Mathematics, version ${version}`,
  },
  pays: { name: 'Combination', pays: 'Pays', chanceOf: (chance: string) => `Chance ${chance}` },
  rounds: { at: 'Time', stake: 'Stake', times: 'Pays', result: 'Result', open: 'Open' },
  noRounds: 'Your rounds this session, newest first.',
} as const;
