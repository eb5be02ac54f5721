/** Results of a benchmark path, and their aggregation over rounds. Pure. */

export interface Sample {
  /** Completed in the measured time. */
  readonly count: number;
  readonly seconds: number;
  /** Sorted, milliseconds. */
  readonly latenciesMs: readonly number[];
  /** Of database, servers and clients together. */
  readonly processorMs?: number;
}

export interface Row {
  readonly name: string;
  readonly clients: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Microseconds of processor time for one, everything together. */
  readonly processorUs?: number;
  /** Name of the row that `ratio` refers to. */
  readonly reference: string;
  readonly ratio: number;
  readonly goal?: number;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

const eachUs = ({ processorMs: spent, count }: Sample): number[] =>
  spent === undefined || count === 0 ? [] : [(spent * 1000) / count];

const perSecond = ({ count, seconds }: Sample): number => count / seconds;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export interface Measured {
  readonly name: string;
  readonly clients: number;
  readonly goal?: number;
  /** The path that this one is compared with. Default: the yardstick. */
  readonly against?: string;
  /** One per round, in order. */
  readonly samples: readonly Sample[];
}

/** Medians over the rounds; the ratio is the median of the ratios within each round, because rounds differ by noise. */
export const toRow = (measured: Measured, reference: Measured): Row => {
  const { name, clients, samples, goal } = measured;
  const ratios = samples.map((sample, round) => {
    const other = reference.samples[round];
    return other === undefined ? 0 : perSecond(sample) / perSecond(other);
  });
  const each = samples.flatMap(eachUs);
  return {
    name,
    clients,
    perSecond: rounded(median(samples.map(perSecond)), 0),
    p50Ms: rounded(median(samples.map(({ latenciesMs }) => percentile(latenciesMs, 0.5))), 2),
    p99Ms: rounded(median(samples.map(({ latenciesMs }) => percentile(latenciesMs, 0.99))), 2),
    ...(each.length === 0 ? {} : { processorUs: rounded(median(each), 0) }),
    reference: reference.name,
    ratio: rounded(median(ratios), 2),
    ...(goal === undefined ? {} : { goal }),
  };
};

/** For programs. */
export const benchMetrics = (rows: readonly Row[]) =>
  rows.map(({ name, clients, perSecond: rate, p50Ms, p99Ms, reference, ratio }) => ({
    ...{ name, clients, perSecond: rate, p50Ms, p99Ms, reference, ratio },
  }));
