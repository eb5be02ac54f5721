/** The words of a round’s proof. */
export const proofTexts = {
  result: 'Height',
  resultHow: 'floor(2⁵² × 99 ÷ (u52 + 1)) ÷ 100, from 1 to 1,000,000',
  won: 'Reached',
  lost: 'Not reached',
  compared: (reached: boolean) => (reached ? 'the height is at least the target' : 'the height is below the target'),
  target: 'Target',
  wrong: 'Limbo allows targets from 1.01 to 1,000,000.',
} as const;
