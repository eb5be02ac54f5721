/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

const rows = ['top', 'middle', 'bottom'] as const;

export const texts = {
  wild: 'Stands for every symbol except the moon and the note.',
  scatter: (spins: number) => `Anywhere, 3 or more: ${spins} free spins that collect notes.`,
  lines: (count: number) => `The ${count} lines, paid from left to right`,
  /** `line`: the row on each reel, from the top. */
  line: (number: number, line: readonly number[]) => `Line ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
  more: { NO: 'In free spins: 6, 13, 20 and 28 notes multiply all wins by 2, 3, 5 and 12, and add 2 spins each.' },
} as const;
