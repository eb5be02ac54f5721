/**
 * Kills the server at the boundaries of a round: before and after the commit of the bet and of each action, and between two of them.
 * Afterwards ledger, seeds and player must agree on every round.
 */
import type { PlayRound } from '@carmine/contract/games/play';
import { createChecker, createRng, gameById, readRecords, registry, sameJson, type AnyGame } from '@carmine/games';
import { connect, type Database } from '../../apps/server/src/database/database.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import { createPlayHouse } from '../../apps/server/src/testing/play-house.ts';
import type { DatabaseProcess } from './database-process.ts';
import type { DeathPlan } from './house.ts';
import { createHandPlayer, type HandPlayer } from './hand-player.ts';
import { openHouse, type HouseProcess } from './house-process.ts';
import { findSeed, openPlaySession, walletOf, type PlaySession } from './play-session.ts';
import { seededRandom } from './seeded-random.ts';

export type Boundary = DeathPlan | 'between';

export interface HandRun {
  readonly database: DatabaseProcess;
  readonly game: string;
  /** One round each. */
  readonly boundaries: readonly Boundary[];
  readonly seed: number;
  readonly onRound?: (done: number) => void;
}

export interface HandResult {
  readonly rounds: number;
  readonly deaths: number;
  /** Replies that came only from the restarted server. */
  readonly retried: number;
  /** Rounds that are not in the ledger exactly once, settled, and consistent with their seeds. */
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: readonly string[];
}

export const gameOf = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`There is no ${id}`);
  return game;
};

/** A hand with decisions, or a spin with free spins: rounds that can be interrupted. */
export const worthKilling = (game: AnyGame) => (state: unknown, done: boolean) =>
  game.kind === 'steps' ? !done : (game.parts?.(game.view(state)) ?? 1) > 1;

/** A split where there is one, because it is rare; any other action by chance. */
export const choose =
  (random: (n: number) => number): Parameters<HandPlayer['play']>[2] =>
  ({ legal }) =>
    legal.includes('split') ? 'split' : (legal[random(legal.length)] ?? '');

const playWithDeath = async (
  house: HouseProcess,
  player: HandPlayer,
  boundary: Boundary,
  random: (n: number) => number,
) => {
  if (boundary !== 'between') await house.dieAt(boundary);
  let killed = false;
  return player.play('round', `${1 + random(5)}.00`, choose(random), async () => {
    if (boundary !== 'between' || killed) return;
    killed = true;
    await house.kill();
  });
};

/** Compares a player's rounds in the ledger with their seeds. */
export const judge = async (owner: Database, { playerId, cash }: PlaySession) => {
  const wallet = walletOf(owner);
  const { gaming } = await createPlayHouse({ db: owner });
  const rotated = await gaming.rotate(playerId, undefined);
  if (!rotated.ok) return { held: 0, rounds: 0, wrong: ['a round is still open'] };
  const { serverSeedHash } = rotated.rotation.revealed;
  const records = (await gaming.seedPairs.rounds(playerId, { serverSeedHash, from: 0, size: 100 })) ?? [];
  const checker = createChecker();
  for (const record of readRecords(JSON.stringify(records)) ?? []) checker.add(record);
  const [tally] = checker.pairs();
  const [held] = await wallet.wallets(playerId);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const net = records.reduce((sum, { payout, staked }) => sum + cents(payout) - cents(staked), 0n);
  const wrong = held?.cash === cash + net ? [] : [`${held?.cash} is held, ${cash + net} follows from the rounds`];
  return { held: tally?.held ?? 0, rounds: records.length, wrong };
};

const mostTried = 3_000;

/** Slots without jackpots whose rounds have free spins: a new one is among them by itself. */
export const spinGames = registry
  .filter(({ catalogue }) => catalogue.category === 'slots' && catalogue.jackpots.length === 0)
  .filter((game) => {
    const isWorth = worthKilling(game);
    return Array.from({ length: mostTried }, (_, nonce) => nonce).some((nonce) => {
      const { state, done } = game.init(game.params.parse({}), createRng('5'.repeat(64), 'spins', nonce));
      return isWorth(state, done);
    });
  })
  .map(({ id }) => id);

/** Games of several steps: a new one is among them by itself. */
export const stepGames = registry.filter(({ kind }) => kind === 'steps').map(({ id }) => id);

/** A round on which a kill falls, of each game. */
interface Waiting {
  readonly game: AnyGame;
  readonly playSession: PlaySession;
  readonly player: HandPlayer;
  readonly round: PlayRound;
}

const openOne = async (owner: Database, house: HouseProcess, game: AnyGame, seed: number): Promise<Waiting> => {
  const playSession = await openPlaySession(owner, game.id, findSeed(game, seed, worthKilling(game)));
  const player = createHandPlayer(playSession.token, house.address);
  return { game, playSession, player, round: await player.open('round', '1.00') };
};

/** Both tabs of a player saw the same step: one of them acts, the other one and a second round are refused. */
const resume = async ({ game, player, round }: Waiting, random: (n: number) => number) => {
  const wrong: string[] = [];
  const next = await player.goOn(round, 'round', choose(random), async (at) => {
    if (at.seq !== round.seq) return;
    const second = await player.ask('POST', 'rounds', 'second', { stake: '1.00', params: {} });
    if (second.status !== 409) wrong.push(`${game.id}: a second round is answered ${second.status}`);
  });
  const late = { seq: round.seq, action: { type: round.legal[0] ?? '' } };
  const stale = await player.ask('POST', `rounds/${round.id}/actions`, 'other-tab', late);
  if (stale.status !== 409) wrong.push(`${game.id}: the other tab is answered ${stale.status}`);
  if (next.status !== 'settled') wrong.push(`${game.id}: the round is ${next.status}`);
  return [...wrong, ...player.seen.wrong.map((what) => `${game.id}: ${what}`)];
};

/** One kill while a round of every game of several steps is open. */
export const runAllOpen = async (database: DatabaseProcess, seed: number) => {
  const random = seededRandom(seed);
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-hands' });
  const house = await openHouse(database.appUrl);
  const wrong: string[] = [];
  try {
    const waiting: Waiting[] = [];
    for (const id of stepGames) waiting.push(await openOne(owner, house, gameOf(id), 1 + random(1_000_000_000)));
    const open = waiting.filter(({ round }) => round.status === 'open').map(({ game }) => game.id);
    await house.kill();
    for (const one of waiting) {
      wrong.push(...(await resume(one, random)));
      const verdict = await judge(owner, one.playSession);
      wrong.push(...verdict.wrong.map((what) => `${one.game.id}: ${what}`));
      if (verdict.rounds !== 1 || verdict.held !== 1)
        wrong.push(`${one.game.id}: ${verdict.held} of ${verdict.rounds} rounds are held by their seeds`);
    }
    wrong.push(...(await auditLedger(owner)).map(({ check }) => check));
    return { games: open, deaths: house.deaths(), wrong };
  } finally {
    await house.close();
    await owner.close();
  }
};

export const runHands = async ({ database, game: gameId, boundaries, seed, onRound }: HandRun): Promise<HandResult> => {
  const random = seededRandom(seed);
  const game = gameOf(gameId);
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-hands' });
  const house = await openHouse(database.appUrl);
  const result = { retried: 0, lost: 0, doubled: 0, wrong: [] as string[] };
  try {
    for (const [done, boundary] of boundaries.entries()) {
      const playSession = await openPlaySession(
        owner,
        gameId,
        findSeed(game, 1 + random(1_000_000_000), worthKilling(game)),
      );
      const player = createHandPlayer(playSession.token, house.address);
      const played = await playWithDeath(house, player, boundary, random);
      if (boundary === 'between' && game.kind !== 'steps') await house.kill();
      const [listed] = await player.rounds();
      if (listed?.id !== played.id || !sameJson(listed.view, played.view))
        result.wrong.push(`round ${played.id} is listed otherwise than it was answered`);
      const verdict = await judge(owner, playSession);
      result.lost += verdict.held === 1 ? 0 : 1;
      result.doubled += Math.max(0, verdict.rounds - 1);
      result.retried += player.seen.retried;
      result.wrong.push(...player.seen.wrong, ...verdict.wrong);
      onRound?.(done + 1);
    }
    result.wrong.push(...(await auditLedger(owner)).map(({ check }) => check));
    return { rounds: boundaries.length, deaths: house.deaths(), ...result };
  } finally {
    await house.close();
    await owner.close();
  }
};
