/** The words of a round’s proof, and of its actions. */
export const proofTexts = {
  mines: 'Mines',
  minesHow: (count: number) => `draw(25, ${count}), tiles counted from 1`,
  opened: 'Opened',
  openedHow: 'in your order',
  multiplier: 'Multiplier',
  multiplierHow: (mines: number, gems: number) =>
    `floor(9900 × C(25, ${gems}) ÷ C(${25 - mines}, ${gems})) ÷ 10000; 0 with a mine, 1 where nothing was opened in time`,
  stop: 'Cash out after gems (0: never)',
  most: 'Highest number of gems at this stake',
  wrong: 'Mines has 1 to 24 mines.',
  take: 'Cash out',
  voided: 'Stake returned',
  open: (tile: number) => `Tile ${tile}`,
} as const;
