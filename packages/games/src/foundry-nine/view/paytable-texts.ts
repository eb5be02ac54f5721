/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

export const texts = {
  wild: 'On the reels in the middle. Stands for every symbol except the furnace.',
  scatter: 'Anywhere, when nothing wins any more: 12, 16 or 20 free spins that keep the multiplier.',
  ways: 'Up to 117,649 ways',
  example: (cells: readonly number[], ways: number) =>
    `A symbol pays for each way over reels next to each other from the left: here ${cells.join(' × ')} = ${ways} ways. Each spin draws how many symbols a reel shows, from 2 to 7.`,
} as const;
