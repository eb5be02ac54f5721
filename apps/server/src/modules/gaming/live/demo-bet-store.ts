/** The only SQL of play money at live tables: rounds of a demo session that join a shared one, and are shown to nobody else. */
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Json, JsonObject } from '../../../platform/json.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';

export interface DemoBet {
  readonly roundId: RoundId;
  readonly sessionId: bigint;
  readonly liveRoundId: bigint;
  readonly state: 'placed' | 'undone' | 'settled' | 'refunded';
  readonly params: JsonObject;
  readonly currency: CurrencyCode;
  readonly stake: bigint;
  readonly staked: bigint;
  readonly payout: bigint;
  /** Of a bet on a flight, in hundredths. */
  readonly limit: number | null;
  readonly cashedOutAt: number | null;
}

const limitOf = `(d.outcome #>> '{params,limit}')::integer`;

const select = `select d.id as "roundId", d.session_id as "sessionId", d.shared_round_id as "liveRoundId", s.currency, d.stake, d.staked,
  d.payout, d.outcome -> 'params' as params, ${limitOf} as limit,
  case when ${limitOf} is not null and d.multiplier_e4 > 0 then (d.multiplier_e4 / 100)::integer end as "cashedOutAt",
  case d.status when 'open' then 'placed' when 'settled' then 'settled'
    else case d.actions -> -1 ->> 'type' when 'undo' then 'undone' else 'refunded' end end as state
  from demo_rounds d join demo_sessions s on s.id = d.session_id where d.shared_round_id is not null`;

/** Whether betting is open by the clock of the database, in a round that it was not away from. */
export const isBetting = async (sql: Sql, liveRoundId: bigint): Promise<boolean> =>
  (await sql.maybe(
    `select from live_rounds where id = $1 and phase = 'betting' and clock_timestamp() < closes_at
       and pg_postmaster_start_time() <= opened_at`,
    [liveRoundId],
  )) !== undefined;

export const stakedInRound = async (sql: Sql, sessionId: bigint, liveRoundId: bigint): Promise<bigint> =>
  (
    await sql.one<{ staked: bigint }>(
      `select coalesce(sum(staked), 0)::bigint as staked from demo_rounds
       where session_id = $1 and shared_round_id = $2 and status = 'open'`,
      [sessionId, liveRoundId],
    )
  ).staked;

interface NewDemoBet {
  readonly sessionId: bigint;
  readonly liveRoundId: bigint;
  readonly gameId: string;
  readonly mathVersion: string;
  readonly stake: bigint;
  readonly staked: bigint;
  readonly params: JsonObject;
}

/** Whether the session has a bet in this slot of a flight. */
export const hasSlot = async (sql: Sql, sessionId: bigint, liveRoundId: bigint, slot: unknown): Promise<boolean> =>
  (await sql.maybe(
    `select from demo_rounds where session_id = $1 and shared_round_id = $2 and status <> 'voided'
       and outcome #>> '{params,slot}' = $3`,
    [sessionId, liveRoundId, String(slot)],
  )) !== undefined;

export const insertDemoBet = async (sql: Sql, bet: NewDemoBet): Promise<RoundId> =>
  (
    await sql.one<{ id: bigint }>(
      `insert into demo_rounds
         (session_id, game_id, math_version, status, stake, staked, payout, multiplier_e4, shared_round_id, seq, draws, outcome)
       values ($1, $2, $3, 'open', $4, $5, 0, 0, $6, 0, '[]', $7) returning id`,
      [
        ...[bet.sessionId, bet.gameId, bet.mathVersion, bet.stake, bet.staked, bet.liveRoundId],
        JSON.stringify({ params: bet.params }),
      ],
    )
  ).id as RoundId;

/** By its player. False: it was over already. */
export const undoDemoBet = async (sql: Sql, id: RoundId): Promise<boolean> =>
  (await sql.run(
    `update demo_rounds set status = 'voided', seq = seq + 1, settled_at = now(), actions = actions || '[{"type": "undo"}]'
     where id = $1 and status = 'open'`,
    [id],
  )) === 1;

export interface DemoOutcome {
  readonly payout: bigint;
  readonly multiplierE4: bigint;
  readonly outcome: Json;
  readonly draws: Json;
  readonly action: Json;
}

/** False: it was over already. */
export const settleDemoBet = async (sql: Sql, id: RoundId, decided: DemoOutcome): Promise<boolean> =>
  (await sql.run(
    `update demo_rounds set status = 'settled', seq = seq + 1, settled_at = now(), payout = $2, multiplier_e4 = $3, outcome = $4,
       draws = $5, actions = actions || jsonb_build_array($6::jsonb)
     where id = $1 and status = 'open'`,
    [
      ...[id, decided.payout, decided.multiplierE4, JSON.stringify(decided.outcome), JSON.stringify(decided.draws)],
      JSON.stringify(decided.action),
    ],
  )) === 1;

/**
 * Pays bets as they were decided, or returns those without an outcome: each once, in one transaction for all, because visitors may have placed
 * any number and a table waits for it. The sessions are locked first, as by every other booking.
 */
export const endDemoBets = (
  db: Database,
  ends: readonly { readonly bet: DemoBet; readonly outcome: DemoOutcome | undefined }[],
): Promise<void> =>
  db.transaction(async (sql) => {
    await sql.rows('select id from demo_sessions where id = any ($1) order by id for no key update', [
      ends.map(({ bet }) => bet.sessionId),
    ]);
    const decided = ends.map(({ bet, outcome }) => ({
      id: String(bet.roundId),
      status: outcome === undefined ? 'voided' : 'settled',
      payout: String(outcome?.payout ?? 0n),
      multiplier: String(outcome?.multiplierE4 ?? 0n),
      action: outcome?.action ?? { type: 'voided' },
      ...(outcome === undefined ? {} : { outcome: outcome.outcome, draws: outcome.draws }),
    }));
    await sql.run(
      `with ended as (
         update demo_rounds d set status = e.status, seq = d.seq + 1, settled_at = now(), payout = e.payout, multiplier_e4 = e.multiplier,
           outcome = coalesce(e.outcome, d.outcome), draws = coalesce(e.draws, d.draws), actions = d.actions || jsonb_build_array(e.action)
         from jsonb_to_recordset($1) e (id bigint, status text, payout bigint, multiplier bigint, action jsonb, outcome jsonb, draws jsonb)
         where d.id = e.id and d.status = 'open'
         returning d.session_id, case d.status when 'settled' then d.payout else d.staked end as amount),
       sums as (select session_id, sum(amount)::bigint as amount from ended group by session_id)
       update demo_sessions s set balance = s.balance + sums.amount from sums where s.id = sums.session_id`,
      [JSON.stringify(decided)],
    );
  });

export const findDemoBet = (sql: Sql, sessionId: bigint, id: bigint): Promise<DemoBet | undefined> =>
  sql.maybe<DemoBet>(`${select} and d.session_id = $1 and d.id = $2`, [sessionId, id]);

export const demoBetsOf = (sql: Sql, sessionId: bigint, liveRoundId: bigint): Promise<DemoBet[]> =>
  sql.rows<DemoBet>(`${select} and d.session_id = $1 and d.shared_round_id = $2 order by d.id`, [
    ...[sessionId, liveRoundId],
  ]);

export const placedDemoBets = (db: Database, liveRoundId: bigint, size: number): Promise<DemoBet[]> =>
  db.rows<DemoBet>(`${select} and d.shared_round_id = $1 and d.status = 'open' order by d.id limit $2`, [
    ...[liveRoundId, size],
  ]);

/** Those that have ended by themselves. */
export const placedFlightDemoBets = (
  db: Database,
  liveRoundId: bigint,
  { limit, reached }: { readonly limit: number | null; readonly reached: number },
  size: number,
): Promise<DemoBet[]> =>
  db.rows<DemoBet>(
    `${select} and d.shared_round_id = $1 and d.status = 'open'
       and least((d.outcome #>> '{params,auto}')::integer, ${limitOf}, $3::integer) <= $2 order by d.id limit $4`,
    [liveRoundId, reached, limit, size],
  );
