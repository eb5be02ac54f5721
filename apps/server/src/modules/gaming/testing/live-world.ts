/** A live table on a real database whose clock a test moves on, with players at it. */
import type { TableBetAnswer, TableSnapshot } from '@carmine/contract/games/live-tables';
import { createPlayWorld, type PlayWorld, type Reply, type WorldPlayer } from '../../../testing/play-world.ts';
import type { Studio } from '../ports.ts';
import { tableDeps } from '../live/live-tables.ts';
import * as store from '../live/live-store.ts';
import type { Held } from '../live/live-store.ts';
import { stepTable } from '../live/run-table.ts';
import type { TableDeps } from '../live/settle-bets.ts';

export const tableId = 'fortune-wheel-50';

export const chips = { '1': 2, '3': 1, ruby: 1 };

/** What the wheel pays on them, in cents, with one euro a chip. */
export const winOf = ({ result }: store.LiveRound): bigint => {
  const { spot } = result as { spot: string };
  return { '1': 400n, '3': 400n, ruby: 4_800n }[spot] ?? 0n;
};

export interface Seat extends WorldPlayer {
  readonly token: string;
}

export interface LiveWorld extends PlayWorld {
  readonly deps: TableDeps;
  seat(cash?: bigint): Promise<Seat>;
  bet(token: string, body: object, key: string): Promise<Reply & { body: TableBetAnswer & Record<string, unknown> }>;
  /** In the round that takes bets: by default one euro on each of the chips above. */
  place(seat: Seat, stake?: string, params?: object, key?: string): ReturnType<LiveWorld['bet']>;
  undo(seat: Seat, id: string, key: string): Promise<Reply>;
  cashOut(seat: Pick<Seat, 'token'>, id: string, key: string): Promise<Reply & { body: TableBetAnswer }>;
  table(): Promise<TableSnapshot>;
  /** The id of the round that takes bets. */
  round(): Promise<string>;
  /** A worker's hold of the table; whoever held it before has lost it. */
  take(): Promise<Held>;
  /** What is due next is due now. */
  makeDue(): Promise<void>;
  /** Ends the round that is played, and opens betting in the next one. */
  nextRound(): Promise<Held>;
  /** Steps with nothing to wait for, until the last round is in this phase. */
  until(held: Held, phase: store.LiveRound['phase']): Promise<store.LiveRound>;
  cash(seat: Seat): Promise<bigint>;
}

const mostSteps = 40;

/** `openTable`: the one that is open and played; with another than the wheel's, its chips have to be given. */
export const createLiveWorld = async (
  openTable: string = tableId,
  studios: readonly Studio[] = [],
): Promise<LiveWorld> => {
  const world = await createPlayWorld([], undefined, studios);
  const { db, app } = world.database;
  await db.run('update live_tables set open = true where id = $1', [openTable]);
  await db.run('update games set enabled = true where id = $1', [openTable]);
  world.gaming.catalogue.forget();
  const eurRate = async () => 10n ** 18n;
  const deps: TableDeps = { ...tableDeps(world.gamingDeps, { real: { eurRate } }), chainLength: 40 };
  const table = async () => (await world.get(`/play/v1/tables/${openTable}`)).body as TableSnapshot;
  const makeDue = async () => {
    await db.run(
      `update live_rounds set closes_at = least(closes_at, greatest(clock_timestamp(), opened_at + interval '1 microsecond')),
         due_at = clock_timestamp() where due_at > clock_timestamp()`,
    );
    // A flight breaks now.
    await db.run(
      `with moved as (
         select f.live_round_id as id, f.crashes_at - clock_timestamp() as by from live_flights f
         join live_rounds r on r.id = f.live_round_id where r.phase = 'flying' and f.crashes_at > clock_timestamp()),
       flights as (update live_flights f set crashes_at = f.crashes_at - m.by from moved m where f.live_round_id = m.id)
       update live_rounds r set flight_started_at = r.flight_started_at - m.by from moved m where r.id = m.id`,
    );
  };
  const round = async () => (await table()).round?.id ?? '';
  const bet: LiveWorld['bet'] = (token, body, key) => world.play(token, 'POST', 'table-bets', body, key);
  const take = async () => {
    await db.run(`update live_tables set lease_until = '-infinity'`);
    const held = await store.takeTable(app, openTable, 'test', 60_000);
    if (held === undefined) throw new Error('The table was not free');
    return held;
  };
  const until: LiveWorld['until'] = async (held, phase) => {
    for (let count = 0; count < mostSteps; count += 1) {
      const [last] = await store.lastRounds(db, openTable, 1);
      if (last?.phase === phase) return last;
      await makeDue();
      await stepTable(deps, held);
    }
    throw new Error(`The table does not come to ${phase}`);
  };
  let keys = 0;
  return {
    ...world,
    deps,
    table,
    makeDue,
    seat: async (cash = 10_000n) => {
      const player = await world.player(cash);
      const joined = await world.send('POST', `/game-service/api/v1/tables/${openTable}/join`, undefined, player);
      if (joined.status !== 201) throw new Error(`Joining answered ${joined.status} ${joined.code}`);
      return { ...player, token: String(joined.body.token) };
    },
    ...{ bet, round, take, until },
    place: async ({ token }, stake = '1.00', params = { chips }, key = `bet-${(keys += 1)}`) =>
      bet(token, { round: await round(), stake, params }, key),
    nextRound: async () => {
      const held = await take();
      const [last] = await store.lastRounds(db, openTable, 1);
      if (last !== undefined && last.phase !== 'voided') await until(held, 'settled');
      await until(held, 'betting');
      return held;
    },
    cashOut: ({ token }, id, key) => world.play(token, 'POST', `table-bets/${id}/cash-out`, undefined, key),
    undo: ({ token }, id, key) => world.play(token, 'POST', `table-bets/${id}/undo`, undefined, key),
    cash: async ({ playerId }) => (await world.wallet.wallets(playerId))[0]?.cash ?? 0n,
  };
};
