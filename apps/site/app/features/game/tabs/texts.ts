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
    hit: 'Chance of any payout',
    win: (chance: string) => `more than the stake: ${chance}`,
    anyPayout: 'A payout can also be the stake or less.',
    deviation: '± is the standard deviation of one round, in stakes.',
    fractions: 'Exact fractions',
    rtpFraction: (fraction: string) => `RTP ${fraction}`,
    hitFraction: (fraction: string) => `chance of any payout ${fraction}`,
    winFraction: (fraction: string) => `chance to win more than the stake ${fraction}`,
    oneIn: (count: string) => `1 in ${count}`,
    notReached: (rounds: string) => `not reached in ${rounds} counted rounds`,
    maxWin: 'Max win',
    version: (version: string) => `Game maths version ${version}`,
  },
  pays: { name: 'Combination', pays: 'Pays', chanceOf: (chance: string) => `Chance ${chance}` },
  rounds: { at: 'Time', stake: 'Stake', times: 'Pays', result: 'Result', open: 'Open' },
  noRounds: 'No rounds yet. They appear here as you play.',
} as const;
