/** The words that several games share. */
export const stageTexts = {
  percent: (figure: string) => `${figure}%`,
  won: (amount: string) => `You won ${amount}.`,
  instant: 'Instant mode (I): results without animation',
  graph: 'Your last rounds: net result',
  stakeReturned: 'Your stake is returned.',
  lost: (amount: string) => `You lost ${amount}.`,
} as const;
