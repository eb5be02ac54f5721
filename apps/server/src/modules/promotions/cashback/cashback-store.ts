/** SQL of weekly cash losses. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { lockPlayers, readHousehold } from '../grants/grant-facts-store.ts';

export const countCashLosses = async (sql: Sql, after: bigint, to: bigint): Promise<void> => {
  await sql.run('select count_cash_losses($1, $2)', [after, to]);
};

/** The consumer of the feed has counted everything that was sealed some minutes after the week. */
export const isCounted = async (sql: Sql, consumer: string, weekEnd: Date): Promise<boolean> =>
  (await sql.maybe(
    `select from feed_cursors c join ledger_seals s on s.n = c.block
     where c.consumer = $1 and s.sealed_at > $2::timestamptz + interval '10 minutes'`,
    [consumer, weekEnd],
  )) !== undefined;

/** Of weeks that ended before then; oldest first. */
export const readUndecidedLosers = (
  sql: Sql,
  before: Date,
  size: number,
): Promise<{ playerId: PlayerId; week: string }[]> =>
  sql.rows<{ playerId: PlayerId; week: string; [column: string]: unknown }>(
    `select distinct player_id as "playerId", week::text as week from cash_losses
     where decided_at is null and week < $1::date order by 2, 1 limit $2`,
    [before.toISOString().slice(0, 10), size],
  );

export interface CashLoss {
  readonly currency: CurrencyCode;
  /** Negative: won. */
  readonly lost: bigint;
}

/** Undecided ones, locked. */
export const lockLosses = async (sql: Sql, playerId: PlayerId, week: string): Promise<CashLoss[]> =>
  (
    await sql.rows<{ currency: string; lost: bigint }>(
      `select currency, lost from cash_losses where player_id = $1 and week = $2::date and decided_at is null
       order by currency for no key update`,
      [playerId, week],
    )
  ).map(({ currency, lost }) => ({ currency: parseCurrencyCode(currency) as CurrencyCode, lost }));

export const saveDecided = (sql: Sql, playerId: PlayerId, week: string) =>
  sql.run('update cash_losses set decided_at = now() where player_id = $1 and week = $2::date', [playerId, week]);

/** Locked, so that two accounts of a household are decided one after the other. Once per player and household, as its terms say. */
export const hasHouseholdHad = async (sql: Sql, playerId: PlayerId, reference: string): Promise<boolean> => {
  const others = (await readHousehold(sql, playerId)).filter(({ basis }) => basis !== 'device');
  if (others.length === 0) return false;
  const players = others.map((one) => one.playerId);
  await lockPlayers(sql, [playerId, ...players]);
  return (
    (await sql.maybe(
      `select from player_promotions where player_id = any ($1) and source = 'cashback' and reference = $2 limit 1`,
      [players, reference],
    )) !== undefined
  );
};
