/** Draws an index with a chance in proportion to its weight, in the same time for any number of weights (Walker's alias method). */
const wordValues = 2 ** 32;

export interface AliasTable {
  readonly size: number;
  /** The column's own index is kept below this, out of 2³². */
  readonly kept: Float64Array;
  readonly alias: Uint32Array;
}

/** Worked out in integers, so that every machine gets the same table. */
export const aliasTable = (weights: readonly number[]): AliasTable => {
  const size = weights.length;
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  // In units in which every column holds `total`.
  const parts = weights.map((weight) => BigInt(weight) * BigInt(size));
  const kept = new Float64Array(size).fill(wordValues);
  const alias = Uint32Array.from(weights, (_weight, index) => index);
  const small = [...parts.keys()].filter((index) => (parts[index] ?? 0n) < total);
  const large = [...parts.keys()].filter((index) => (parts[index] ?? 0n) > total);
  for (let column = small.pop(); column !== undefined; column = small.pop()) {
    const giver = large.at(-1);
    const part = parts[column] ?? 0n;
    if (giver === undefined) break;
    kept[column] = Number((part * BigInt(wordValues)) / total);
    alias[column] = giver;
    const rest = (parts[giver] ?? 0n) - (total - part);
    parts[giver] = rest;
    if (rest > total) continue;
    large.pop();
    if (rest < total) small.push(giver);
  }
  return { size, kept, alias };
};

/** Takes two words. */
export const drawIndex = ({ size, kept, alias }: AliasTable, first: number, second: number): number => {
  const column = Math.floor((first * size) / wordValues);
  return second < (kept[column] as number) ? column : (alias[column] as number);
};
