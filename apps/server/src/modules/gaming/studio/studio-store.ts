/** The only SQL of studios' rounds. Every write is a function that checks what it is told; only those of a runner need its lease. */
import type { Draw } from '@carmine/games';
import type { Sql } from '../../../database/database.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { Json } from '../../../platform/json.ts';
import type { SignedText } from '../ports.ts';

/** A worker's hold of the table. */
export interface Lease {
  readonly tableId: string;
  readonly fence: bigint;
}

export interface StudioEvent extends SignedText {
  readonly id: bigint;
  readonly kind: 'result' | 'failed';
  readonly draws: readonly Draw[] | null;
  readonly publicKey: string;
  /** Came while betting was open. */
  readonly early: boolean;
  /** Another result came first. */
  readonly differs: boolean;
}

export type HeldReason = 'late' | 'failed' | 'differs' | 'early' | 'unsigned' | 'unreadable';

export type Heard = 'stored' | 'repeated' | 'early' | 'differs' | 'unknown';

const asked = async (sql: Sql, call: string, values: readonly unknown[]): Promise<boolean> =>
  (await sql.one<{ done: boolean | null }>(`select ${call} as done`, values)).done === true;

export const hear = async (
  sql: Sql,
  studio: string,
  roundId: bigint,
  { signed, key, signature, publicKey }: SignedText & { readonly publicKey: string },
): Promise<Heard> =>
  (
    await sql.one<{ heard: Heard }>('select hear_studio($1, $2, $3, $4, $5, $6) as heard', [
      ...[studio, roundId, signed, key, publicKey, signature],
    ])
  ).heard;

/** Oldest first. */
export const eventsOf = (sql: Sql, roundId: bigint): Promise<StudioEvent[]> =>
  sql.rows<StudioEvent>(
    `select id, kind, draws, signed, key_id as key, public_key as "publicKey", signature, early, differs
     from studio_events where live_round_id = $1 order by id`,
    [roundId],
  );

/** Whether the studio has to be told now. */
export const isDue = (sql: Sql, { tableId, fence }: Lease, roundId: bigint, everyMs: number): Promise<boolean> =>
  asked(sql, 'ask_studio($1, $2, $3, $4)', [tableId, fence, roundId, everyMs]);

export const hold = (sql: Sql, { tableId, fence }: Lease, roundId: bigint, reason: HeldReason): Promise<boolean> =>
  asked(sql, 'hold_studio_round($1, $2, $3, $4)', [tableId, fence, roundId, reason]);

export const decide = (
  sql: Sql,
  { tableId, fence }: Lease,
  roundId: bigint,
  { eventId, result, runningMs }: { readonly eventId: bigint; readonly result: Json; readonly runningMs: number },
): Promise<boolean> =>
  asked(sql, 'decide_studio_round($1, $2, $3, $4, $5, $6)', [
    ...[tableId, fence, roundId, eventId, JSON.stringify(result), runningMs],
  ]);

/** Rounds that wait for operators, and results of the last week that differ from the one that came first. */
export const troubles = (sql: Sql): Promise<{ held: number; differing: number }> =>
  sql.one(
    `select (select count(*)::integer from studio_rounds s join live_rounds r on r.id = s.live_round_id
               where s.held is not null and r.phase = 'closed') as held,
       (select count(*)::integer from studio_events where differs and received_at > clock_timestamp() - interval '7 days') as differing`,
  );

interface TroubledRound {
  readonly id: bigint;
  readonly table: string;
  readonly studio: string;
  readonly number: number;
  readonly phase: 'betting' | 'closed' | 'running' | 'settled' | 'voided';
  readonly held: HeldReason | null;
  readonly heldAt: Date | null;
  readonly closesAt: Date;
  readonly players: number;
  readonly stakedCents: bigint;
  readonly requestId: Id<'apr'> | null;
  readonly events: readonly {
    readonly at: string;
    readonly signed: string;
    readonly key: string;
    readonly signature: string;
    readonly used: boolean;
    readonly early: boolean;
    readonly differs: boolean;
  }[];
}

/** Rounds that were held, or that another result came for, newest first. */
export const troubledRounds = (sql: Sql, size: number): Promise<TroubledRound[]> =>
  sql.rows<TroubledRound>(
    `select r.id, r.table_id as "table", coalesce(t.studio, '') as studio, r.link_n as number, r.phase, s.held,
       s.held_at as "heldAt", r.closes_at as "closesAt", s.void_request_id as "requestId",
       (live_bets_shown(r.id) ->> 'players')::integer as players,
       (live_bets_shown(r.id) ->> 'stakedCents')::bigint as "stakedCents",
       coalesce((select jsonb_agg(jsonb_build_object('at', e.received_at, 'signed', e.signed, 'key', e.key_id,
         'signature', e.signature, 'used', e.id is not distinct from s.event_id, 'early', e.early, 'differs', e.differs) order by e.id)
         from studio_events e where e.live_round_id = r.id), '[]') as events
     from studio_rounds s join live_rounds r on r.id = s.live_round_id join live_tables t on t.id = r.table_id
     where s.live_round_id in (select live_round_id from studio_rounds where held is not null
       union select live_round_id from studio_events where differs)
     order by r.id desc limit $1`,
    [size],
  );
