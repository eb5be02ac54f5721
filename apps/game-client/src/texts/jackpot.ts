/** Words about a jackpot that was won: loaded with what shows them, which most players never see. */
export const jackpotTexts = {
  title: 'Jackpot',
  won: (amount: string) => `You won a jackpot of ${amount}.`,
  close: 'Go on',
  how: (name: string, winBp: number) =>
    winBp === 0 ? `${name}: it had to fall` : `${name}: ${winBp / 100}% of the pool, as recorded`,
};
