/** The history of the merchant's account: one line of values separated by commas for each movement of a period. */
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';
import { numberOf } from './documents.ts';

const types = {
  deposit: 'Receive Money',
  payout: 'Send Money',
  refund: 'Refund',
  'charge-back': 'Chargeback',
  'charge-back-won': 'Chargeback Reversal',
} as const satisfies Record<MovementKind, string>;
const statuses = { done: 'processed', pending: 'pending', failed: 'failed' } as const;

const heading = 'ID,Time,Type,Status,Reference,Amount,Currency,Fee';

const show = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine): string =>
  [numberOf(id), at, types[kind], statuses[state], merchantReference, amount, currency, fee ?? ''].join(',');

/** All of it in one answer. */
export const historyOf = ({ statement }: Pick<Desk, 'statement'>, form: Readonly<Record<string, string>>): string => {
  const asked = askedOf(form['start_date'] ?? '', form['end_date'] ?? '', undefined);
  if (asked === undefined) return '404\t\tMissing parameter\n';
  const lines: StatementLine[] = [];
  let cursor: string | null | undefined;
  do {
    const page = statement.page({ ...asked, ...(cursor && { cursor }) });
    lines.push(...page.lines);
    cursor = page.next;
  } while (cursor !== null);
  return `200\t\tOK\n${[heading, ...lines.map(show)].join('\n')}\n`;
};
