/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

const rows = ['top', 'middle', 'bottom'] as const;

export const texts = {
  wild: 'Stands for every fruit.',
  lines: (count: number) => `The ${count} lines, paid from left to right`,
  /** `line`: the row on each reel, from the top. */
  line: (number: number, line: readonly number[]) => `Line ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
} as const;
