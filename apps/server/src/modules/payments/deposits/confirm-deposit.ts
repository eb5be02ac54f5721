/** Queries the gateway about a deposit, and applies its answer. */
import type { Sql } from '../../../database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Deposit, DepositId, DepositState } from './deposit.ts';
import { applyReport, type ReportDeps } from './apply-report.ts';
import { readDeposit } from './deposit-store.ts';
import { markProcessed, waitingEvents } from './inbox-store.ts';

export type Confirmed =
  | { readonly ok: true; readonly state: DepositState }
  | { readonly ok: false; readonly reason: 'payment_unknown' | 'unreachable' | 'answer_invalid' | 'gateway_unknown' };

/** `ok: false` leaves the deposit unchanged. */
export const confirmDeposit = (deps: ReportDeps) => {
  const apply = applyReport(deps);
  return async (deposit: Deposit): Promise<Confirmed> => {
    const { ids, gateways, stats, log } = deps;
    const gateway = gateways.find(({ code }) => code === deposit.gateway);
    if (gateway === undefined) return { ok: false, reason: 'gateway_unknown' };
    const { providerReference: reference } = deposit;
    const answer = await gateway.queryDeposit(
      reference === undefined ? { paymentRef: ids.encode('dep', deposit.id) } : { reference },
    );
    if (!answer.ok) {
      stats?.gatewayFailed(gateway.code, 'query');
      log.warn(
        { depositId: deposit.id.toString(), gateway: gateway.code, reason: answer.reason },
        'gateway query failed',
      );
      return answer;
    }
    return { ok: true, state: await apply(deposit.id, answer.report) };
  };
};

/** One job kind per gateway, so that an unresponsive gateway does not block the others. */
export const confirmJobOf = (gateway: string): string => `payments.confirm:${gateway.toLowerCase()}`;

/** Keeps only the first of several waiting jobs about a deposit. */
export const confirmLater = (
  jobs: Pick<Jobs, 'enqueue'>,
  sql: Sql,
  { id, gateway }: Pick<Deposit, 'id' | 'gateway'>,
): Promise<void> =>
  jobs.enqueue(sql, { kind: confirmJobOf(gateway), key: id.toString(), payload: { deposit: id.toString() } });

/** Job enqueued by a notification. Throws while the gateway does not answer, so that it is retried. */
export const confirmNotified = (deps: ReportDeps) => {
  const confirm = confirmDeposit(deps);
  return async (id: DepositId): Promise<void> => {
    const deposit = await readDeposit(deps.db, id);
    if (deposit === undefined) return;
    const events = await waitingEvents(deps.db, id);
    const confirmed = await confirm(deposit);
    if (!confirmed.ok) throw new Error(`No answer from the gateway about deposit ${id}: ${confirmed.reason}`);
    await markProcessed(deps.db, events);
  };
};
