/** Closed loops: each client sends its next request once the last one is answered. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Sample } from '../measurement.ts';
import { processorMs } from './processor-time.ts';

/** Runs `clients` loops of `request` for the warm-up and then the measured seconds. */
export const closedLoops = async (
  clients: number,
  seconds: { warmUp: number; measured: number },
  request: (client: number) => Promise<void>,
): Promise<Sample> => {
  const start = performance.now() + seconds.warmUp * 1000;
  const end = start + seconds.measured * 1000;
  const latenciesMs: number[] = [];
  const loop = async (client: number): Promise<void> => {
    for (;;) {
      const sent = performance.now();
      if (sent >= end) return;
      await request(client);
      const answered = performance.now();
      if (sent >= start && answered <= end) latenciesMs.push(answered - sent);
    }
  };
  const cost = async (): Promise<number | undefined> => {
    await wait(seconds.warmUp * 1000);
    const before = processorMs();
    await wait(seconds.measured * 1000);
    const after = processorMs();
    return before === undefined || after === undefined ? undefined : after - before;
  };
  const [spent] = await Promise.all([cost(), ...Array.from({ length: clients }, (_value, client) => loop(client))]);
  return {
    ...(spent === undefined ? {} : { processorMs: spent }),
    count: latenciesMs.length,
    seconds: seconds.measured,
    latenciesMs: latenciesMs.sort((a, b) => a - b),
  };
};
