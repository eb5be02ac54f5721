/** Two tables with seats on a real database, with players who may sit there. No game is played at them: a hand is what a test says it was. */
import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../platform/json.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { beginRound, takeTable, type Held } from '../live/live-store.ts';
import { createLiveWorld, tableId, type LiveWorld } from './live-world.ts';

export type FeltTable = 'felt' | 'oak';

/** A player who has joined, with the play session that a seat is asked for with. */
export interface Guest {
  readonly playerId: PlayerId;
  readonly token: string;
  readonly playSessionId: bigint;
}

export type SeatReply = JsonObject & { readonly reason?: string; readonly repeated?: boolean };

export interface Sit {
  readonly table?: FeltTable;
  readonly seat?: number;
  readonly amount?: bigint;
  readonly key?: string;
  readonly country?: string | null;
}

export interface HandEnd {
  readonly seats: readonly number[];
  readonly staked: readonly bigint[];
  readonly won: readonly bigint[];
  readonly rake?: bigint;
}

export interface SeatWorld extends LiveWorld {
  guest(cash?: bigint): Promise<Guest>;
  sit(guest: Guest, sit?: Sit): Promise<SeatReply>;
  topUp(guest: Guest, amount: bigint, key: string): Promise<SeatReply>;
  leave(guest: Guest, key: string | null, table?: FeltTable): Promise<SeatReply>;
  /** A worker's hold of a table; whoever held it before has lost it. */
  hold(table?: FeltTable): Promise<Held>;
  /** A round that a hand can be dealt in. */
  openRound(held: Held): Promise<bigint>;
  deal(held: Held, round: bigint, seats: readonly number[]): Promise<number[]>;
  say(held: Held, round: bigint, data: object, own?: object): Promise<boolean>;
  end(held: Held, round: bigint, hand: HandEnd): Promise<boolean>;
  /** Ends a hand with nothing moved. */
  endVoid(held: Held, round: bigint): Promise<boolean>;
  /** Ends every hand, and everybody leaves. */
  clear(): Promise<void>;
  /** EUR cents staked and lost today, as limits count them. */
  counted(guest: Guest): Promise<{ stake: bigint | undefined; loss: bigint | undefined }>;
  /** Cash, and money at tables. */
  money(guest: Guest): Promise<[bigint, bigint]>;
}

const createTables = async ({ database: { db } }: LiveWorld): Promise<void> => {
  for (const table of ['felt', 'oak']) {
    await db.run(
      `insert into live_tables (id, game_id, open, seats, currency, buy_in_least, buy_in_most)
       values ($1, $2, true, 6, 'EUR', 1000, 10000)`,
      [table, tableId],
    );
    const links = Array.from({ length: 60 }, () => randomBytes(8));
    const { id } = await db.one<{ id: bigint }>('select add_live_chain($1, $2, $3, null, null) as id', [
      ...[table, randomBytes(32).toString('hex'), links],
    ]);
    await db.run(`select salt_live_chain($1, 'salt', '{"kind": "house"}')`, [id]);
  }
};

const handsOf = ({ database: { app, db }, deps }: LiveWorld) => ({
  hold: async (table: FeltTable = 'felt'): Promise<Held> => {
    await db.run(`update live_tables set lease_until = '-infinity' where id = $1`, [table]);
    const held = await takeTable(app, table, 'test', 60_000);
    if (held === undefined) throw new Error('The table was not free');
    return held;
  },
  openRound: async (held: Held): Promise<bigint> => {
    await db.run(
      `update live_rounds set phase = 'voided', ended_at = clock_timestamp(), due_at = clock_timestamp()
       where table_id = $1 and phase not in ('voided', 'settled')`,
      [held.tableId],
    );
    const mathVersion = deps.liveGame(tableId)?.mathVersion ?? '';
    if (!(await beginRound(app, held, { mathVersion, bettingMs: 60_000 }))) throw new Error('No round begins');
    const round = await db.one<{ id: bigint }>('select max(id) as id from live_rounds where table_id = $1', [
      held.tableId,
    ]);
    return round.id;
  },
  deal: async ({ tableId: table, fence }: Held, round: bigint, seats: readonly number[]): Promise<number[]> =>
    (
      await app.one<{ dealt: number[] }>('select deal_live_hand($1, $2, $3, $4) as dealt', [
        table,
        fence,
        round,
        [...seats],
      ])
    ).dealt,
  say: async ({ tableId: table, fence }: Held, round: bigint, data: object, own?: object): Promise<boolean> =>
    (
      await app.one<{ said: boolean }>('select say_hand_event($1, $2, $3, $4, $5) as said', [
        ...[table, fence, round, JSON.stringify(data), own === undefined ? null : JSON.stringify(own)],
      ])
    ).said,
  end: async ({ tableId: table, fence }: Held, round: bigint, hand: HandEnd): Promise<boolean> =>
    (
      await app.one<{ ended: boolean }>('select settle_live_hand($1, $2, $3, $4, $5, $6, $7, 1) as ended', [
        ...[table, fence, round, [...hand.seats], [...hand.staked], [...hand.won], hand.rake ?? 0n],
      ])
    ).ended,
});

/** What a test may leave behind. */
const endsOf = ({ database: { db } }: LiveWorld, { hold, end }: Pick<SeatWorld, 'hold' | 'end'>) => {
  const endVoid: SeatWorld['endVoid'] = async (held, round) => {
    const rows = await db.rows<{ seat: number }>('select seat from live_hands where live_round_id = $1', [round]);
    const zeros = rows.map(() => 0n);
    return end(held, round, { seats: rows.map(({ seat }) => seat), staked: zeros, won: zeros });
  };
  return {
    endVoid,
    clear: async (): Promise<void> => {
      const open = await db.rows<{ table: FeltTable; round: bigint }>(
        'select distinct table_id as table, live_round_id as round from live_hands where ended_at is null',
      );
      for (const { table, round } of open) await endVoid(await hold(table), round);
      await db.rows('select leave_live_seat(player_id, table_id, null) from live_seats order by table_id, player_id');
    },
  };
};

export const createSeatWorld = async (): Promise<SeatWorld> => {
  const world = await createLiveWorld();
  const { db, app } = world.database;
  await createTables(world);
  const hands = handsOf(world);
  let keys = 0;
  const nextKey = () => `key-${(keys += 1)}`;
  const replyOf = async (call: string, values: readonly unknown[]): Promise<SeatReply> =>
    (await app.one<{ reply: SeatReply }>(`select ${call} as reply`, values)).reply;
  return {
    ...world,
    ...hands,
    ...endsOf(world, hands),
    guest: async (cash = 10_000n) => {
      const { playerId, token } = await world.seat(cash);
      const { id } = await db.one<{ id: bigint }>('select max(id) as id from play_sessions where player_id = $1', [
        playerId,
      ]);
      return { playerId, token, playSessionId: id };
    },
    sit: (guest, { table = 'felt', seat = 1, amount = 2_000n, key = nextKey(), country = 'MT' } = {}) =>
      replyOf('take_live_seat($1, $2, $3, $4, $5, $6, 1, $7)', [
        ...[guest.playerId, guest.playSessionId, country, table, seat, amount, key],
      ]),
    topUp: (guest, amount, key) =>
      replyOf(`top_up_live_seat($1, $2, 'MT', 'felt', $3, 1, $4)`, [
        ...[guest.playerId, guest.playSessionId, amount, key],
      ]),
    leave: (guest, key, table = 'felt') => replyOf('leave_live_seat($1, $2, $3)', [guest.playerId, table, key]),
    counted: async ({ playerId }) => {
      const gate = await world.wallet.gate(playerId);
      return { stake: gate?.stake.day.used, loss: gate?.loss.day.used };
    },
    money: async ({ playerId }) => {
      const held = (await world.wallet.wallets(playerId)).find(({ currency }) => currency === 'EUR');
      return [held?.cash ?? 0n, held?.atTables ?? 0n];
    },
  };
};
