/**
 * What a gateway says of refused money that a person gives back: it has given it back all the same, late or by somebody at its
 * own desk. Where nobody has taken it yet, that ends it. Where a person may be sending it, the word is kept beside it and
 * alarms: nothing is paid by it, and the person says what was done.
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

/** Of the order of one attempt. */
export const referenceOf = ({ ids }: RefundDeps, { depositId }: Refund, attempt: number): string =>
  `${ids.encode('dep', depositId)}_r${attempt}`;

/** False when it was no longer as expected. */
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

/** The card holder may have taken it back meanwhile, or somebody at the gateway's own desk: then it must not go twice. */
export const isBackAlready = async ({ deposit, gateway }: Case): Promise<boolean | 'unknown'> => {
  const { providerReference: reference } = deposit;
  const answer = reference === undefined ? undefined : await gateway.queryDeposit({ reference });
  if (answer?.ok !== true) return 'unknown';
  return answer.report.status === 'refunded' || answer.report.status === 'charged_back';
};

/** Every order that was ever placed: one that failed may have been paid since. */
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
  deps.log.error({ depositId: depositId.toString() }, 'its gateway gave back what a person has taken');
  hintRefund(deps, deposit);
};

/** True where it is back by the gateway, and nobody has to send it. */
export const hearLate = async (deps: RefundDeps, one: Case): Promise<boolean> => {
  const { refund } = one;
  if ((await isBackAlready(one)) !== true && !(await wasPaid(deps, one))) {
    await askLater(deps.db, refund);
    return false;
  }
  if (refund.state === 'by_hand' && (await settle(deps, one))) return true;
  // Taken, or taken in this very moment.
  const now = (await readRefunds(deps.db, [refund.depositId])).get(refund.depositId) ?? refund;
  await note(deps, { ...one, refund: now });
  return true;
};
