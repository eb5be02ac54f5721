/** Records of every call to a gateway whether it was answered. */
import type { Sql } from '../../../database/database.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { DepositGateway, DepositPlaced, PayoutAnswer, PayoutPlaced, Payouts, QueryAnswer } from '../ports.ts';
import { noteAnswered, noteFailed, notePayoutAnswered, notePayoutFailed, type GatewayCall } from './health-store.ts';

export interface HealthDeps {
  readonly db: Sql;
  readonly log: Pick<Log, 'warn'>;
}

type Answer = DepositPlaced | QueryAnswer | PayoutPlaced | PayoutAnswer;
type Failure = Extract<Answer, { ok: false }>['reason'];

/** Answers, although negative: the gateway works. */
const answers: readonly Failure[] = ['refused', 'payment_unknown', 'payout_unknown'];

const failureOf = (answer: Answer): Failure | undefined =>
  answer.ok || answers.includes(answer.reason) ? undefined : answer.reason;

/** Never throws: a payment must not fail because its gateway's health could not be written. */
const write = async ({ log }: HealthDeps, gateway: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.warn({ gateway, err: error }, 'health of a gateway not recorded');
  }
};

export const noteCall = (
  deps: HealthDeps,
  gateway: string,
  call: GatewayCall,
  failure: string | undefined,
): Promise<void> =>
  write(deps, gateway, () =>
    failure === undefined ? noteAnswered(deps.db, gateway, call) : noteFailed(deps.db, gateway, call, failure),
  );

const notePayout = (deps: HealthDeps, gateway: string, failure: Failure | undefined): Promise<void> =>
  write(deps, gateway, () =>
    failure === undefined
      ? notePayoutAnswered(deps.db, gateway)
      : notePayoutFailed(deps.db, gateway, `payout_${failure}`),
  );

/**
 * An order whose outcome is unknown says little: one player's order may be the cause. So it is asked about, which needs the same login: a
 * gateway that answers works.
 */
const watchPayouts = (deps: HealthDeps, gateway: string, payouts: Payouts): Payouts => {
  const query: Payouts['query'] = async (payoutRef) => {
    const answer = await payouts.query(payoutRef);
    await notePayout(deps, gateway, failureOf(answer));
    return answer;
  };
  return {
    query,
    place: async (order) => {
      const placed = await payouts.place(order);
      if (failureOf(placed) === undefined) await notePayout(deps, gateway, undefined);
      else await query(order.payoutRef);
      return placed;
    },
  };
};

export const watchGateway =
  (deps: HealthDeps) =>
  (gateway: DepositGateway): DepositGateway => ({
    ...gateway,
    ...(gateway.payouts && { payouts: watchPayouts(deps, gateway.code, gateway.payouts) }),
    placeDeposit: async (order) => {
      const placed = await gateway.placeDeposit(order);
      await noteCall(deps, gateway.code, 'order', failureOf(placed));
      return placed;
    },
    queryDeposit: async (by) => {
      const answer = await gateway.queryDeposit(by);
      await noteCall(deps, gateway.code, 'query', failureOf(answer));
      return answer;
    },
  });
