/** A live table on a real database whose clock a test moves on, with players at it. */
import type { TableBetAnswer, TableSnapshot } from '@carmine/contract/live-tables';
import { createPlayWorld, type PlayWorld, type Reply, type WorldPlayer } from '../../../testing/play-world.ts';
import { tableDeps } from '../live/live-tables.ts';
import * as store from '../live/live-store.ts';
import type { Held } from '../live/live-store.ts';
import { stepTable, type TableDeps } from '../live/run-table.ts';

export const tableId = 'fortune-wheel-50';

export interface Seat extends WorldPlayer {
  readonly token: string;
}

export interface LiveWorld extends PlayWorld {
  readonly deps: TableDeps;
  seat(cash?: bigint): Promise<Seat>;
  bet(token: string, body: object, key: string): Promise<Reply & { body: TableBetAnswer & Record<string, unknown> }>;
  undo(seat: Seat, id: string, key: string): Promise<Reply>;
  table(): Promise<TableSnapshot>;
  /** The id of the round that takes bets. */
  round(): Promise<string>;
  /** A worker's hold of the table; whoever held it before has lost it. */
  take(): Promise<Held>;
  /** What is due next is due now. */
  makeDue(): Promise<void>;
  /** Steps with nothing to wait for, until the last round is in this phase. */
  until(held: Held, phase: store.LiveRound['phase']): Promise<store.LiveRound>;
  cash(seat: Seat): Promise<bigint>;
}

const mostSteps = 40;

export const createLiveWorld = async (): Promise<LiveWorld> => {
  const world = await createPlayWorld();
  const { db, app } = world.database;
  await db.run('update live_tables set open = true where id = $1', [tableId]);
  const eurRate = async () => 10n ** 18n;
  const deps: TableDeps = { ...tableDeps(world.gamingDeps, { real: { eurRate } }), chainLength: 40 };
  const table = async () => (await world.get(`/play/v1/tables/${tableId}`)).body as TableSnapshot;
  const makeDue = async () => {
    await db.run(
      `update live_rounds set closes_at = least(closes_at, greatest(clock_timestamp(), opened_at + interval '1 microsecond')),
         due_at = clock_timestamp() where due_at > clock_timestamp()`,
    );
  };
  return {
    ...world,
    deps,
    table,
    makeDue,
    seat: async (cash = 10_000n) => {
      const player = await world.player(cash);
      const joined = await world.send('POST', `/game-service/api/v1/tables/${tableId}/join`, undefined, player);
      if (joined.status !== 201) throw new Error(`Joining answered ${joined.status} ${joined.code}`);
      return { ...player, token: String(joined.body.token) };
    },
    bet: (token, body, key) => world.play(token, 'POST', 'table-bets', body, key),
    undo: ({ token }, id, key) => world.play(token, 'POST', `table-bets/${id}/undo`, undefined, key),
    round: async () => (await table()).round?.id ?? '',
    take: async () => {
      await db.run(`update live_tables set lease_until = '-infinity'`);
      const held = await store.takeTable(app, tableId, 'test', 60_000);
      if (held === undefined) throw new Error('The table was not free');
      return held;
    },
    until: async (held, phase) => {
      for (let count = 0; count < mostSteps; count += 1) {
        const [round] = await store.lastRounds(db, tableId, 1);
        if (round?.phase === phase) return round;
        await makeDue();
        await stepTable(deps, held);
      }
      throw new Error(`The table does not come to ${phase}`);
    },
    cash: async ({ playerId }) => (await world.wallet.wallets(playerId))[0]?.cash ?? 0n,
  };
};
