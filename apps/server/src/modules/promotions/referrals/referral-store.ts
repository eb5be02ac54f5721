/** SQL of refer a friend: rules, codes, and friends with what became of them. */
import { referralRules, type ReferralRules } from '@carmine/contract/promotions/referrals';
import { parseCurrencyCode, parseRate, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerPromotionState } from '@carmine/contract/promotions/promotions';
import type { FirstDeposit, Referral, ReferralRefusal, ReferralState } from './referral.ts';

export interface ReferralVersion {
  readonly version: number;
  readonly rules: ReferralRules;
}

interface RulesRow {
  readonly version: number;
  readonly rules: unknown;
  readonly [column: string]: unknown;
}

const versionOf = (row: RulesRow | undefined): ReferralVersion | undefined =>
  row === undefined || row.rules === null ? undefined : { version: row.version, rules: referralRules.parse(row.rules) };

/** The newest version; undefined if it has been ended. */
export const readRules = async (sql: Sql): Promise<ReferralVersion | undefined> =>
  versionOf(await sql.maybe<RulesRow>('select version, rules from referral_rules order by version desc limit 1'));

export const readVersion = async (sql: Sql, version: number): Promise<ReferralRules> => {
  const found = versionOf(
    await sql.maybe<RulesRow>('select version, rules from referral_rules where version = $1', [version]),
  );
  if (found === undefined) throw new Error(`Version ${version} of the referral rules has none`);
  return found.rules;
};

export const endRules = async (sql: Sql, by: OperatorId): Promise<boolean> =>
  (await sql.one<{ ended: boolean }>('select end_referral_rules($1) as ended', [by])).ended;

export const findCode = async (sql: Sql, playerId: PlayerId): Promise<string | undefined> =>
  (await sql.maybe<{ code: string }>('select code from referral_codes where player_id = $1', [playerId]))?.code;

/** Nothing if the player has one already, or the code is taken. */
export const insertCode = (sql: Sql, playerId: PlayerId, code: string) =>
  sql.run('insert into referral_codes (player_id, code) values ($1, $2) on conflict do nothing', [playerId, code]);

export const ownerOf = async (sql: Sql, code: string): Promise<PlayerId | undefined> =>
  (await sql.maybe<{ id: PlayerId }>('select player_id as id from referral_codes where code = $1', [code]))?.id;

/** Kept as it was at the first. */
export const insertReferral = (sql: Sql, { playerId, referrerId, version }: Omit<Referral, 'state'>) =>
  sql.run(
    'insert into referrals (player_id, referrer_id, version) values ($1, $2, $3) on conflict (player_id) do nothing',
    [playerId, referrerId, version],
  );

const columns = 'player_id as "playerId", referrer_id as "referrerId", version, state';

export const findReferral = (sql: Sql, playerId: PlayerId): Promise<Referral | undefined> =>
  sql.maybe<Referral & Record<string, unknown>>(`select ${columns} from referrals where player_id = $1`, [playerId]);

export const lockReferral = (sql: Sql, playerId: PlayerId): Promise<Referral | undefined> =>
  sql.maybe<Referral & Record<string, unknown>>(
    `select ${columns} from referrals where player_id = $1 for no key update`,
    [playerId],
  );

interface DepositRow {
  readonly depositId: bigint;
  readonly currency: string;
  readonly cash: bigint | null;
  readonly eurRate: string;
  readonly settledAt: Date | null;
  readonly isReversed: boolean;
  readonly [column: string]: unknown;
}

export const readFirstDeposit = async (sql: Sql, playerId: PlayerId): Promise<FirstDeposit | undefined> => {
  const row = await sql.maybe<DepositRow>(
    `select deposit_id as "depositId", currency, cash, eur_rate::text as "eurRate", settled_at as "settledAt",
       reversed as "isReversed" from first_deposit($1)`,
    [playerId],
  );
  if (row === undefined) return undefined;
  const { currency, cash, eurRate, settledAt, ...rest } = row;
  return {
    ...rest,
    currency: parseCurrencyCode(currency) as CurrencyCode,
    cash: cash ?? undefined,
    // PostgreSQL writes all decimals.
    eurRate: parseRate(eurRate) ?? 0n,
    settledAt: settledAt ?? undefined,
  };
};

export const noteDeposit = (sql: Sql, playerId: PlayerId, depositId: bigint, decideAt: Date) =>
  sql.run(`update referrals set state = 'settled', deposit_id = $2, decide_at = $3 where player_id = $1`, [
    ...[playerId, depositId, decideAt],
  ]);

export const refuseReferral = (sql: Sql, playerId: PlayerId, reason: ReferralRefusal, now: Date) =>
  sql.run(`update referrals set state = 'refused', reason = $2, decided_at = $3 where player_id = $1`, [
    ...[playerId, reason, now],
  ]);

export const markEarned = (sql: Sql, playerId: PlayerId, now: Date) =>
  sql.run(`update referrals set state = 'earned', decided_at = $2 where player_id = $1`, [playerId, now]);

/** Of these players, those who have earned a referral as somebody's friend. */
export const earnedAmong = async (sql: Sql, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> =>
  new Set(
    (
      await sql.rows<{ id: PlayerId }>(
        `select player_id as id from referrals where player_id = any($1) and state = 'earned'`,
        [players],
      )
    ).map(({ id }) => id),
  );

export const readToDecide = async (sql: Sql, now: Date, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      `select player_id as id from referrals where state = 'settled' and decide_at <= $1 order by decide_at limit $2`,
      [now, size],
    )
  ).map(({ id }) => id);

export interface FriendRow {
  readonly registeredAt: Date;
  readonly state: ReferralState;
  readonly reward: 'due' | 'granted' | 'refused' | null;
  readonly grant: PlayerPromotionState | null;
  readonly grantReason: string | null;
}

/** Newest first. */
export const readFriends = (sql: Sql, referrerId: PlayerId, size: number): Promise<FriendRow[]> =>
  sql.rows<FriendRow & Record<string, unknown>>(
    `select r.registered_at as "registeredAt", r.state, w.state as reward, p.state as grant, p.reason as "grantReason"
     from referrals r left join referral_rewards w on w.player_id = r.referrer_id and w.friend_id = r.player_id
     left join player_promotions p on p.player_id = w.player_id and p.source = 'referral' and p.reference = 'referral:' || r.player_id
     where r.referrer_id = $1 order by r.registered_at desc, r.player_id desc limit $2`,
    [referrerId, size],
  );

export interface DeskReferral {
  readonly playerId: PlayerId;
  readonly referrerId: PlayerId;
  readonly version: number;
  readonly state: ReferralState;
  readonly reason: string | null;
  readonly registeredAt: Date;
  readonly friend: string | null;
  readonly referrer: string | null;
}

/** Newest first, with what became of both rewards: a state, or the reason of a refusal. */
export const readDesk = (sql: Sql, offset: number, size: number): Promise<DeskReferral[]> =>
  sql.rows<DeskReferral & Record<string, unknown>>(
    `select r.player_id as "playerId", r.referrer_id as "referrerId", r.version, r.state, r.reason,
       r.registered_at as "registeredAt", coalesce(f.reason, f.state) as friend, coalesce(w.reason, w.state) as referrer
     from referrals r left join referral_rewards f on f.friend_id = r.player_id and f.side = 'friend'
     left join referral_rewards w on w.friend_id = r.player_id and w.side = 'referrer'
     order by r.registered_at desc, r.player_id desc offset $1 limit $2`,
    [offset, size],
  );

export interface ReferralFigures {
  readonly friends: number;
  readonly earned: number;
  readonly refused: number;
  /** EUR cents of granted rewards. */
  readonly cents: bigint;
}

export const readFigures = (sql: Sql): Promise<ReferralFigures> =>
  sql.one<ReferralFigures & Record<string, unknown>>(
    `select count(*)::int as friends, count(*) filter (where state = 'earned')::int as earned,
       count(*) filter (where state = 'refused')::int as refused,
       (select coalesce(sum(cents), 0)::bigint from referral_rewards where state = 'granted') as cents
     from referrals`,
  );

export const isToDecide = async (sql: Sql, playerId: PlayerId, now: Date): Promise<boolean> =>
  (await sql.maybe(`select from referrals where player_id = $1 and state = 'settled' and decide_at <= $2`, [
    playerId,
    now,
  ])) !== undefined;
