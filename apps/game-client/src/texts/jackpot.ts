/** Words about a jackpot that was won: loaded with what shows them, which most players never see. */
export const jackpotTexts = {
  title: 'Jackpot',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Jackpot' },
  won: (level: string, amount: string) =>
    level === 'Jackpot' ? `You won the jackpot of ${amount}.` : `You won the ${level} jackpot of ${amount}.`,
  close: 'Continue',
  share: (percent: string) => `${percent} of the pool, as recorded`,
  mustHit: 'reached the sealed amount, as recorded',
  pastWins: 'All jackpot wins and their proofs',
} as const;
