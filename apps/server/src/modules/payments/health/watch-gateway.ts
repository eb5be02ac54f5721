/** Records of every call to a gateway whether it was answered. */
import type { Sql } from '../../../database/database.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { DepositGateway, DepositPlaced, QueryAnswer } from '../ports.ts';
import { noteAnswered, noteFailed, type GatewayCall } from './health-store.ts';

export interface HealthDeps {
  readonly db: Sql;
  readonly log: Pick<Log, 'warn'>;
}

type Failure = Extract<DepositPlaced | QueryAnswer, { ok: false }>['reason'];

/** Answers, although negative: the gateway works. */
const answers: readonly Failure[] = ['refused', 'payment_unknown'];

const failureOf = (answer: DepositPlaced | QueryAnswer): Failure | undefined =>
  answer.ok || answers.includes(answer.reason) ? undefined : answer.reason;

/** Never throws: a payment must not fail because its gateway's health could not be written. */
export const noteCall = async (
  { db, log }: HealthDeps,
  gateway: string,
  call: GatewayCall,
  failure: string | undefined,
): Promise<void> => {
  try {
    await (failure === undefined ? noteAnswered(db, gateway, call) : noteFailed(db, gateway, call, failure));
  } catch (error) {
    log.warn({ gateway, err: error }, 'health of a gateway not recorded');
  }
};

export const watchGateway =
  (deps: HealthDeps) =>
  (gateway: DepositGateway): DepositGateway => ({
    ...gateway,
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
