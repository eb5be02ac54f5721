/** The words of a round’s proof, and of its actions. */
export const proofTexts = {
  traps: 'Ravens',
  trapsHow: (windows: number, traps: number) =>
    `draw(${windows}, ${traps}) for each floor, as floor.window from the ground, both from 1`,
  opened: 'Opened',
  openedHow: 'your window on each floor',
  multiplier: 'Multiplier',
  multiplierHow: (windows: number, safe: number, floors: number) =>
    `floor(9800 × ${windows}^${floors} ÷ ${safe}^${floors}) ÷ 10000; 0 with a raven, 1 where nothing was opened in time`,
  difficulty: 'Difficulty',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', master: 'Master' },
  stop: 'Cash out on floor (0: never)',
  most: 'Highest floor at this stake',
  wrong: 'Tower has floors 1 to 8 and five difficulties.',
  take: 'Cash out',
  voided: 'Stake returned',
  open: (window: number) => `Window no. ${window}`,
} as const;
