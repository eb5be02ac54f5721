/**
 * What a report means that names no case: a charge-back of the whole, its end, or a refund of a part. Each gets a reference made of the
 * payment's, so that it is a case like a named one: repeated reports find it again.
 */
import { money } from '@carmine/money';
import { arrivedOf, type Deposit } from '../deposits/index.ts';
import { refundedInPart, type PaymentReport, type ReportedDispute } from '../ports.ts';
import type { Dispute } from './dispute.ts';

/** `cases`: of the deposit, oldest first. `disputed`: what they took of it, beside what was reversed as a whole. */
export interface Known {
  readonly deposit: Deposit;
  readonly cases: readonly Dispute[];
  readonly disputed: bigint;
}

const isRefund = ({ reason }: Dispute): boolean => reason === refundedInPart;

const begins = (
  { deposit, cases }: Known,
  { reference }: PaymentReport,
  amount: bigint,
  reason?: string,
): ReportedDispute[] =>
  amount <= 0n
    ? []
    : [
        {
          ...{ reference: `${reference}:${cases.length + 1}`, status: 'open', dueAt: undefined },
          ...{ amount: money(deposit.currency, amount), reason },
        },
      ];

/** Whether it is in the player's wallet, apart from what cases took. */
const isHeld = ({ deposit, cases }: Known): boolean =>
  deposit.state === 'credited' || (deposit.state === 'charged_back' && cases.some(({ state }) => state === 'won'));

/** What the gateway gave back itself, and no case has taken yet. */
export const refundIn = (known: Known, report: PaymentReport): ReportedDispute[] => {
  const { deposit, cases, disputed } = known;
  const { status, paid } = report;
  const left = status === 'refunded' ? 0n : paid?.currency === deposit.currency ? paid.subunits : undefined;
  if (!isHeld(known) || (status !== 'paid' && status !== 'refunded') || left === undefined) return [];
  const came = deposit.paid?.subunits ?? deposit.amount;
  const taken = cases.filter(isRefund).reduce((sum, { amount }) => sum + amount, 0n);
  const [gone, held] = [came - left - taken, arrivedOf(deposit).amount - disputed];
  return begins(known, report, gone < held ? gone : held, refundedInPart);
};

/** Of a gateway that names no cases. "Paid" again after a charge-back that it reported itself is its end. */
export const chargeBackIn = (known: Known, report: PaymentReport): ReportedDispute[] => {
  const { deposit, disputed } = known;
  const last = known.cases.findLast((one) => !isRefund(one));
  const isOver = last === undefined || last.state === 'won';
  if (report.status === 'charged_back') {
    const isReversed = deposit.state === 'charged_back';
    return (isReversed || isHeld(known)) && isOver ? begins(known, report, arrivedOf(deposit).amount - disputed) : [];
  }
  if (report.status !== 'paid' || isOver || last.reference?.startsWith(`${report.reference}:`) !== true) return [];
  const { reference, reason, dueAt, amount } = last;
  return [{ reference, reason, dueAt, amount: money(last.currency, amount), status: 'won' }];
};
