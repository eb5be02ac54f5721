/** Deaths of the primary under load, every second one after the link to its standby was cut. */
import { runKills, type KillResult } from './kill-run.ts';
import type { PairProcess } from './pair-process.ts';

/** Long enough for bets that the standby never hears of. */
const cutForMs = 100;

interface Failover {
  readonly kills: number;
  readonly clients: number;
  readonly seed: number;
  readonly loses?: boolean;
  readonly onKill?: (done: number) => void;
}

export const runFailover = (pair: PairProcess, run: Failover): Promise<KillResult> =>
  runKills({
    ...run,
    database: pair,
    target: 'primary',
    beforeKill: async (done) => {
      if (done % 2 === 0) return;
      pair.cutLink();
      await new Promise((resolve) => setTimeout(resolve, cutForMs));
    },
  });
