/** Which fees a gateway keeps as agreed, and which of them are still to be booked. Pure. */
import { parseAmount } from '@carmine/money';
import type { AgreedFee } from '../../policy/index.ts';
import type { StatementLine } from '../../ports.ts';
import { problemOf } from '../compare.ts';
import type { BookedMovement, ListedLine } from '../movement.ts';
import { pairUp } from '../pair-up.ts';

export interface KeptFee {
  readonly kind: StatementLine['kind'];
  readonly line: string;
  readonly ourRef: string;
  readonly currency: BookedMovement['currency'];
  readonly amount: bigint;
  /** Of the movement that it was kept of. */
  readonly of: bigint;
  readonly listedAt: Date;
}

/** A share of an amount may be rounded either way. */
const isAgreed = (agreed: readonly AgreedFee[], { kind, amount, fee }: StatementLine): boolean =>
  agreed.some((one) => {
    if (one.kind !== kind || amount === undefined || fee === undefined || fee.currency !== amount.currency)
      return false;
    const fixed = parseAmount(amount.currency, one.fixed);
    if (!fixed.ok) return false;
    const share = amount.subunits * one.points;
    const least = share / 10_000n + fixed.money.subunits;
    return fee.subunits === least || (share % 10_000n !== 0n && fee.subunits === least + 1n);
  });

const isFor = (known: ReadonlySet<string>, { kind, line }: Pick<StatementLine, 'kind' | 'line'>): boolean =>
  known.has(`${kind} ${line}`);

/** As the set of fees that are booked names them. */
export const nameOf = ({ kind, line }: Pick<KeptFee, 'kind' | 'line'>): string => `${kind} ${line}`;

/** Agreed, not booked yet, and of a movement that both sides have: what is wrong itself is for an operator, with its fee. */
export const feesToBook = (
  books: readonly BookedMovement[],
  lines: readonly StatementLine[],
  agreed: readonly AgreedFee[],
  known: ReadonlySet<string>,
): KeptFee[] =>
  pairUp(books, lines).flatMap(({ here, there, isExtra }) => {
    const line = lines.find((one) => one === there);
    if (here?.state !== 'done' || line?.state !== 'done' || isExtra || line.amount === undefined) return [];
    if ((line.fee?.subunits ?? 0n) <= 0n || line.fee === undefined || isFor(known, line)) return [];
    const problem = problemOf(here, { ...line, fee: undefined });
    if ((problem !== undefined && problem !== 'day') || !isAgreed(agreed, line)) return [];
    const { kind, ourRef, amount, fee, at } = line;
    return [
      {
        kind,
        line: line.line,
        ourRef,
        currency: amount.currency,
        amount: fee.subunits,
        of: amount.subunits,
        listedAt: at,
      },
    ];
  });

/** Booked fees apart from their lines. Any other fee stays with its line, as a difference. */
export const feesApart = (lines: readonly StatementLine[], known: ReadonlySet<string>): ListedLine[] =>
  lines.flatMap((line): ListedLine[] => {
    if (!isFor(known, line)) return [line];
    const whole = { ...line, fee: undefined };
    if (line.fee === undefined || line.fee.subunits === 0n) return [whole];
    return [whole, { ...whole, kind: 'gateway-fee', line: nameOf(line), amount: line.fee }];
  });
