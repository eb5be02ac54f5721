/** Books the agreed fees of a gateway's list, and puts them apart from the lines that they were kept of. In the report's transaction. */
import type { Sql } from '../../../../database/database.ts';
import { readAgreedFees } from '../../policy/index.ts';
import type { StatementLine } from '../../ports.ts';
import { readMoves } from '../books-store.ts';
import type { BookedMovement, ListedLine } from '../movement.ts';
import { feesApart, feesToBook, nameOf } from './agreed-fees.ts';
import { bookFee, readBookedFees, type BookedFee } from './fee-store.ts';

interface Horizon {
  readonly from: Date;
  readonly to: Date;
}

interface Material {
  readonly books: readonly BookedMovement[];
  readonly lines: readonly ListedLine[];
}

/** It counts as heard of when the gateway kept it: the booking may be days later. */
const movementOf = ({
  kind,
  line,
  ourRef,
  currency,
  amount,
  listedAt,
  groupId,
  bookedAt,
}: BookedFee): BookedMovement => ({
  ...{ kind: 'gateway-fee', ourRef, line: nameOf({ kind: kind as StatementLine['kind'], line }), currency, amount },
  ...{ booking: String(groupId), booked: -amount, state: 'done', at: listedAt, bookedAt },
});

export const keepFees = async (
  sql: Sql,
  code: string,
  { books, lines, horizon }: { books: readonly BookedMovement[]; lines: readonly StatementLine[]; horizon: Horizon },
): Promise<Material> => {
  const read = async (): Promise<BookedFee[]> => {
    const moves = (await readMoves(sql, { kind: 'provider', code }, horizon)).filter(({ what }) => what === 'kept');
    const at = new Map(moves.map(({ groupId, at: moved }) => [groupId, moved]));
    const groups = [...at.keys()];
    const found = await readBookedFees(sql, code, { lines: lines.map(({ line }) => line), groups });
    // The ledger's time is what balances go by.
    return found.map((fee) => ({ ...fee, bookedAt: at.get(fee.groupId) ?? fee.bookedAt }));
  };
  const names = (fees: readonly BookedFee[]) =>
    new Set(fees.map(({ kind, line }) => nameOf({ kind: kind as StatementLine['kind'], line })));
  const before = await read();
  const fresh = feesToBook(books, lines, await readAgreedFees(sql, code), names(before));
  for (const fee of fresh) await bookFee(sql, code, fee);
  const booked = fresh.length === 0 ? before : await read();
  return { books: [...books, ...booked.map(movementOf)], lines: feesApart(lines, names(booked)) };
};
