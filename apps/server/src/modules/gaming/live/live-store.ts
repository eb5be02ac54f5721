/** The only SQL of live tables. Every write is a function that checks lease, phase and the database's clock. */
import type { Rider } from '@carmine/contract/games/live-tables';
import type { Draw, LiveRules } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Json, JsonObject } from '../../../platform/json.ts';
import type { PlayerId, RoundId } from '../../../platform/ids/ids.ts';
import type { CommitReply, RoundElement, Wallet } from '../../wallet/index.ts';
import type { SignedText } from '../ports.ts';
import type { HeldReason } from '../studio/studio-store.ts';

/** A table held by this process, until its number is no longer the newest. */
export interface Held {
  readonly tableId: string;
  readonly fence: bigint;
}

export interface LiveRound {
  readonly id: bigint;
  readonly tableId: string;
  readonly gameId: string;
  readonly mathVersion: string;
  readonly phase: 'betting' | 'closed' | 'flying' | 'running' | 'settled' | 'voided';
  readonly openedAt: Date;
  readonly closesAt: Date;
  readonly dueAt: Date;
  /** By the database's clock; negative once it is due. */
  readonly dueInMs: number;
  /** Of a table with a chain, as salt and link. */
  readonly commitment: string | null;
  readonly salt: string | null;
  readonly saltSource:
    | { readonly kind: 'house' }
    | { readonly kind: 'block'; readonly network: string; readonly height: string }
    | null;
  /** The number of the round at its table: of its link, where it has a chain. */
  readonly linkN: number;
  readonly link: string | null;
  /** Of a table whose results come from a studio: its code. */
  readonly studio: string | null;
  /** What decided it there. */
  readonly studioEvent: StudioProof | null;
  /** Why operators look at it. */
  readonly held: HeldReason | null;
  readonly result: Json;
  /** Of a flight, from its start on. */
  readonly flightStartedAt: Date | null;
  readonly flightDoublingMs: number | null;
  /** In hundredths: where its bets together have won the most that a round may pay. */
  readonly flightLimit: number | null;
  /** The database was away while it flew. */
  readonly interrupted: boolean;
}

/** As the studio signed it. */
export interface StudioProof extends SignedText {
  readonly publicKey: string;
  readonly draws: readonly Draw[];
}

export interface LiveBet {
  readonly playerId: PlayerId;
  readonly roundId: RoundId;
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
  /** What everybody sees it as. */
  readonly rider: string | null;
}

export interface LiveTable {
  readonly id: string;
  readonly gameId: string;
  readonly seq: bigint;
  readonly open: boolean;
  /** Whose results it shows; null: a chain's. */
  readonly studio: string | null;
  /** Times of this table in place of the game's. */
  readonly timing: Partial<LiveRules['timing']> | null;
  /** How many, and in which currency they play; null: a crowd's table. */
  readonly seats: number | null;
  readonly currency: CurrencyCode | null;
}

/** Tables that nobody holds and that have something to run. */
export const freeTables = async (sql: Sql): Promise<string[]> => {
  const rows = await sql.rows<{ id: string }>(
    `select id from live_tables t where lease_until < clock_timestamp()
       and (open or exists (select from live_rounds r where r.table_id = t.id and r.phase not in ('settled', 'voided'))
         or exists (select from live_bets b join live_rounds r on r.id = b.live_round_id
           where b.state = 'placed' and r.table_id = t.id))`,
  );
  return rows.map(({ id }) => id);
};

export const takeTable = async (sql: Sql, tableId: string, holder: string, ms: number): Promise<Held | undefined> => {
  const { fence } = await sql.one<{ fence: bigint | null }>('select take_live_table($1, $2, $3) as fence', [
    ...[tableId, holder, ms],
  ]);
  return fence === null ? undefined : { tableId, fence };
};

export const asked = async (sql: Sql, call: string, values: readonly unknown[]): Promise<boolean> =>
  (await sql.one<{ done: boolean | null }>(`select ${call} as done`, values)).done === true;

export const holdTable = (sql: Sql, { tableId, fence }: Held, ms: number): Promise<boolean> =>
  asked(sql, 'hold_live_table($1, $2, $3)', [tableId, fence, ms]);

export const beginRound = (
  sql: Sql,
  { tableId, fence }: Held,
  { mathVersion, bettingMs }: { readonly mathVersion: string; readonly bettingMs: number },
): Promise<boolean> =>
  asked(sql, 'begin_live_round($1, $2, $3, $4) is not null', [tableId, fence, mathVersion, bettingMs]);

export const closeRound = (sql: Sql, { tableId, fence }: Held, id: bigint, closedMs: number): Promise<boolean> =>
  asked(sql, 'close_live_round($1, $2, $3, $4) is not null', [tableId, fence, id, closedMs]);

export const shareBets = (sql: Sql, { tableId, fence }: Held, id: bigint): Promise<boolean> =>
  asked(sql, 'share_live_bets($1, $2, $3)', [tableId, fence, id]);

export const openLink = (sql: Sql, { tableId, fence }: Held, id: bigint) =>
  sql.maybe<{ sealed: Buffer; commitment: string; n: number; salt: string }>(
    'select link_sealed as sealed, commitment, n, salt from open_live_link($1, $2, $3)',
    [tableId, fence, id],
  );

export const revealRound = (
  sql: Sql,
  { tableId, fence }: Held,
  id: bigint,
  { link, result, runningMs }: { readonly link: string; readonly result: Json; readonly runningMs: number },
): Promise<boolean> =>
  asked(sql, 'reveal_live_round($1, $2, $3, $4, $5, $6)', [
    ...[tableId, fence, id, link, JSON.stringify(result), runningMs],
  ]);

export const endRound = (sql: Sql, { tableId, fence }: Held, id: bigint, restMs: number): Promise<boolean> =>
  asked(sql, 'end_live_round($1, $2, $3, $4)', [tableId, fence, id, restMs]);

export type Commits = Pick<Wallet, 'commitRoundsBy'>;

export const settleBets = (
  wallet: Commits,
  { tableId, fence }: Held,
  id: bigint,
  elements: readonly RoundElement[],
): Promise<(CommitReply | undefined)[]> =>
  wallet.commitRoundsBy(
    {
      name: 'settle_live_bets',
      call: 'settle_live_bets($1::round_element[], $2, $3, $4)',
      values: [tableId, fence, id],
    },
    elements,
  );

/**
 * Undefined: betting is closed. `mostCents`: what a player may stake on one round; `paysE4`: what the bet pays at each end of the round, if the
 * game says so.
 */
export const placeBet = async (
  wallet: Commits,
  id: bigint,
  { mostCents, paysE4 }: { readonly mostCents: bigint; readonly paysE4: bigint[] | undefined },
  element: RoundElement,
): Promise<CommitReply | undefined> => {
  const call = 'place_live_bet(($1::round_element[])[1], $2, $3, $4)';
  const values = [id, mostCents, paysE4 ?? null];
  const [reply] = await wallet.commitRoundsBy({ name: 'place_live_bet', call, values }, [element]);
  return reply;
};

/** Undefined: betting is closed, or the bet is not placed. */
export const undoBet = async (wallet: Commits, element: RoundElement): Promise<CommitReply | undefined> => {
  const call = 'undo_live_bet(($1::round_element[])[1])';
  const [reply] = await wallet.commitRoundsBy({ name: 'undo_live_bet', call, values: [] }, [element]);
  return reply;
};

const roundColumns = `r.id, r.table_id as "tableId", t.game_id as "gameId", r.math_version as "mathVersion", r.phase,
  r.opened_at as "openedAt", r.closes_at as "closesAt", r.due_at as "dueAt",
  (extract(epoch from r.due_at - clock_timestamp()) * 1000)::float8 as "dueInMs",
  c.commitment, c.salt, c.salt_source as "saltSource", r.link_n as "linkN", r.link, r.result,
  r.flight_started_at as "flightStartedAt", r.flight_doubling_ms as "flightDoublingMs", r.flight_limit_e2 as "flightLimit", r.interrupted,
  case when r.chain_id is null then t.studio end as studio, s.held,
  case when e.id is not null then jsonb_build_object('signed', e.signed, 'key', e.key_id, 'publicKey', e.public_key,
    'signature', e.signature, 'draws', e.draws) end as "studioEvent"
  from live_rounds r join live_tables t on t.id = r.table_id left join live_chains c on c.id = r.chain_id
  left join studio_rounds s on s.live_round_id = r.id left join studio_events e on e.id = s.event_id`;

/** Newest first. */
export const lastRounds = (sql: Sql, tableId: string, size: number): Promise<LiveRound[]> =>
  sql.rows<LiveRound>(`select ${roundColumns} where r.table_id = $1 order by r.id desc limit $2`, [tableId, size]);

export const findLiveRound = (sql: Sql, id: bigint): Promise<LiveRound | undefined> =>
  sql.maybe<LiveRound>(`select ${roundColumns} where r.id = $1`, [id]);

export const betColumns = `b.player_id as "playerId", b.round_id as "roundId", b.live_round_id as "liveRoundId", b.state, b.params,
  b.currency, b.stake, b.staked, b.payout, b.limit_e2 as limit, b.cashed_out_e2 as "cashedOutAt", b.rider from live_bets b`;

/** Of different players, one each: what one batch settles. */
export const placedBets = (sql: Sql, id: bigint, size: number): Promise<LiveBet[]> =>
  sql.rows<LiveBet>(
    `select distinct on (b.player_id) ${betColumns} where b.live_round_id = $1 and b.state = 'placed'
     order by b.player_id, b.round_id limit $2`,
    [id, size],
  );

export const betsOf = (sql: Sql, playerId: PlayerId, liveRoundId: bigint): Promise<LiveBet[]> =>
  sql.rows<LiveBet>(`select ${betColumns} where b.player_id = $1 and b.live_round_id = $2 order by b.round_id`, [
    ...[playerId, liveRoundId],
  ]);

export const findBet = (sql: Sql, playerId: PlayerId, roundId: bigint): Promise<LiveBet | undefined> =>
  sql.maybe<LiveBet>(`select ${betColumns} where b.player_id = $1 and b.round_id = $2`, [playerId, roundId]);

const tableColumns =
  'id, game_id as "gameId", event_seq as seq, open, studio, timing, seats, currency from live_tables';

export const allTables = (sql: Sql): Promise<LiveTable[]> => sql.rows<LiveTable>(`select ${tableColumns} order by id`);

export const findTable = (sql: Sql, id: string): Promise<LiveTable | undefined> =>
  sql.maybe<LiveTable>(`select ${tableColumns} where id = $1`, [id]);

/** Those of more than a day ago. */
export const forgetEvents = async (sql: Sql): Promise<void> => {
  await sql.run('select forget_live_events()');
};

/** A seat whose hand is still played is left by the database when the hand is over. */
export const leaveSeats = async (sql: Sql, playerId: PlayerId): Promise<void> => {
  const seats = await sql.rows<{ id: string }>('select table_id as id from live_seats where player_id = $1', [
    playerId,
  ]);
  for (const { id } of seats) await sql.run('select leave_live_seat($1, $2, null)', [playerId, id]);
};

export interface ChainLeft {
  readonly id: bigint;
  readonly left: number;
  readonly salted: boolean;
  /** The block that its salt comes from; null where the house draws it. */
  readonly network: string | null;
  readonly height: bigint | null;
  readonly ageMs: number;
}

/** Chains with links left, those that still need a salt among them. */
export const chainsOf = (db: Database, tableId: string): Promise<ChainLeft[]> =>
  db.rows<ChainLeft>(
    `select id, length - used as left, salt is not null as salted, salt_network as network, salt_height as height,
       (extract(epoch from clock_timestamp() - committed_at) * 1000)::float8 as "ageMs"
     from live_chains where table_id = $1 and used < length order by id`,
    [tableId],
  );

export const addChain = async (
  sql: Sql,
  tableId: string,
  { commitment, links }: { readonly commitment: string; readonly links: readonly Buffer[] },
  block: { readonly network: string; readonly height: bigint } | undefined,
): Promise<bigint> =>
  (
    await sql.one<{ id: bigint }>('select add_live_chain($1, $2, $3, $4, $5) as id', [
      ...[tableId, commitment, [...links], block?.network ?? null, block?.height ?? null],
    ])
  ).id;

export const saltChain = (sql: Sql, id: bigint, salt: string, source: Json): Promise<boolean> =>
  asked(sql, 'salt_live_chain($1, $2, $3)', [id, salt, JSON.stringify(source)]);

export const databaseTime = async (sql: Sql): Promise<Date> =>
  (await sql.one<{ now: Date }>('select clock_timestamp() as now')).now;

export interface BetsShown {
  readonly players: number;
  readonly bets: number;
  readonly stakedCents: string;
  /** Of the staked, what lies on each spot. */
  readonly spots: Readonly<Record<string, string>>;
  /** Of a flight. */
  readonly riders?: Rider[];
  readonly limit?: string;
}

/** Of all that was not taken back, whoever it was. */
export const betsShown = async (sql: Sql, liveRoundId: bigint | undefined): Promise<BetsShown> =>
  (await sql.one<{ shown: BetsShown }>('select live_bets_shown($1) as shown', [liveRoundId ?? null])).shown;
