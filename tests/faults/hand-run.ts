/**
 * Kills the server at the boundaries of a round: before and after the commit of the bet and of each action, and between two of them.
 * Afterwards ledger, seeds and player must agree on every round.
 */
import { createChecker, gameById, readRecords, sameJson, type AnyGame } from '@carmine/games';
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
  readonly game: 'blackjack-classic' | 'lantern-harbour';
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
  game.kind === 'steps' ? !done : (state as { stops: unknown[] }).stops.length > 1;

export const choose =
  (random: (n: number) => number): Parameters<HandPlayer['play']>[2] =>
  ({ legal }) =>
    legal.includes('split')
      ? 'split'
      : (['hit', 'stand', 'double'].filter((type) => legal.includes(type))[random(3)] ?? 'hit');

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
