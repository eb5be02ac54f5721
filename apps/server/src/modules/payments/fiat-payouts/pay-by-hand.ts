/**
 * Books a leg that an operator has paid at the bank, or found paid at a gateway without an adapter, with a reference and the operator.
 * One that was ordered in a file is booked once a second operator has read the same reference on the bank's statement, as a report is.
 */
import { createHash } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { addBankWord, readReleased, writeSaid } from './bank-word-store.ts';
import { type CashOutId, lockCashOut } from '../cash-outs/index.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { askBeforeSending, type NotToBeSent } from './hear-late-leg.ts';
import { refuseKept, type LegKept } from './kept-leg.ts';
import { manualMethod, type Leg } from './leg.ts';
import { moveLeg, readLegs } from './leg-store.ts';
import { isInFile } from './kept-leg-store.ts';
import type { DepositGateway } from '../ports.ts';
import { isStrandedLeg } from './stranded.ts';
import { bookNoted } from './take-leg.ts';

export interface HandPayment {
  readonly id: CashOutId;
  readonly leg: number;
  readonly operatorId: OperatorId;
  /** The bank's reference. */
  readonly reference: string;
  /** The operator's wording. */
  readonly reason: string;
}

export type PaidByHand =
  /** `waits`: for another operator with the same reference. */
  | { readonly ok: true; readonly waits?: true }
  | LegKept
  | { readonly ok: false; readonly reason: 'cash_out_not_found' | 'not_to_be_paid' | 'in_bank_file' | NotToBeSent };

export const isForPerson = (leg: Leg, gateways: readonly DepositGateway[]): boolean =>
  (leg.method === manualMethod && leg.state === 'waiting') || isStrandedLeg(leg, gateways);

/** It may have been sent: an operator has taken it, or its gateway was ordered to pay it. What was sent is booked whatever came up since. */
export const hasGone = ({ takenBy, letGoAt }: Leg): boolean => takenBy !== undefined || letGoAt !== undefined;

/** A line of the bank's statement counts like a report. Undefined if the leg is in no file that the bank may have. */
const readStatement = async (
  sql: Sql,
  { id, leg, operatorId, reference }: HandPayment,
): Promise<{ before: OperatorId[]; isEnough: boolean } | undefined> => {
  const at = { cashOutId: id, leg };
  const transfer = await readReleased(sql, at);
  if (transfer === undefined) return undefined;
  const { batchId, endToEndId } = transfer;
  const fileHash = createHash('sha256').update(`statement\n${endToEndId}\n${reference}`).digest();
  const word = { fileHash, batchId, operatorId };
  await writeSaid(sql, at, { ...word, said: 'paid' });
  return addBankWord(sql, word);
};

const book = (deps: FiatDeps, { id, leg, operatorId, reference, reason }: HandPayment): Promise<PaidByHand> =>
  deps.db.transaction(async (sql): Promise<PaidByHand> => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut === undefined) return { ok: false, reason: 'cash_out_not_found' };
    const found = (await readLegs(sql, [id])).get(id)?.find((one) => one.leg === leg);
    if (found === undefined || cashOut.state !== 'submitted' || !isForPerson(found, deps.gateways))
      return { ok: false, reason: 'not_to_be_paid' };
    if (await isInFile(sql, { cashOutId: id, leg }, ['made'])) return { ok: false, reason: 'in_bank_file' };
    const kept = hasGone(found) ? undefined : await refuseKept(sql, id);
    if (kept !== undefined) return kept;
    const word = await readStatement(sql, { id, leg, operatorId, reference, reason });
    const waits = word !== undefined && !word.isEnough;
    await deps.audit.record(sql, {
      ...{ operatorId, ...aboutPlayer(deps, cashOut.playerId), ...(word && !waits && { before: word.before }) },
      action: waits ? 'cash_out.read_on_statement' : 'cash_out.paid_by_hand',
      details: { reason, reference, leg: leg.toString(), cashOut: deps.ids.encode('wdr', id) },
    });
    if (waits) return { ok: true, waits };
    const paid = { state: 'paid', reference, paidBy: operatorId } as const;
    if (!(await moveLeg(sql, { cashOutId: id, leg, from: found.state }, paid)))
      throw new Error('Leg changed despite its lock');
    await deps.wallet.settleCashOut(sql, {
      ...{ paymentId: id, leg, provider: manualMethod, amount: found.amount, fee: found.fee },
    });
    await bookNoted(deps, sql, cashOut, found.replaces);
    return { ok: true };
  });

/** If the operator did not take it before, its gateway is queried now: what it has paid is not booked as sent. */
export const payByHand =
  (deps: FiatDeps) =>
  async (payment: HandPayment): Promise<PaidByHand> => {
    const refusal = await askBeforeSending(deps, payment.id, payment.leg);
    return refusal === undefined ? book(deps, payment) : { ok: false, reason: refusal };
  };
