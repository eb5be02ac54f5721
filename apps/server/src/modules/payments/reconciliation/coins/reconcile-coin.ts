/** Compares one day of an asset with what its network has, as of one block. */
import { readNetwork, type Coin } from '../../chains/index.ts';
import { readBalances, readMoves, type ClearingMove } from '../books-store.ts';
import { compareDay } from '../compare.ts';
import { compareOutputs } from './compare-outputs.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { dayAfter, startOf, type BookedMovement, type Day } from '../movement.ts';
import { listNetwork, NotListed } from './network-list.ts';
import { lastBlock } from '../progress-store.ts';
import { lockDay, noteNotListed, readDay, type DayState } from '../report-store.ts';
import { saveReport, type Compared } from '../save-report.ts';

const kinds = {
  ...{ deposit: 'deposit', back: 'refund', won: 'charge-back-won', payout: 'payout' },
  ...{ correction: 'correction', transfer: 'transfer', fee: 'network-fee', kept: 'gateway-fee', other: 'other' },
} as const satisfies Record<ClearingMove['what'], BookedMovement['kind']>;

const refer =
  ({ ids }: Pick<ReconciliationDeps, 'ids'>) =>
  ({ what, paymentId, groupId, reference, leg }: ClearingMove): string => {
    if (what === 'fee' && reference !== null) return reference;
    if (paymentId === null || what === 'correction' || what === 'transfer' || what === 'other')
      return `booking_${groupId}`;
    return what === 'payout'
      ? `${ids.encode('wdr', paymentId as never)}_${leg ?? 1}`
      : ids.encode('dep', paymentId as never);
  };

const booked = (move: ClearingMove, ourRef: string): BookedMovement => ({
  ...{ kind: kinds[move.what], ourRef, booking: String(move.groupId), currency: move.currency, state: 'done' },
  ...{ amount: move.amount < 0n ? -move.amount : move.amount, booked: move.amount, at: move.at, bookedAt: move.at },
});

/** The block of a report stays the same when the day is compared again. */
const blockOf = async (deps: ReconciliationDeps, { network, asset }: Coin, day: Day): Promise<bigint> => {
  const known = (await readDay(deps.db, asset.code, day))?.block;
  if (known !== undefined) return BigInt(known);
  const read = await readNetwork(deps.db, network.code);
  if (read === undefined) throw new NotListed('not_prepared');
  return read.height;
};

/** Asks the node about every movement of the day: a call may take seconds, so that no transaction is open meanwhile. */
const readDayOf = async (deps: ReconciliationDeps, coin: Coin, day: Day): Promise<Compared> => {
  const { db } = deps;
  const { code } = coin.asset;
  const of = { kind: 'chain', code } as const;
  const [from, to] = [startOf(day), startOf(dayAfter(day))];
  const height = await blockOf(deps, coin, day);
  const [moves, opening, closing] = await db.transaction(async (sql) => [
    await readMoves(sql, of, { from, to }),
    await readBalances(sql, of, from),
    await readBalances(sql, of, to),
  ]);
  const at = new Date(from.getTime() + 12 * 3_600_000);
  const after = (await lastBlock(db, code, day)) ?? height;
  const lines = await listNetwork(db, coin, moves, refer(deps), { after, to: height, at });
  const outputs = await compareOutputs(db, coin, { height, at });
  const books = [...moves.map((move) => booked(move, refer(deps)(move))), ...outputs.books];
  const rows = compareDay(day, books, [...lines, ...outputs.lines]);
  return { party: code, day, rows, opening, closing, block: String(height) };
};

export const reconcileCoin = async (deps: ReconciliationDeps, coin: Coin, day: Day): Promise<DayState> => {
  const { code } = coin.asset;
  try {
    const compared = await readDayOf(deps, coin, day);
    const state = await deps.db.transaction(async (sql) => {
      await lockDay(sql, code);
      return saveReport(sql, compared);
    });
    if (state === 'differs') deps.log.error({ asset: code, day }, 'the books of an asset do not close');
    return state;
  } catch (error) {
    if (!(error instanceof NotListed)) throw error;
    await noteNotListed(deps.db, code, day, error.message);
    deps.log.warn({ asset: code, day, failure: error.message }, 'a network could not be read');
    return 'not_listed';
  }
};
