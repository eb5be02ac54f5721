/** Figures of many results, each with its standard error. */
export interface Figure {
  readonly value: number;
  /** Standard error. */
  readonly se: number;
}

export interface Spread {
  readonly mean: Figure;
  /** Standard deviation. */
  readonly sd: Figure;
  /** Nineteen in twenty results are above the first, one in two above the second, one in twenty above the third. */
  readonly percentiles: readonly [Figure, Figure, Figure];
}

export const chanceOf = (hits: number, count: number): Figure => {
  const value = hits / count;
  return { value, se: Math.sqrt((value * (1 - value)) / count) };
};

export const meanOf = (values: Float64Array): Figure => {
  const count = values.length;
  const value = values.reduce((sum, one) => sum + one, 0) / count;
  const square = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / count;
  return { value, se: Math.sqrt(square / count) };
};

/** Its error is half the distance of the two values that lie one standard error of the rank below and above. */
const percentileOf = (sorted: Float64Array, share: number): Figure => {
  const count = sorted.length;
  const at = (rank: number) => sorted[Math.min(count - 1, Math.max(0, Math.round(rank)))] as number;
  const rank = share * (count - 1);
  const error = Math.sqrt(count * share * (1 - share));
  return { value: at(rank), se: (at(rank + error) - at(rank - error)) / 2 };
};

export const spreadOf = (values: Float64Array): Spread => {
  const mean = meanOf(values);
  const count = values.length;
  const power = (exponent: number) => values.reduce((sum, one) => sum + (one - mean.value) ** exponent, 0) / count;
  const [square, fourth] = [power(2), power(4)];
  const sd = Math.sqrt(square);
  const sorted = values.toSorted();
  return {
    mean,
    sd: { value: sd, se: sd === 0 ? 0 : Math.sqrt(Math.max(0, fourth - square ** 2) / count) / (2 * sd) },
    percentiles: [percentileOf(sorted, 0.05), percentileOf(sorted, 0.5), percentileOf(sorted, 0.95)],
  };
};
