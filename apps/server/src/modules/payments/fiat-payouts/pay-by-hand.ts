/** A leg that a person has paid at the bank, or found paid where nobody here can ask any more: booked with a reference and who did it. */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { type CashOutId, lockCashOut } from '../cash-outs/index.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { askBeforeSending, type NotToBeSent } from './hear-late-leg.ts';
import { refuseKept, type LegKept } from './kept-leg.ts';
import { manualMethod, type Leg } from './leg.ts';
import { moveLeg, readLegs } from './leg-store.ts';
import type { DepositGateway } from '../ports.ts';
import { isStrandedLeg } from './stranded.ts';
import { bookNoted } from './take-leg.ts';

export interface HandPayment {
  readonly id: CashOutId;
  readonly leg: number;
  readonly operatorId: OperatorId;
  /** The bank's. */
  readonly reference: string;
  /** The operator's own words. */
  readonly reason: string;
}

export type PaidByHand =
  | { readonly ok: true }
  | LegKept
  | { readonly ok: false; readonly reason: 'cash_out_not_found' | 'not_to_be_paid' | NotToBeSent };

export const isForPerson = (leg: Leg, gateways: readonly DepositGateway[]): boolean =>
  (leg.method === manualMethod && leg.state === 'waiting') || isStrandedLeg(leg, gateways);

/** Perhaps: somebody has taken it for the bank, or its gateway was told to pay it. What has gone is booked whatever came since. */
export const hasGone = ({ takenBy, letGoAt }: Leg): boolean => takenBy !== undefined || letGoAt !== undefined;

const book = (deps: FiatDeps, { id, leg, operatorId, reference, reason }: HandPayment): Promise<PaidByHand> =>
  deps.db.transaction(async (sql): Promise<PaidByHand> => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut === undefined) return { ok: false, reason: 'cash_out_not_found' };
    const found = (await readLegs(sql, [id])).get(id)?.find((one) => one.leg === leg);
    if (found === undefined || cashOut.state !== 'submitted' || !isForPerson(found, deps.gateways))
      return { ok: false, reason: 'not_to_be_paid' };
    const kept = hasGone(found) ? undefined : await refuseKept(sql, id);
    if (kept !== undefined) return kept;
    await deps.audit.record(sql, {
      ...{ operatorId, action: 'cash_out.paid_by_hand', ...aboutPlayer(deps, cashOut.playerId) },
      details: { reason, reference, leg: leg.toString(), cashOut: deps.ids.encode('wdr', id) },
    });
    const paid = { state: 'paid', reference, paidBy: operatorId } as const;
    if (!(await moveLeg(sql, { cashOutId: id, leg, from: found.state }, paid)))
      throw new Error('A leg moved under its lock');
    await deps.wallet.settleCashOut(sql, {
      ...{ paymentId: id, leg, provider: manualMethod, amount: found.amount, fee: 0n },
    });
    await bookNoted(deps, sql, cashOut, found.replaces);
    return { ok: true };
  });

/** Whoever did not take it before has its gateway asked now: what that has paid is not booked as sent. */
export const payByHand =
  (deps: FiatDeps) =>
  async (payment: HandPayment): Promise<PaidByHand> => {
    const refusal = await askBeforeSending(deps, payment.id, payment.leg);
    return refusal === undefined ? book(deps, payment) : { ok: false, reason: refusal };
  };
