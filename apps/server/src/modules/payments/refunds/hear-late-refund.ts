/**
 * Handles a gateway that paid a refund after all while it was left to an operator, late or from its own back office. If no operator has
 * taken it, it is complete. If one may be sending it, the payment is recorded with an alarm and the operator reports what was done.
 */
import { type Deposit, publishGivenBack } from '../deposits/index.ts';
import type { RefundDeps } from './deps.ts';
import type { DepositGateway } from '../ports.ts';
import type { Refund } from './refund.ts';
import { askLater, moveRefund, noteGatewayPaid, readRefunds } from './refund-store.ts';
import { hintRefund } from './hint-refund.ts';

export interface Case {
  readonly refund: Refund;
  readonly deposit: Deposit;
  readonly gateway: DepositGateway;
}

/** Our reference for one attempt. */
export const referenceOf = ({ ids }: RefundDeps, { depositId }: Refund, attempt: number): string =>
  `${ids.encode('dep', depositId)}_r${attempt}`;

/** Returns false if the state has changed. */
export const settle = async (deps: RefundDeps, { refund, deposit }: Case, reference?: string): Promise<boolean> => {
  const moved = await deps.db.transaction(async (sql) => {
    const move = { to: 'paid', ...(reference === undefined ? {} : { reference }) } as const;
    if (!(await moveRefund(sql, refund, move))) return false;
    await publishGivenBack(deps, sql, deposit);
    return true;
  });
  if (moved) hintRefund(deps, deposit);
  return moved;
};

/** The card holder may have charged it back, or somebody refunded it in the gateway's back office: then it must not be sent again. */
export const isBackAlready = async ({ deposit, gateway }: Case): Promise<boolean | 'unknown'> => {
  const { providerReference: reference } = deposit;
  const answer = reference === undefined ? undefined : await gateway.queryDeposit({ reference });
  if (answer?.ok !== true) return 'unknown';
  return answer.report.status === 'refunded' || answer.report.status === 'charged_back';
};

/** Checks every order ever placed, because a failed one may have been paid since. */
const wasPaid = async (deps: RefundDeps, { refund, gateway: { payouts } }: Case): Promise<boolean> => {
  if (payouts === undefined) return false;
  for (let attempt = 1; attempt <= refund.attempt; attempt += 1) {
    const answer = await payouts.query(referenceOf(deps, refund, attempt));
    if (answer.ok && answer.status === 'paid') return true;
  }
  return false;
};

const note = async (deps: RefundDeps, { refund: { depositId }, deposit }: Case): Promise<void> => {
  if (!(await noteGatewayPaid(deps.db, depositId))) return;
  deps.log.error({ depositId: depositId.toString() }, 'gateway paid a refund that an operator has taken');
  hintRefund(deps, deposit);
};

/** Returns true if the gateway has paid it and nobody has to send it. */
export const hearLate = async (deps: RefundDeps, one: Case): Promise<boolean> => {
  const { refund } = one;
  if ((await isBackAlready(one)) !== true && !(await wasPaid(deps, one))) {
    await askLater(deps.db, refund);
    return false;
  }
  if (refund.state === 'by_hand' && (await settle(deps, one))) return true;
  // An operator took it, possibly at this very moment.
  const now = (await readRefunds(deps.db, [refund.depositId])).get(refund.depositId) ?? refund;
  await note(deps, { ...one, refund: now });
  return true;
};
