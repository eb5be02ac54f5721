/** Words about a jackpot that was won: loaded with what shows them, which most players never see. */
export const jackpotTexts = {
  title: 'Jackpot',
  won: (amount: string) => `You won a jackpot of ${amount}.`,
  close: 'Continue',
  share: (name: string, percent: string) => `${name}: ${percent} of the pool, as recorded`,
  mustDrop: (name: string) => `${name}: must-drop jackpot`,
} as const;
