/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

const rows = ['top', 'middle', 'bottom'] as const;

export const texts = {
  wild: 'Stands for every symbol except the flag. In free spins it stays in its cell until they end.',
  scatter: (spins: number) => `Anywhere, 3 or more: ${spins} free spins, wilds stay.`,
  lines: (count: number) => `The ${count} lines, paid from left to right and from right to left`,
  /** `line`: the row on each reel, from the top. */
  line: (number: number, line: readonly number[]) => `Line ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
} as const;
