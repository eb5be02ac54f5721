/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ weights: { of: number, grass: number }, pictures: { name: string, pays: number, weight: number }[] }} definition
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { weights, pictures }) => {
  /** @type {string[]} */
  const cells = [];
  while (cells.length < 7) {
    let left = stream.below(weights.of) - weights.grass;
    let name = 'grass';
    for (const picture of pictures) {
      if (left < 0) break;
      name = picture.name;
      left -= picture.weight;
    }
    cells.push(name);
  }
  /** @type {{ name: string, pays: number } | undefined} */
  let prize;
  for (const { name, pays } of pictures) {
    const often = cells.filter((cell) => cell === name).length;
    if (often > 2 && (prize === undefined || pays > prize.pays)) prize = { name, pays };
  }
  return {
    multiplier: BigInt(10_000 * (prize?.pays ?? 0)),
    units: 1n,
    outcome: { cells, prize: prize?.name ?? null },
  };
};
