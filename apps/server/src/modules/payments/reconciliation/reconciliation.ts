/** Reconciliation: our books and each gateway's own list, compared day by day. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { StopEnding } from '../../wallet/index.ts';
import { coinsOf } from '../chains/index.ts';
import type { PartyJobs } from '../party-job.ts';
import type { ComparedRow } from './compare.ts';
import { explainCase, takeCase, type CaseDecided, type CaseWord } from './decide-case.ts';
import type { ReconciliationDeps } from './deps.ts';
import { lastDayOver } from './due-days.ts';
import type { Day } from './movement.ts';
import { countPayoutStops, readPayoutStops, type PayoutStop, type PayoutStopped } from './payout-stop-store.ts';
import { countOpenCases } from './progress-store.ts';
import { overdue, reconcileDue, type ReconciledParty } from './reconcile-due.ts';
import { reconcileCoin } from './coins/reconcile-coin.ts';
import { reconcileGateway } from './reconcile-gateway.ts';
import {
  lockCase,
  readCases,
  readDay,
  readDays,
  readOpenCases,
  readRows,
  readSums,
  type Case,
  type DayReport,
  type DayState,
  type Sums,
} from './report-store.ts';
import { resumeRail, stopRail, type RailWord } from './stop-rail.ts';

export interface Report extends DayReport {
  readonly sums: readonly Sums[];
  readonly rows: readonly ComparedRow[];
  readonly cases: readonly Case[];
}

export type RunAsked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'party_not_found' | 'day_not_over' };

/** Job of a run that an operator asks for. */
export const reconcileDayKind = 'payments.reconcile-day';

export interface Reconciliation {
  /** Codes of what is compared. */
  readonly parties: readonly string[];
  /** Since this day, newest first. */
  days(since: Day): Promise<DayReport[]>;
  report(party: string, day: Day): Promise<Report | undefined>;
  openCases(): Promise<Case[]>;
  case(id: bigint): Promise<Case | undefined>;
  /** The worker compares it soon. */
  run(asked: { readonly party: string; readonly day: Day; readonly operatorId: OperatorId }): Promise<RunAsked>;
  explain(word: CaseWord): Promise<CaseDecided>;
  take(word: Omit<CaseWord, 'reason'>): Promise<CaseDecided>;
  stops(): Promise<PayoutStop[]>;
  stop(word: RailWord): Promise<PayoutStopped>;
  resume(word: RailWord): Promise<StopEnding>;
  /** Worker: compares one day now. */
  compare(party: string, day: Day): Promise<DayState>;
  /** Worker, per party: compares the days that are over. */
  readonly onParties: readonly PartyJobs[];
  /** Worker, every minute. */
  raiseAlarms(): Promise<void>;
}

const minutes = 60_000;

export const createReconciliation = (deps: ReconciliationDeps): Reconciliation => {
  const { db, audit, jobs, clock, alarm } = deps;
  const parties: readonly ReconciledParty[] = [
    ...deps.gateways.map((gateway) => ({
      code: gateway.code,
      compare: (day: Day) => reconcileGateway(deps, gateway, day),
    })),
    ...coinsOf(deps).map((coin) => ({ code: coin.asset.code, compare: (day: Day) => reconcileCoin(deps, coin, day) })),
  ];
  return {
    parties: parties.map(({ code }) => code),
    days: (since) => readDays(db, since),
    report: async (party, day) => {
      const found = await readDay(db, party, day);
      if (found === undefined) return undefined;
      const [sums, rows] = await Promise.all([readSums(db, party, day), readRows(db, party, day)]);
      const keys = rows.filter(({ standing }) => standing === 'differs').map(({ key }) => key);
      return { ...found, sums, rows, cases: await readCases(db, { party, keys }) };
    },
    openCases: () => readOpenCases(db),
    case: (id) => lockCase(db, id),
    run: async ({ party, day, operatorId }) => {
      if (!parties.some(({ code }) => code === party)) return { ok: false, reason: 'party_not_found' };
      if (day > lastDayOver(clock.now(), 0)) return { ok: false, reason: 'day_not_over' };
      await db.transaction(async (sql) => {
        await jobs.enqueue(sql, { kind: reconcileDayKind, payload: { party, day } });
        await audit.record(sql, { operatorId, action: 'reconciliation.run', details: { party, day } });
      });
      return { ok: true };
    },
    explain: explainCase(deps),
    take: takeCase(deps),
    stops: () => readPayoutStops(db),
    stop: stopRail(deps),
    resume: resumeRail(deps),
    compare: async (party, day) => {
      const found = parties.find(({ code }) => code === party);
      if (found === undefined) throw new Error(`Nothing to compare: ${party}`);
      return found.compare(day);
    },
    onParties: parties.map((party) => ({
      code: party.code,
      jobs: [{ kind: 'payments.reconciliation', intervalMs: 10 * minutes, run: reconcileDue(deps, party) }],
    })),
    raiseAlarms: async () => {
      alarm('reconciliation_differs', await countOpenCases(db));
      alarm('reconciliation_overdue', (await overdue(deps, parties)).length);
      alarm('payouts_stopped_by_rail', await countPayoutStops(db));
    },
  };
};
