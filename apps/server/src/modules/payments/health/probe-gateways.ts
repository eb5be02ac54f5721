/** Asks gateways that may be down whether they answer again, and idle ones every minute whether they still do; counts deposits. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStats } from '../deps.ts';
import { gatewaysToProbe, measureDeposits, readDownGateways, readFailingPayers } from './health-store.ts';
import { noteCall, type HealthDeps } from './watch-gateway.ts';

/** No payment has it, so a working gateway answers that it knows none. */
const probeReference = 'health-check';
const probePayout = 'health-check_1';
const idleSeconds = 60;
/** Shorter than a call's own time limit, so that a gateway that hangs is down within seconds. */
const patienceMs = 3_000;

interface Probed {
  readonly code: string;
  /** A query by one of our references. Never throws on the other side's failure. */
  readonly query: (reference: string) => Promise<unknown>;
  readonly queryPayout?: ((reference: string) => Promise<unknown>) | undefined;
}

export interface ProbeDeps extends HealthDeps {
  readonly stats?: PaymentStats;
}

/** Whether it ends in time. */
const endsSoon = async (call: Promise<unknown>): Promise<boolean> => {
  const over = new AbortController();
  const waited = pause(patienceMs, false, { signal: over.signal }).catch(() => false);
  const isInTime = await Promise.race([call.then(() => true), waited]);
  over.abort();
  return isInTime;
};

const probe = async (deps: HealthDeps, { code, query }: Probed): Promise<void> => {
  if (!(await endsSoon(query(probeReference)))) await noteCall(deps, code, 'query', 'slow');
};

/** `gateways`: whose calls are recorded. Worker, every two seconds: one job for all of them, because it mostly finds nothing to do. */
export const probeGateways = (deps: ProbeDeps, gateways: readonly Probed[]) => async (): Promise<void> => {
  const { db, stats } = deps;
  const due = await gatewaysToProbe(
    db,
    gateways.map(({ code }) => code),
    idleSeconds,
  );
  await Promise.all(gateways.filter(({ code }) => due.includes(code)).map((gateway) => probe(deps, gateway)));
  // What has failed may be over with its payout: then nobody else would find out that it works again.
  const failing = await readFailingPayers(db);
  const asked = gateways.flatMap(({ code, queryPayout }) =>
    queryPayout !== undefined && failing.includes(code) ? [queryPayout] : [],
  );
  await Promise.all(asked.map((query) => endsSoon(query(probePayout))));
  await measureDeposits(db);
  const down = await readDownGateways(db);
  for (const { code } of gateways) stats?.down(code, down.includes(code));
};
