/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

export const texts = {
  wild: (times: number) => `Counts as ${times} of any symbol except the whirlpool. Reels 2, 3 and 4.`,
  scatter: (spins: number) => `Anywhere, 3 or more: ${spins} free spins with more wilds.`,
  ways: '243 ways, paid from left to right',
  example: (cells: readonly number[], ways: number) =>
    `${cells.join(' × ')} = ${ways} ways: on reels next to each other from the left, every cell of a symbol joins every cell of the next reel. Each way pays.`,
} as const;
