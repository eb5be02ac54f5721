/** SQL of the offers that deposits are made under, and what they earned. */
import { formatRate, parseCurrencyCode, parseRate, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { PlayerPromotionId } from './player-promotion.ts';

export type Outcome =
  | 'none'
  | 'granted'
  | 'review'
  | 'taken'
  | 'below_tier'
  | 'locked'
  | 'protected'
  | 'refused'
  | 'rejected'
  | 'reversed';

export interface DepositOffer {
  readonly playerId: PlayerId;
  readonly depositId: bigint;
  readonly promotionId: PromotionId | undefined;
  readonly version: number | undefined;
  readonly armedId: PlayerPromotionId | undefined;
  readonly couponId: bigint | undefined;
  readonly currency: CurrencyCode;
  readonly eurRate: bigint | undefined;
  readonly madeAt: Date;
  readonly cash: bigint | undefined;
  readonly outcome: Outcome | undefined;
}

export interface MadeUnder {
  readonly playerId: PlayerId;
  readonly depositId: bigint;
  readonly promotionId: PromotionId;
  readonly version: number;
  readonly armedId: PlayerPromotionId | undefined;
  readonly couponId: bigint | undefined;
  readonly currency: CurrencyCode;
  readonly eurRate: bigint;
}

/** Kept as it was at the first. */
export const insertMadeUnder = (sql: Sql, made: MadeUnder) =>
  sql.run(
    `insert into deposit_offers (player_id, deposit_id, promotion_id, version, armed_id, coupon_id, currency, eur_rate)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (deposit_id) do nothing`,
    [
      ...[made.playerId, made.depositId, made.promotionId, made.version, made.armedId ?? null, made.couponId ?? null],
      ...[made.currency, formatRate(made.eurRate)],
    ],
  );

interface Settled {
  readonly playerId: PlayerId;
  readonly depositId: bigint;
  readonly currency: CurrencyCode;
  readonly cash: bigint;
}

/** Notes that the deposit is credited; also one that was made under no offer. */
export const noteSettled = (sql: Sql, { playerId, depositId, currency, cash }: Settled) =>
  sql.run(
    `insert into deposit_offers (player_id, deposit_id, currency, cash, settled_at) values ($1, $2, $3, $4, now())
     on conflict (deposit_id) do update set cash = $4, settled_at = now() where deposit_offers.settled_at is null`,
    [playerId, depositId, currency, cash],
  );

interface Row {
  player_id: PlayerId;
  deposit_id: bigint;
  promotion_id: PromotionId | null;
  version: number | null;
  armed_id: PlayerPromotionId | null;
  coupon_id: bigint | null;
  currency: string;
  eur_rate: string | null;
  made_at: Date;
  cash: bigint | null;
  outcome: Outcome | null;
  [column: string]: unknown;
}

const toOffer = (row: Row): DepositOffer => ({
  playerId: row.player_id,
  depositId: row.deposit_id,
  promotionId: row.promotion_id ?? undefined,
  version: row.version ?? undefined,
  armedId: row.armed_id ?? undefined,
  couponId: row.coupon_id ?? undefined,
  currency: parseCurrencyCode(row.currency) as CurrencyCode,
  // PostgreSQL writes all decimals.
  eurRate: row.eur_rate === null ? undefined : parseRate(row.eur_rate),
  madeAt: row.made_at,
  cash: row.cash ?? undefined,
  outcome: row.outcome ?? undefined,
});

export const lockDepositOffer = async (sql: Sql, depositId: bigint): Promise<DepositOffer | undefined> => {
  const row = await sql.maybe<Row>(
    `select player_id, deposit_id, promotion_id, version, armed_id, coupon_id, currency, eur_rate, made_at, cash, outcome
     from deposit_offers where deposit_id = $1 for no key update`,
    [depositId],
  );
  return row === undefined ? undefined : toOffer(row);
};

export const saveOutcome = (sql: Sql, depositId: bigint, outcome: Outcome, reason?: string) =>
  sql.run('update deposit_offers set outcome = $2, reason = $3 where deposit_id = $1', [
    depositId,
    outcome,
    reason ?? null,
  ]);

/** Notes the reversal; a deposit that is reversed before it earned anything earns nothing. */
export const noteReversed = (
  sql: Sql,
  { playerId, depositId, currency }: Pick<Settled, 'playerId' | 'depositId' | 'currency'>,
) =>
  sql.run(
    `insert into deposit_offers (player_id, deposit_id, currency, reversed_at, outcome) values ($1, $2, $3, now(), 'reversed')
     on conflict (deposit_id) do update set reversed_at = coalesce(deposit_offers.reversed_at, now()),
       outcome = coalesce(deposit_offers.outcome, 'reversed')`,
    [playerId, depositId, currency],
  );

/** Credited deposits whose earnings are not decided, oldest first. */
export const readUndecided = (sql: Sql, size: number): Promise<{ playerId: PlayerId; depositId: bigint }[]> =>
  sql.rows<{ playerId: PlayerId; depositId: bigint; [column: string]: unknown }>(
    `select player_id as "playerId", deposit_id as "depositId" from deposit_offers
     where outcome is null and settled_at is not null order by settled_at limit $1`,
    [size],
  );
