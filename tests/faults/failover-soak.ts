/** Twenty deaths of the primary, and the same without a synchronous standby, which has to lose bets: otherwise nothing was tested. */
import { runFailover } from './failover-run.ts';
import { createPairProcess, type PairOptions } from './pair-process.ts';
import type { SoakRow } from './soak-row.ts';

const clients = 50;
const allowedMs = 3_000;

const onPair = async <T>(
  options: PairOptions,
  work: (pair: Awaited<ReturnType<typeof createPairProcess>>) => Promise<T>,
) => {
  const pair = await createPairProcess(options);
  try {
    return await work(pair);
  } finally {
    await pair.remove();
  }
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

interface Run {
  readonly seed: number;
  readonly say: (text: string) => void;
}

const synchronous = async ({ seed, say }: Run, kills: number): Promise<SoakRow> => {
  const onKill = (done: number) => say(`failover: ${done} of ${kills}`);
  const result = await onPair({}, (pair) => runFailover(pair, { kills, clients, seed, onKill }));
  const { acknowledged, lost, doubled, unsound, metCommitted, firstAnswersMs } = result;
  const median = medianOf(firstAnswersMs);
  const seen =
    `50 clients, half of the deaths after the link was cut, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ` +
    `${metCommitted} repeats met a settled bet, first bet after ${seconds(median)} in the median, ${seconds(Math.max(...firstAnswersMs))} at most`;
  const late = median > allowedMs ? 1 : 0;
  return { name: 'failover', count: kills, failed: lost + doubled + unsound.length + late, seed, seen };
};

const asynchronous = async ({ seed }: Run): Promise<SoakRow> => {
  const run = { kills: 1, clients, seed, loses: true };
  const { acknowledged, lost, unsound } = await onPair({ synchronous: false }, (pair) => runFailover(pair, run));
  const seen = `the control: ${lost} of ${acknowledged} acknowledged bets lost with the audit ${unsound.length === 0 ? 'sound' : 'unsound'}`;
  return { name: 'failover-without-standby', count: 1, failed: lost > 0 ? 0 : 1, seed, seen };
};

export const failover = async (run: Run, kills: number): Promise<SoakRow[]> => [
  await synchronous(run, kills),
  await asynchronous(run),
];
