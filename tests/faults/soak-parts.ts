/** What the soak does, part by part. */
import { spawnSync } from 'node:child_process';
import { registry } from '@carmine/games';
import {
  createRaceWorld,
  raceCredits,
  raceExclusions,
  raceLimits,
  type RaceWorld,
} from '../../apps/server/src/modules/compliance/testing/protection-races.ts';
import { families } from '../../tools/new-game/templates.ts';
import { vitestCli } from '../../tools/testing/vitest-cli.mjs';
import { soakBonuses } from './bonus-soak.ts';
import { soakCoins } from './coin-soak.ts';
import { runContest } from './contest.ts';
import type { DatabaseProcess } from './database-process.ts';
import { runFuzz, statusesSeen } from './fuzz-run.ts';
import type { Boundary } from './hand-run.ts';
import { runHands, spinGames, stepGames } from './hand-run.ts';
import { runJackpots } from './jackpot-run.ts';
import { runLinked } from './linked-run.ts';
import { runKills } from './kill-run.ts';
import { seededRandom } from './seeded-random.ts';
import type { SoakRow } from './soak-row.ts';
import { killedIn, runTableKills } from './table-kills.ts';

export interface Soak {
  readonly database: DatabaseProcess;
  readonly seed: number;
  readonly say: (text: string) => void;
}

const contestSize = 1_000;

/** One wallet a contest, so that every attempt meets all the others of its thousand. */
export const contests = async ({ database, seed, say }: Soak, attempts: number): Promise<SoakRow> => {
  let [failed, settled] = [0, 0];
  for (let done = 0; done < attempts; done += contestSize) {
    const result = await runContest(database, Math.min(contestSize, attempts - done));
    const wrong = Math.abs(result.settled - (result.attempts >> 1)) + result.attempts - result.settled - result.refused;
    failed += wrong + (result.left === 0n ? 0 : 1) + result.unsound.length;
    settled += result.settled;
    say(`contested attempts: ${done + result.attempts} of ${attempts}, ${failed} failed`);
  }
  const seen = `${settled} settled by two processes against money for half`;
  return { name: 'contested-attempts', count: attempts, failed, seed, seen };
};

const raceWorld = async <T>({ database }: Soak, work: (world: RaceWorld) => Promise<T>): Promise<T> => {
  const world = createRaceWorld({ owner: database.ownerUrl, app: database.appUrl });
  try {
    return await work(world);
  } finally {
    await world.close();
  }
};

const pairsAtOnce = 20;

/** Two servers against each kind of limit, and two credits against a deposit limit. */
export const limits = (soak: Soak, pairs: number): Promise<SoakRow> =>
  raceWorld(soak, async (world) => {
    const races = { deposit: 0, loss: 0, stake: 0, credit: 0 };
    for (const kind of ['deposit', 'loss', 'stake', 'credit'] as const) {
      for (let done = 0; done < pairs; done += pairsAtOnce) {
        const some = Math.min(pairsAtOnce, pairs - done);
        races[kind] += kind === 'credit' ? await raceCredits(world, some) : await raceLimits(world, kind, some);
      }
      soak.say(`limits: ${pairs} pairs against ${kind}, ${races[kind]} breaches`);
    }
    const failed = races.deposit + races.loss + races.stake + races.credit;
    const seen = `${pairs} pairs each against deposit, loss and stake limits and of credits, ${failed} breaches`;
    return { name: 'limit-pairs', count: pairs * 4, failed, seed: soak.seed, seen };
  });

/** Bets of two servers around an exclusion: none is settled after it began. */
export const exclusions = (soak: Soak, races: number): Promise<SoakRow> =>
  raceWorld(soak, async (world) => {
    const { slipped, before } = await raceExclusions(world, races);
    const seen = `${before} bets were there before the exclusion, ${slipped} slipped past it`;
    return { name: 'exclusions', count: races, failed: slipped, seed: soak.seed, seen };
  });

export const kills = async (soak: Soak, target: 'app' | 'database', count: number): Promise<SoakRow> => {
  const { database, seed, say } = soak;
  const startedAt = Date.now();
  const onKill = (done: number): void => {
    if (done % 10 === 0)
      say(`kills of the ${target}: ${done} of ${count}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  };
  const result = await runKills({ database, target, kills: count, clients: 50, seed, onKill });
  const { acknowledged, lost, doubled, unsound, metCommitted } = result;
  const seen = `50 clients, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${metCommitted} repeats met a settled bet`;
  return { name: `${target}-kills`, count, failed: lost + doubled + unsound.length, seed, seen };
};

/** Standard errors. */
const farthest = 4;

const boundary = (random: (n: number) => number, commits: number): Boundary => {
  const at = (['before', 'after', 'between'] as const)[random(3)] ?? 'between';
  return at === 'between' ? at : { at, commit: random(commits) };
};

/** Kills in the middle of rounds of several steps and of free spins, at consecutive boundaries; so many rounds of all games together. */
export const hands = async (
  { database, seed, say }: Soak,
  name: 'hand-kills' | 'free-spin-kills',
  count: number,
): Promise<SoakRow> => {
  const random = seededRandom(seed);
  const games = name === 'free-spin-kills' ? spinGames : stepGames;
  const each = Math.ceil(count / games.length);
  const sum = { deaths: 0, retried: 0, lost: 0, doubled: 0, wrong: 0 };
  for (const game of games) {
    const boundaries = Array.from({ length: each }, () => boundary(random, name === 'hand-kills' ? 3 : 1));
    const onRound = (done: number): void => {
      if (done % 10 === 0) say(`${game}: ${done} of ${each} rounds`);
    };
    const { deaths, retried, lost, doubled, wrong } = await runHands({ database, game, boundaries, seed, onRound });
    for (const one of wrong) say(`${game}: ${one}`);
    sum.deaths += deaths;
    sum.retried += retried;
    sum.lost += lost;
    sum.doubled += doubled;
    sum.wrong += wrong.length;
  }
  const seen = `${sum.deaths} deaths of the house in ${games.length} games, ${sum.retried} answers from the one opened after, ${sum.lost} lost, ${sum.doubled} settled twice`;
  return { name, count: each * games.length, failed: sum.lost + sum.doubled + sum.wrong, seed, seen };
};

/** Kills around jackpots that have to fall, at a random step of each, and a fifth as many around levels that an outcome wins. */
export const jackpots = async ({ database, seed, say }: Soak, count: number): Promise<SoakRow> => {
  const random = seededRandom(seed);
  const all = ['opening', 'opened', 'before', 'after'] as const;
  const steps = Array.from({ length: count }, () => all[random(all.length)] ?? 'after');
  const onWin = (done: number): void => {
    if (done % 10 === 0) say(`jackpots: ${done} of ${count} won`);
  };
  const { wins, deaths, retried, wrong } = await runJackpots({ database, steps, onWin });
  const ends = Array.from({ length: Math.ceil(count / 5) }, () => (random(2) === 0 ? 'before' : 'after'));
  const linked = await runLinked({ database, steps: ends });
  for (const one of [...wrong, ...linked.wrong]) say(`jackpots: ${one}`);
  const sum = { deaths: deaths + linked.deaths, retried: retried + linked.retried };
  const seen = `${wins} won in as many cycles, ${linked.wins} levels won, over ${sum.deaths} deaths of the house, ${sum.retried} answers from the one opened after`;
  return { name: 'jackpot-kills', count, failed: wrong.length + linked.wrong.length, seed, seen };
};

export const coins = async ({ seed, say }: Soak, rounds: number): Promise<SoakRow> => {
  const { boundaries, passed, failed } = await soakCoins(rounds, (done) => say(`coins: ${done} of ${rounds} rounds`));
  for (const name of failed) say(`coins: ${name}`);
  const seen = `${passed} of ${boundaries} deaths of server, worker, signer, gateway and node survived, ${rounds} at each boundary`;
  return { name: 'coin-kills', count: rounds, failed: failed.length, seed, seen };
};

/** Runs a test file in its long form. Its output goes to standard error, because standard output is for results. */
const runLong = (project: string, file: string, env: Readonly<Record<string, string>>): boolean => {
  const args = [vitestCli(), 'run', '--project', project, file];
  return spawnSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] }).status === 0;
};

/** The suite of every game with its millions of rounds, of which `npm test` plays a fortieth. */
export const gameSuites = ({ seed }: Soak): SoakRow => {
  const passed = runLong('pure', 'packages/games/src', { GAME_SUITE: 'whole' });
  const seen = 'each game, by the suite of every game and by its own tests';
  return { name: 'game-suites', count: registry.length, failed: passed ? 0 : 1, seed, seen };
};

/** What `tools/new-game.ts` writes, by the same suite. */
export const scaffolds = ({ seed }: Soak): SoakRow => {
  const passed = runLong('pure', 'tools/new-game/scaffold.long.test.ts', { GAME_SUITE: 'whole' });
  const seen = 'a new game of each family, by the suite of every game';
  return { name: 'scaffolds', count: families.length, failed: passed ? 0 : 1, seed, seen };
};

/** Bonuses on the rules of each game beside the simulated figures, and 200 through the calls of the game frame. */
export const bonuses = async ({ seed, say }: Soak, count: number): Promise<SoakRow[]> => {
  const rows: SoakRow[] = [];
  for (const game of registry) {
    const { farthest: away, seen } = await soakBonuses(game, count, seed);
    say(`bonuses in ${game.id}: ${seen}`);
    rows.push({ name: `bonuses-${game.id}`, count, failed: away < farthest ? 0 : 1, seed, seen });
  }
  const file = 'apps/server/src/modules/gaming/bonus-simulation.test.ts';
  const passed = runLong('server', file, { REAL_BONUSES: 'whole' });
  const seen = 'from the grant to the end, through the calls of the game frame';
  return [...rows, { name: 'bonuses-by-calls', count: 200, failed: passed ? 0 : 1, seed, seen }];
};

/** Promotions in any order, beside a simple model, with a process that dies between and within the steps. */
export const promotions = ({ seed }: Soak, runs: number): SoakRow => {
  const file = 'apps/server/src/modules/promotions/promotion-model.test.ts';
  const passed = runLong('server', file, { PROMOTION_RUNS: `${runs}`, PROMOTION_SEED: `${seed}` });
  const seen =
    'promotions, spins, withdrawals and bets of a player as a simple model has them, with deaths of the process';
  return { name: 'promotions', count: runs, failed: passed ? 0 : 1, seed, seen };
};

/** Plays rounds of each game through the ledger, reveals them, and verifies them with both verifiers. */
export const verifiedRounds = ({ seed }: Soak): SoakRow => {
  const file = 'apps/server/src/modules/gaming/play/verified-rounds.test.ts';
  const passed = runLong('server', file, { VERIFIED_ROUNDS: 'whole' });
  const seen = 'real rounds of each game, worked out again by two verifiers';
  return { name: 'verified-rounds', count: 10_000, failed: passed ? 0 : 1, seed, seen };
};

/** Hundreds of cash-outs around the end of a flight, and workers that die in each phase of one. */
export const flights = ({ seed }: Soak): SoakRow => {
  const file = 'apps/server/src/modules/gaming/live/flight-races.test.ts';
  const passed = runLong('server', file, { FLIGHT_RACES: 'whole' });
  const seen =
    '500 cash-outs in the last 50 ms of ten flights and after them, and 20 losses of its table in each phase: each bet ended once';
  return { name: 'flights', count: 500, failed: passed ? 0 : 1, seed, seen };
};

const mostTakenMs = 3_000;

/** Kills of the process that runs every live table, in each phase of their rounds in turn. */
export const tableKills = async ({ database, seed, say }: Soak, count: number): Promise<SoakRow> => {
  const phases = Array.from({ length: count }, (_, n) => killedIn[n % killedIn.length] ?? 'betting');
  const onKill = (done: number): void => {
    if (done % 10 === 0) say(`live tables: ${done} of ${count} kills`);
  };
  const { bets, takenMs, wrong } = await runTableKills({ database, kills: phases, seed, onKill });
  for (const one of wrong) say(`live tables: ${one}`);
  const late = takenMs.filter((ms) => ms > mostTakenMs).length;
  const sorted = takenMs.toSorted((one, other) => one - other);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const seen = `every live table at once, ${bets} bets, each paid once as its link says; taken over after ${Math.round(median)} ms in the median, at most ${Math.round(most)} ms`;
  return { name: 'table-kills', count, failed: wrong.length + late, seed, seen };
};

/** Bets in any state of their player, far more than the suite has time for: no answer depends on the server seed. */
export const betStates = ({ seed }: Soak, states: number): SoakRow => {
  const file = 'apps/server/src/modules/gaming/acceptance-';
  const passed = runLong('server', file, { BET_STATES: `${states}` });
  const seen = 'states of player and request in each game, the same answer whatever the server seed';
  return { name: 'bet-states', count: states, failed: passed ? 0 : 1, seed, seen };
};

/** The notifications of a payment in far more orders than the suite has time for. */
export const randomOrders = ({ seed }: Soak, orders: number): SoakRow => {
  const file = 'apps/server/src/modules/payments/deposits/random-orders.test.ts';
  const passed = runLong('server', file, { RANDOM_ORDERS: `${orders}`, RANDOM_SEED: `${seed}` });
  const seen = 'real notifications of each kind of gateway in random orders, the same books';
  return { name: 'random-orders', count: orders, failed: passed ? 0 : 1, seed, seen };
};

/** `npm test` loads every screen once and widens it, and makes journeys that are the same on a desktop on a phone alone. */
const onBothScreens = ['screens', 'journeys', 'large-house'];

export const wholeScreens = ({ seed }: Soak): SoakRow => {
  const failed = onBothScreens.filter((project) => !runLong(project, `tests/${project}`, { SCREENS: 'whole' }));
  const seen = 'screens and journeys, each on a phone and on a desktop';
  return { name: 'screens', count: onBothScreens.length, failed: failed.length, seed, seen };
};

/** What `npm test` leaves out besides, by where it lies. */
const longPlaces = [
  ['gateways', 'tests/gateways'],
  ['faults', '.long.test'],
  ['pure', '.long.test'],
  ['server', '.long.test'],
] as const;

export const longTests = ({ seed }: Soak): SoakRow => {
  const failed = longPlaces.filter(([project, place]) => !runLong(project, place, {}));
  const seen = 'the long tests of gateways, faults, tools and server';
  return { name: 'long-tests', count: longPlaces.length, failed: failed.length, seed, seen };
};

/** Against a separate product, in addition to the soak's database. */
export const hostileRequests = async ({ seed, say }: Soak, requests: number): Promise<SoakRow> => {
  const { failures, statuses } = await runFuzz({ requests, seed, say });
  for (const failure of failures.slice(0, 20)) say(failure);
  const seen = statusesSeen({ statuses });
  return { name: 'hostile-requests', count: requests, failed: failures.length, seed, seen };
};
