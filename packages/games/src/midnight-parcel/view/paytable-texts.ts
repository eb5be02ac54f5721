/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

const rows = ['top', 'middle', 'bottom'] as const;

export const texts = {
  wild: 'On reels 2, 3 and 4. Covers its whole reel. Stands for every symbol except the parcel.',
  scatter: (spins: number, times: number) => `Anywhere, 3 or more: ${spins} free spins, all wins ×${times}.`,
  lines: (count: number) => `The ${count} lines, paid from left to right`,
  /** `line`: the row on each reel, from the top. */
  line: (number: number, line: readonly number[]) => `Line ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
} as const;
