/** A house whose live tables other processes run: it takes bets, and works out from the links what each should have been paid. */
import { createRng, chainGames, payoutOf, replay, type AnyGame } from '@carmine/games';
import { readAmount } from '@carmine/money';
import { connect } from '../../apps/server/src/database/database.ts';
import { keepChains } from '../../apps/server/src/modules/gaming/live/chains.ts';
import { streamOfLink } from '../../apps/server/src/modules/gaming/live/live-element.ts';
import * as store from '../../apps/server/src/modules/gaming/live/live-store.ts';
import { tableDeps } from '../../apps/server/src/modules/gaming/live/live-tables.ts';
import { createPlayHouse } from '../../apps/server/src/testing/play-house.ts';
import type { DatabaseProcess } from './database-process.ts';
import { openPlaySession, walletOf, type PlaySession } from './play-session.ts';

export const flyingTable = 'comet';

export type Rounds = ReadonlyMap<string, store.LiveRound>;

export interface PlacedBet {
  readonly game: AnyGame;
  readonly seat: PlaySession;
  readonly id: string;
  readonly params: Record<string, unknown>;
  readonly staked: bigint;
  /** Where a hand has left, in hundredths. */
  readonly left?: number;
}

const linksOfTable = 400;
/** Long enough to outlast the worker's lease. */
const [leastCrash, mostCrash] = [150, 400];
/** Betting waits until the test ends it; the rest is long enough for all tables to be in one phase at once. */
const timing = { bettingMs: 600_000, closedMs: 1_000, runningMs: 1_500, restMs: 1_500 };

/** What a bet is to be paid, by the link alone. */
const dueTo = ({ game, params, staked, left }: PlacedBet, { link, salt, result }: store.LiveRound): bigint => {
  const { flight } = game.live ?? {};
  if (flight !== undefined) {
    const goal = (params['auto'] as number | undefined) ?? Infinity;
    const at = left ?? (goal <= flight.crashOf(result) ? goal : 0);
    return (staked * BigInt(at)) / 100n;
  }
  const seeds = { serverSeed: link ?? '', clientSeed: salt ?? '', nonce: 0 };
  const { multiplierE4 } = game.settle(replay(game, seeds, params, []).state);
  return payoutOf(100n, multiplierE4);
};

export const openTableHouse = async ({ ownerUrl, appUrl }: DatabaseProcess) => {
  const owner = connect(ownerUrl, { size: 4, applicationName: 'faults-tables-owner' });
  const db = connect(appUrl, { size: 8, applicationName: 'faults-tables-players' });
  const house = await createPlayHouse({ db });
  const wallet = walletOf(owner);
  const deps = {
    ...tableDeps(house.gamingDeps, { real: { eurRate: async () => 10n ** 18n } }),
    chainLength: linksOfTable,
  };
  const choice = createRng('ab'.repeat(32), 'chips', 1);
  for (const { id } of chainGames) await keepChains(deps, id);
  await owner.run('update live_tables set open = true, timing = $1 where id = any ($2)', [
    JSON.stringify(timing),
    chainGames.map(({ id }) => id),
  ]);
  await owner.run('update games set enabled = true where id = any ($1)', [chainGames.map(({ id }) => id)]);
  house.gaming.catalogue.forget();
  const seats = new Map<AnyGame, PlaySession[]>();
  for (const game of chainGames) {
    const some = await Promise.all(
      [1, 2, 3].map((place) => openPlaySession(owner, game.id, `${place}`.repeat(64).slice(0, 64))),
    );
    for (const { playerId } of some)
      house.details.set(playerId, { firstName: 'Mara', country: null, dateOfBirth: null, verified: false });
    seats.set(game, some);
  }

  const call = async (token: string, path: string, key: string, payload: object = {}) => {
    const headers = { origin: 'http://casino.test', authorization: `Bearer ${token}`, 'idempotency-key': key };
    const reply = await house.app.inject({ method: 'POST', url: `/play/v1/${path}`, headers, payload });
    return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
  };
  const cash = async ({ playerId }: PlaySession): Promise<bigint> => (await wallet.wallets(playerId))[0]?.cash ?? 0n;
  const rounds = async (): Promise<Rounds> =>
    new Map(
      (await Promise.all(chainGames.map(({ id }) => store.lastRounds(owner, id, 1)))).flatMap(([round]) =>
        round === undefined ? [] : [[round.tableId, round] as const],
      ),
    );
  let keys = 0;
  const place = async (
    game: AnyGame,
    seat: PlaySession,
    round: store.LiveRound,
    params: object,
  ): Promise<PlacedBet> => {
    const body = { round: house.gamingDeps.ids.encode('lrd', round.id), stake: '1.00', params };
    const placed = await call(seat.token, 'table-bets', `bet-${(keys += 1)}`, body);
    if (placed.status !== 201) throw new Error(`A bet was answered ${placed.status} ${placed.body['code']}`);
    const { subunits: staked } = readAmount('EUR', String(placed.body['staked']));
    return { game, seat, id: String(placed.body['id']), params: params as Record<string, unknown>, staked };
  };
  /** Skips links until the next flight lasts long enough to be killed in. */
  const chooseFlight = async (): Promise<void> => {
    const game = chainGames.find(({ id }) => id === flyingTable);
    const links = await owner.rows<{ id: bigint; n: number; sealed: Buffer; commitment: string; salt: string }>(
      `select c.id, l.n, l.link_sealed as sealed, c.commitment, c.salt from live_chains c join live_links l on l.chain_id = c.id
       where c.table_id = $1 and c.salt is not null and l.n > c.used order by c.id, l.n`,
      [flyingTable],
    );
    for (const { id, n, salt, ...sealed } of links) {
      const stream = streamOfLink({ link: deps.links.open({ ...sealed, n }), salt });
      const crash = game?.live?.flight?.crashOf(game.live.result(stream)) ?? 0;
      if (crash < leastCrash || crash > mostCrash) continue;
      await owner.run(
        'update live_chains set used = case when id = $2 then $3 else length end where table_id = $1 and id <= $2',
        [...[flyingTable, id, n - 1]],
      );
      return;
    }
  };
  const betsAt = (game: AnyGame): readonly object[] => {
    if (game.id === flyingTable) return [{ auto: 120 }, { slot: 1 }, { auto: 100_000 }];
    return [1, 2, 3].map(() => game.sampleParams(choice) as object);
  };
  const leftBefore = new Map<PlaySession, bigint>();

  return {
    owner,
    rounds,
    /** The same rounds, as they are by now. */
    roundsOf: async (earlier: Rounds): Promise<Rounds> => {
      const now = await Promise.all([...earlier.values()].map(({ id }) => store.findLiveRound(owner, id)));
      return new Map(now.flatMap((round) => (round === undefined ? [] : [[round.tableId, round] as const])));
    },
    chooseFlight,
    /** In the rounds that take bets: three players at each table; on a flight one leaves by itself, and one by hand if the test says so. */
    placeBets: async (): Promise<PlacedBet[]> => {
      const now = await rounds();
      const bets: PlacedBet[] = [];
      for (const game of chainGames)
        for (const [n, params] of betsAt(game).entries()) {
          const [seat, round] = [seats.get(game)?.[n], now.get(game.id)];
          if (seat === undefined || round === undefined) throw new Error(`No seat or no round at ${game.id}`);
          leftBefore.set(seat, await cash(seat));
          bets.push(await place(game, seat, round, params));
        }
      return bets;
    },
    /** By hand, also while no worker runs the table. */
    leave: async (bet: PlacedBet): Promise<PlacedBet> => {
      const ask = () => call(bet.seat.token, `table-bets/${bet.id}/cash-out`, `left-${(keys += 1)}`);
      let { status, body } = await ask();
      // A flight that has just begun has not reached 1.01, and nothing below is paid.
      while (body['code'] === 'too_fast') ({ status, body } = await ask());
      return status === 200 ? { ...bet, left: Math.round(Number(body['cashedOutAt']) * 100) } : bet;
    },
    /** Betting is over now. */
    endBetting: (table?: string) =>
      owner.run(
        `update live_rounds set closes_at = clock_timestamp(), due_at = clock_timestamp()
         where phase = 'betting' and table_id = coalesce($1, table_id)`,
        [table],
      ),
    /** Tables that are in this phase stay until the others have come to it too. */
    stayIn: (phase: string) =>
      owner.run(
        `update live_rounds r set due_at = clock_timestamp() + interval '2 hours' where phase = $1 and due_at < clock_timestamp() + interval '1 hour'
           and id = (select max(id) from live_rounds o where o.table_id = r.table_id)`,
        [phase],
      ),
    goOn: () =>
      owner.run(
        `update live_rounds set due_at = clock_timestamp() where due_at > clock_timestamp() + interval '1 hour'`,
      ),
    /** The flight breaks now. */
    endFlight: () =>
      owner.run(
        `with moved as (
           select f.live_round_id as id, f.crashes_at - clock_timestamp() as by from live_flights f
           join live_rounds r on r.id = f.live_round_id where r.phase = 'flying' and f.crashes_at > clock_timestamp()),
         flights as (update live_flights f set crashes_at = f.crashes_at - m.by from moved m where f.live_round_id = m.id)
         update live_rounds r set flight_started_at = r.flight_started_at - m.by from moved m where r.id = m.id`,
      ),
    /** What the players have that is not as the links of these rounds say. */
    wrongIn: async (bets: readonly PlacedBet[], played: Rounds): Promise<string[]> => {
      const wrong: string[] = [];
      for (const bet of bets) {
        const round = played.get(bet.game.id);
        if (round === undefined) throw new Error(`No round at ${bet.game.id}`);
        const due = (leftBefore.get(bet.seat) ?? 0n) - bet.staked + dueTo(bet, round);
        const has = await cash(bet.seat);
        if (has !== due) wrong.push(`${bet.game.id}: a player has ${has} and not ${due} after ${bet.id}`);
      }
      return wrong;
    },
    close: async () => {
      await house.app.close();
      await Promise.all([owner.close(), db.close()]);
    },
  };
};

export type TableHouse = Awaited<ReturnType<typeof openTableHouse>>;
