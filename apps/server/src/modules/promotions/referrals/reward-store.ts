/** SQL of the rewards of refer a friend. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Side } from './referral.ts';

export interface RewardKey {
  readonly playerId: PlayerId;
  readonly friendId: PlayerId;
}

export interface Reward extends RewardKey {
  readonly side: Side;
  readonly cents: bigint;
  readonly review: string | null;
}

export const insertReward = (sql: Sql, { playerId, friendId, side, cents, review }: Reward) =>
  sql.run('insert into referral_rewards (player_id, friend_id, side, cents, review) values ($1, $2, $3, $4, $5)', [
    ...[playerId, friendId, side, cents, review],
  ]);

const columns = 'player_id as "playerId", friend_id as "friendId", side, cents, review';

export const readDueRewards = (sql: Sql, now: Date, size: number): Promise<Reward[]> =>
  sql.rows<Reward & Record<string, unknown>>(
    `select ${columns} from referral_rewards where state = 'due' and next_attempt_at <= $1 order by next_attempt_at limit $2`,
    [now, size],
  );

export const readDueOf = (sql: Sql, friendId: PlayerId): Promise<Reward[]> =>
  sql.rows<Reward & Record<string, unknown>>(
    `select ${columns} from referral_rewards where friend_id = $1 and state = 'due' order by side`,
    [friendId],
  );

/** Undefined if it is decided, or another worker is about to. */
export const lockReward = (sql: Sql, { playerId, friendId }: RewardKey): Promise<Reward | undefined> =>
  sql.maybe<Reward & Record<string, unknown>>(
    `select ${columns} from referral_rewards
     where player_id = $1 and friend_id = $2 and state = 'due' for no key update skip locked`,
    [playerId, friendId],
  );

/** Call with the player's promotions locked. */
export const countInMonth = async (sql: Sql, playerId: PlayerId, month: string): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      'select coalesce(max(nth), 0)::int as count from referral_rewards where player_id = $1 and month = $2::date',
      [playerId, month],
    )
  ).count;

export const saveGranted = (
  sql: Sql,
  { playerId, friendId }: RewardKey,
  granted: {
    readonly currency: CurrencyCode;
    readonly amount: bigint;
    readonly at: Date;
    readonly counted: { readonly month: string; readonly nth: number } | undefined;
  },
) =>
  sql.run(
    `update referral_rewards set state = 'granted', currency = $3, amount = $4, decided_at = $5, month = $6, nth = $7
     where player_id = $1 and friend_id = $2`,
    [
      ...[playerId, friendId, granted.currency, granted.amount, granted.at],
      ...[granted.counted?.month ?? null, granted.counted?.nth ?? null],
    ],
  );

export const refuseReward = (sql: Sql, { playerId, friendId }: RewardKey, reason: string, now: Date) =>
  sql.run(
    `update referral_rewards set state = 'refused', reason = $3, decided_at = $4 where player_id = $1 and friend_id = $2`,
    [playerId, friendId, reason, now],
  );

export const postponeReward = (sql: Sql, { playerId, friendId }: RewardKey, until: Date) =>
  sql.run('update referral_rewards set next_attempt_at = $3 where player_id = $1 and friend_id = $2', [
    ...[playerId, friendId, until],
  ]);

export interface EarnedReward {
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly at: Date;
  readonly side: Side;
  readonly waits: boolean;
}

/** Granted and not refused by a person since, newest first. */
export const readEarned = async (sql: Sql, playerId: PlayerId, size: number): Promise<EarnedReward[]> =>
  (
    await sql.rows<Omit<EarnedReward, 'currency'> & { currency: string; [column: string]: unknown }>(
      `select w.currency::text as currency, w.amount, w.decided_at as at, w.side, p.state = 'queued' as waits
       from referral_rewards w
       join player_promotions p on p.player_id = w.player_id and p.source = 'referral' and p.reference = 'referral:' || w.friend_id
       where w.player_id = $1 and w.state = 'granted' and (p.started_at is not null or p.state = 'queued')
       order by w.decided_at desc limit $2`,
      [playerId, size],
    )
  ).map((row) => ({ ...row, currency: parseCurrencyCode(row.currency) as CurrencyCode }));
