/** SQL of how winnings of free spins become bonus money. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { UnlockTerms } from './player-promotion.ts';

export interface SpinUnlock extends UnlockTerms {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly maxFirstStake: bigint;
  readonly until: Date;
}

/** The newest grant's terms hold for all winnings of the currency, and never a shorter time than before. */
export const saveUnlock = (sql: Sql, unlock: SpinUnlock) =>
  sql.run(
    `insert into spin_unlocks (player_id, currency, deposit, percent, times, max_first_stake, days, until, deposit_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (player_id, currency) do update set deposit = $3, percent = $4, times = $5, max_first_stake = $6, days = $7,
       until = greatest(spin_unlocks.until, $8), deposit_cents = $9`,
    [
      ...[unlock.playerId, unlock.currency, unlock.deposit, unlock.percent, unlock.times, unlock.maxFirstStake],
      ...[unlock.days, unlock.until, unlock.depositCents],
    ],
  );

interface Row {
  player_id: PlayerId;
  currency: string;
  deposit: bigint;
  deposit_cents: bigint;
  percent: number;
  times: number;
  max_first_stake: bigint;
  days: number;
  until: Date;
  [column: string]: unknown;
}

const columns = 'player_id, currency, deposit, deposit_cents, percent, times, max_first_stake, days, until';

const toUnlock = (row: Row): SpinUnlock => ({
  ...{ playerId: row.player_id, currency: parseCurrencyCode(row.currency) as CurrencyCode },
  ...{ deposit: row.deposit, percent: row.percent, times: row.times, days: row.days, until: row.until },
  ...{ maxFirstStake: row.max_first_stake, depositCents: row.deposit_cents },
});

export const readUnlocks = async (sql: Sql, playerId: PlayerId): Promise<SpinUnlock[]> =>
  (await sql.rows<Row>(`select ${columns} from spin_unlocks where player_id = $1`, [playerId])).map(toUnlock);

/** Whose time is up. */
export const readOverdueUnlocks = async (sql: Sql, now: Date, size: number): Promise<SpinUnlock[]> =>
  (
    await sql.rows<Row>(`select ${columns} from spin_unlocks where until <= $1 order by until limit $2`, [now, size])
  ).map(toUnlock);

/** Returns 0 if a newer grant has given it more time. */
export const deleteUnlock = (sql: Sql, { playerId, currency }: SpinUnlock, now: Date) =>
  sql.run('delete from spin_unlocks where player_id = $1 and currency = $2 and until <= $3', [
    ...[playerId, currency, now],
  ]);

/** Winnings that wait in a queued unlock. */
export const queuedWinnings = async (sql: Sql, playerId: PlayerId, currency: CurrencyCode): Promise<bigint> =>
  (
    await sql.one<{ sum: bigint }>(
      `select coalesce(sum(from_spins), 0)::bigint as sum from player_promotions
       where player_id = $1 and currency = $2 and state = 'queued'`,
      [playerId, currency],
    )
  ).sum;

/** Winnings that nothing waits with. Call with the player's row locked: another deposit may be unlocking the same. */
export const freeWinnings = async (sql: Sql, playerId: PlayerId, currency: CurrencyCode): Promise<bigint> => {
  const held = await sql.maybe<{ balance: bigint }>(
    `select balance from accounts where owner_kind = 'player' and owner_id = $1 and currency = $2 and kind = 'free_spin_win'`,
    [playerId, currency],
  );
  return (held?.balance ?? 0n) - (await queuedWinnings(sql, playerId, currency));
};
