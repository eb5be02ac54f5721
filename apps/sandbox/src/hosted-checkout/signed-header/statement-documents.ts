/** Lines of the statement in the dialect: minor units as texts. */
import { parseAmount, parseCurrencyCode } from '@carmine/money';
import type { MovementKind, StatementLine } from '../../gateway/statement.ts';

const kinds = {
  deposit: 'CAPTURE',
  refund: 'RETURN',
  'charge-back': 'DISPUTE',
  'charge-back-won': 'REGAIN',
  payout: 'PAYOUT',
} as const satisfies Record<MovementKind, string>;
const statuses = { done: 'SETTLED', pending: 'QUEUED', failed: 'BOUNCED' } as const;

const minor = (amount: string, code: string): string => {
  const currency = parseCurrencyCode(code);
  const parsed = currency === undefined ? undefined : parseAmount(currency, amount);
  return parsed?.ok === true ? parsed.money.subunits.toString() : '0';
};

export const lineDocument = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine) => ({
  ...{ transaction: id, kind: kinds[kind], order: merchantReference, status: statuses[state], currency, at },
  ...{ amount: minor(amount, currency), fee: fee === null ? null : minor(fee, currency) },
});
