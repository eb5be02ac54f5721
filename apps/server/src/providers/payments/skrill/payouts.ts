/**
 * Money that leaves through Skrill: to the account that paid a deposit, or back to the deposit. Either is prepared first and executed
 * within a session of a quarter of an hour, under our reference, which Skrill takes once. An order whose outcome is unknown is looked up
 * before anything else, and never executed under another reference.
 */
import { compare } from '@carmine/money';
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import { bodyOf, findTransaction, type Connection, type Script } from './calls.ts';
import {
  executeForm,
  moneyOf,
  payoutStateOf,
  readPrepared,
  readRefunded,
  readTransferred,
  refundForm,
  transferForm,
  type Result,
  type Transaction,
} from './wire.ts';

const unknown = { ok: false, reason: 'unknown' } as const;
const refused = { ok: false, reason: 'refused' } as const;

/** Errors after which nothing has left, whatever is tried again. All others (our login, our balance, a session) leave it open. */
const refusals: readonly string[] = [
  'INVALID_BNF_EMAIL',
  'INVALID_AMOUNT',
  'DISALLOWED_RECIPIENT',
  'PAYMENT_DENIED',
  'SINGLE_TRN_LIMIT_VIOLATED',
  'REFUND_DENIED',
];

const failed = (result: Exclude<Result<unknown>, { said: 'done' }>): PayoutPlaced =>
  result.said === 'error' && refusals.includes(result.error) ? refused : unknown;

const isFor = ({ payoutRef, amount }: PayoutOrder, found: Transaction): boolean => {
  const sum = moneyOf(found);
  return found.transaction_id === payoutRef && sum?.currency === amount.currency && compare(sum, amount) === 0;
};

interface Way {
  readonly script: Script;
  readonly action: 'transfer' | 'refund';
  readonly form: string;
  readonly read: (document: string) => Result<string>;
}

const wayOf = ({ login, merchantName }: Connection, order: PayoutOrder, account: string): Way =>
  order.target === 'e-wallet'
    ? {
        ...{ script: 'pay.pl', action: 'transfer', read: readTransferred },
        form: transferForm(login, order, account, merchantName),
      }
    : { script: 'refund.pl', action: 'refund', read: readRefunded, form: refundForm(login, order) };

const execute = async ({ call }: Connection, { script, action, form, read }: Way): Promise<PayoutPlaced> => {
  const prepared = readPrepared(bodyOf(await call(script, form)) ?? '');
  if (prepared.said !== 'done') return failed(prepared);
  const done = read(bodyOf(await call(script, executeForm(action, prepared.what))) ?? '');
  return done.said === 'done' ? { ok: true, reference: done.what } : failed(done);
};

const place =
  (connection: Connection) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const before = await findTransaction(connection, { trn_id: order.payoutRef });
    if (before.ok)
      return isFor(order, before.transaction) ? { ok: true, reference: before.transaction.mb_transaction_id } : unknown;
    if (before.reason !== 'unknown_there') return unknown;
    const deposit = await findTransaction(connection, { mb_trn_id: order.depositReference });
    if (!deposit.ok) return deposit.reason === 'unknown_there' ? refused : unknown;
    const { status, pay_from_email: account } = deposit.transaction;
    if (status !== '2' || account === undefined) return refused;
    return execute(connection, wayOf(connection, order, account));
  };

const query =
  (connection: Connection) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const found = await findTransaction(connection, { trn_id: payoutRef });
    if (found.ok) return { ok: true, status: payoutStateOf(found.transaction) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payout_unknown' : found.reason };
  };

export const createPayouts = (connection: Connection): Payouts => ({
  place: place(connection),
  query: query(connection),
});
