/** The texts of the tabs under a game that load when they are opened. */
export const tabTexts = {
  returns: {
    exact: 'Calculated exactly from the rules, not from a sample.',
    simulated: (error: string) =>
      `Figures marked “measured” are simulated, as they cannot be calculated exactly. Standard error of the RTP: ${error}.`,
    partlyMeasured:
      'The RTP is calculated exactly from the rules. Figures marked “measured” come from simulated rounds of the published strategy; a measured chance of the max win is an order of magnitude.',
    measured: 'measured',
    about: (chance: string) => `about ${chance}`,
    session: 'Your results in one session can be very different.',
    bet: 'Bet',
    rtp: 'RTP',
    hit: 'Hit rate',
    deviation: '± is the standard deviation of one round, in stakes.',
    fractions: 'Exact fractions',
    rtpFraction: (fraction: string) => `RTP ${fraction}`,
    hitFraction: (fraction: string) => `hit rate ${fraction}`,
    oneIn: (count: string) => `1 in ${count}`,
    neverSeen: 'never in the simulation',
    maxWin: 'Max win',
    version: (version: string) => `Game maths version ${version}`,
  },
  pays: { name: 'Combination', pays: 'Pays', chanceOf: (chance: string) => `Chance ${chance}` },
  rounds: { at: 'Time', stake: 'Stake', times: 'Pays', result: 'Result', open: 'Open' },
  noRounds: 'No rounds yet. They appear here as you play.',
} as const;
