/** Asks a gateway that may be down whether it answers again, and an idle one every minute whether it still does; counts its deposits. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStats } from '../deps.ts';
import type { DepositGateway } from '../ports.ts';
import { isToProbe, measureDeposits, readDownGateways } from './health-store.ts';
import { noteCall, type HealthDeps } from './watch-gateway.ts';

/** No payment has it, so a working gateway answers that it knows none. */
const probeReference = 'health-check';
const idleSeconds = 60;
/** Shorter than a call's own time limit, so that a gateway that hangs is down within seconds. */
const patienceMs = 3_000;

export interface ProbeDeps extends HealthDeps {
  readonly stats?: PaymentStats;
}

/** `gateway`: one whose calls are recorded. Worker, every two seconds. */
export const probeGateway =
  (deps: ProbeDeps, gateway: Pick<DepositGateway, 'code' | 'queryDeposit'>) => async (): Promise<void> => {
    const { db, stats } = deps;
    const { code } = gateway;
    if (await isToProbe(db, code, idleSeconds)) {
      const over = new AbortController();
      const answered = gateway.queryDeposit({ paymentRef: probeReference }).then(() => true);
      const waited = pause(patienceMs, false, { signal: over.signal }).catch(() => false);
      if (!(await Promise.race([answered, waited]))) await noteCall(deps, code, 'query', 'slow');
      over.abort();
    }
    await measureDeposits(db, code);
    stats?.down(code, (await readDownGateways(db)).includes(code));
  };
