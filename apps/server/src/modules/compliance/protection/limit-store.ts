/** SQL of requested limits. Tightening applies at once, loosening waits: database functions decide. */
import type { LimitKind, LimitSpan } from '@carmine/contract/account/protection';
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';

export type LimitRequestId = Id<'lim'>;

export interface LimitWish {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** EUR cents; null: no limit. */
  readonly cents: bigint | null;
}

export interface LimitRequest extends LimitWish {
  readonly id: LimitRequestId;
  readonly askedAt: Date;
  readonly holdsFrom: Date;
  /** Expires without a confirmation by then. */
  readonly holdsUntil: Date;
}

export interface LimitRecord extends LimitWish {
  readonly source: 'player' | 'staff';
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly droppedAt: Date | null;
}

export type LimitOutcome = 'set' | 'waits' | 'same';

export const askLimit = async (
  sql: Sql,
  playerId: PlayerId,
  { kind, span, cents }: LimitWish,
  source: LimitRecord['source'],
): Promise<LimitOutcome> => {
  const { outcome } = await sql.one<{ outcome: LimitOutcome }>('select ask_limit($1, $2, $3, $4, $5) as outcome', [
    ...[playerId, kind, span, cents, source],
  ]);
  return outcome;
};

export const confirmLimit = (sql: Sql, playerId: PlayerId, id: LimitRequestId) =>
  sql.one<{ outcome: 'set' | 'early' | 'gone'; holdsFrom: Date | null }>(
    'select outcome, holds_from as "holdsFrom" from confirm_limit($1, $2)',
    [playerId, id],
  );

/** The request's values. */
export const limitWish = (sql: Sql, playerId: PlayerId, id: LimitRequestId) =>
  sql.maybe<LimitWish>('select kind, span, cents from limit_requests where player_id = $1 and id = $2', [playerId, id]);

export const dropLimitRequest = async (sql: Sql, playerId: PlayerId, id: LimitRequestId): Promise<boolean> => {
  const { dropped } = await sql.one<{ dropped: boolean | null }>('select drop_limit_request($1, $2) as dropped', [
    ...[playerId, id],
  ]);
  return dropped === true;
};

export const waitingLimits = (sql: Sql, playerId: PlayerId) =>
  sql.rows<LimitRequest>(
    `select id, kind, span, cents, asked_at as "askedAt", holds_from as "holdsFrom",
       holds_from + interval '7 days' as "holdsUntil" from limit_requests
     where player_id = $1 and confirmed_at is null and dropped_at is null and holds_from + interval '7 days' > now()`,
    [playerId],
  );

/** Newest first. */
export const limitHistory = (sql: Sql, playerId: PlayerId) =>
  sql.rows<LimitRecord>(
    `select kind, span, cents, source, asked_at as "askedAt", confirmed_at as "confirmedAt", dropped_at as "droppedAt"
     from limit_requests where player_id = $1 order by id desc limit 50`,
    [playerId],
  );
