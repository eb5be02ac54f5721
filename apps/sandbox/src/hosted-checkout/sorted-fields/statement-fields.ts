/** A page of the statement in the dialect: a field for each line. */
import type { MovementKind, StatementLine } from '../../gateway/statement.ts';
import type { Fields } from './digest.ts';

const kinds = {
  deposit: 'sale',
  refund: 'refund',
  'charge-back': 'dispute',
  'charge-back-won': 'regain',
  payout: 'payout',
} as const satisfies Record<MovementKind, string>;
const states = { done: '20', pending: '10', failed: '30' } as const;

const rowOf = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine): string => {
  const seconds = Math.floor(Date.parse(at) / 1000);
  return [id, kinds[kind], merchantReference, states[state], amount, currency, fee ?? '', seconds].join('|');
};

export const pageFields = (lines: readonly StatementLine[], next: string | null): Fields => ({
  ...{ result: 'ok', rows: String(lines.length), next: next ?? '' },
  ...Object.fromEntries(lines.map((line, n) => [`row_${n + 1}`, rowOf(line)])),
});
