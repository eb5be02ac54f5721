/** The table of a crash game whose flights a test chooses and moves on. */
import { liveGameById } from '@carmine/games';
import { checkRecord, readRecords, type RoundVerdict } from '@carmine/games';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { keepChains } from '../live/chains.ts';
import { streamOfLink } from '../live/live-element.ts';
import * as store from '../live/live-store.ts';
import type { Held } from '../live/live-store.ts';
import { stepTable } from '../live/run-table.ts';
import { createLiveWorld, type LiveWorld, type Seat } from './live-world.ts';

const table = 'comet';

export interface FlightWorld extends LiveWorld {
  readonly held: Held;
  /** Opens betting in a round whose comet breaks within these hundredths; returns where. */
  open(least: number, most: number): Promise<number>;
  /** A bet in the round that takes bets. */
  on(seat: Pick<Seat, 'token'>, params?: object, stake?: string): Promise<string>;
  /** The bets are closed, and the comet flies: at this multiplier by now. */
  fly(at: number): Promise<void>;
  /** Moves the flight so that it is here now, and stays for a while. */
  moveTo(at: number): Promise<void>;
  /** Moves the flight so that it breaks in so many milliseconds. */
  breakIn(ms: number): Promise<void>;
  /** Another worker takes the table over. */
  takeOver(): Promise<void>;
  step(): Promise<void>;
  end(): Promise<store.LiveRound>;
  /** The bet's record, as both verifiers see it. */
  proof(
    seat: Seat,
    id: string,
  ): Promise<{ record: Record<string, unknown>; verdict: RoundVerdict; complaints: string[] }>;
}

export const createFlightWorld = async (): Promise<FlightWorld> => {
  const world = await createLiveWorld(table);
  const { db } = world.database;
  const deps = { ...world.deps, chainLength: 600 };
  const game = liveGameById(table);
  const flight = game?.live?.flight;
  if (game === undefined || flight === undefined) throw new Error('No game that flies');
  await keepChains(deps, table);
  let held = await world.take();

  const choose = async (least: number, most: number): Promise<number> => {
    const links = await db.rows<{ id: bigint; n: number; sealed: Buffer; commitment: string; salt: string }>(
      `select c.id, l.n, l.link_sealed as sealed, c.commitment, c.salt from live_chains c join live_links l on l.chain_id = c.id
       where c.table_id = $1 and c.id = (select min(id) from live_chains where table_id = $1 and used < length) and l.n > c.used
       order by l.n`,
      [table],
    );
    for (const { id, n, salt, ...sealed } of links) {
      const link = deps.links.open({ ...sealed, n });
      const crash = flight.crashOf(game.live?.result(streamOfLink({ link, salt })) ?? null);
      if (crash < least || crash > most) continue;
      await db.run('update live_chains set used = $2 where id = $1', [id, n - 1]);
      return crash;
    }
    throw new Error(`No link of the chain breaks between ${least} and ${most}`);
  };
  /** `start`: SQL, with $1 as the time of a doubling in milliseconds. */
  const put = async (start: string, doublingMs: number, values: readonly unknown[]) => {
    await db.run(
      `with flying as (select r.id, f.crash_e2 from live_rounds r join live_flights f on f.live_round_id = r.id where r.phase = 'flying'),
       rounds as (update live_rounds r set flight_doubling_ms = $1::integer, flight_started_at = ${start} from flying f where r.id = f.id
         returning r.id, r.flight_started_at)
       update live_flights f set crashes_at = r.flight_started_at + make_interval(secs => flight_ms(f.crash_e2 + 1, $1::integer) / 1000)
       from rounds r where f.live_round_id = r.id`,
      [doublingMs, ...values],
    );
  };
  // So slow that it is still there when a call arrives.
  const slowMs = 100_000_000;
  const moveTo = (at: number) =>
    put(`clock_timestamp() - make_interval(secs => $1::float8 * $2 / 1000)`, slowMs, [Math.log2((at + 0.5) / 100)]);
  return {
    ...world,
    deps,
    get held() {
      return held;
    },
    open: async (least, most) => {
      const [last] = await store.lastRounds(db, table, 1);
      held = await world.take();
      if (last !== undefined && last.phase !== 'voided') await world.until(held, 'settled');
      const crash = await choose(least, most);
      await world.until(held, 'betting');
      await db.run(
        `update live_rounds set closes_at = closes_at + interval '1 hour', due_at = due_at + interval '1 hour' where phase = 'betting'`,
      );
      return crash;
    },
    on: async (seat, params = {}, stake = '10.00') => {
      const placed = await world.place(seat as Seat, stake, params);
      if (placed.status !== 201) throw new Error(`The bet was answered ${placed.status} ${placed.code}`);
      return placed.body.id;
    },
    fly: async (at) => {
      await world.until(held, 'flying');
      await moveTo(at);
    },
    moveTo,
    breakIn: (ms) =>
      put(
        `clock_timestamp() + make_interval(secs => ($2::float8 - flight_ms(f.crash_e2 + 1, $1::integer)) / 1000)`,
        flight.doublingMs,
        [ms],
      ),
    takeOver: async () => {
      held = await world.take();
    },
    step: async () => {
      await stepTable(deps, held);
    },
    end: () => world.until(held, 'settled'),
    proof: async (seat, id) => {
      const { body } = await world.get(`/game-service/api/v1/rounds/${id}`, seat);
      const [record] = readRecords(JSON.stringify(body)) ?? [];
      if (record === undefined) throw new Error('No record');
      return { record: body, verdict: checkRecord(record), complaints: complaintsOf(body, game.definition) };
    },
  };
};
