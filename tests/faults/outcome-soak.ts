/** Millions of outcomes of the real stream, game by game: returns, hit rates and first decisions. */
import { createHmac } from 'node:crypto';
import { readWords, rngOver, sha256Hex, type AnyGame, type Seeds } from '@carmine/games';
import { playThrough } from '../../packages/games/testing/play-through.ts';
import { rememberedPlayer } from '../../packages/games/testing/remembered-player.ts';
import { simulationRng } from '../../packages/games/testing/simulation-rng.ts';
import { createEvenness, deviationOf, type Deviation } from '../../packages/games/testing/statistics.ts';

export interface OutcomeSoak extends Deviation {
  readonly rounds: number;
  /** The largest deviation of the first decisions' χ², in standard deviations. */
  readonly evennessZ: number;
}

const decisions = 5;
const compared = 200;

/** The same stream by Node's own cryptography, which is faster than any in JavaScript. */
const fastWords = ({ serverSeed, clientSeed, nonce }: Seeds): (() => number) => {
  let bytes = Buffer.alloc(0);
  let [read, block] = [0, 0];
  return () => {
    if (read === bytes.length) {
      bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      [read, block] = [0, block + 1];
    }
    read += 4;
    return bytes.readUInt32BE(read - 4);
  };
};

/** Throws if the two stream implementations differ: then the real one would not be measured. */
const requireSameStream = (seeds: Seeds): void => {
  const [fast, real] = [fastWords(seeds), readWords(seeds)];
  for (let word = 0; word < compared; word += 1)
    if (fast() !== real()) throw new Error(`The streams part at word ${word} of round ${seeds.nonce}`);
};

/** A server seed decides at most a million rounds, as for players. */
const perPair = 1_000_000;

export const soakOutcomes = (game: AnyGame, rounds: number, seed: number): OutcomeSoak => {
  const [bet] = game.bets;
  if (bet === undefined) throw new Error(`${game.id} publishes no bet`);
  const evenness = createEvenness(decisions);
  const choice = simulationRng(seed);
  const player = rememberedPlayer(game, choice);
  const seedsOf = (index: number): Seeds => ({
    serverSeed: sha256Hex(`${seed} ${game.id} ${Math.floor(index / perPair)}`),
    clientSeed: 'soak',
    nonce: index % perPair,
  });
  for (let index = 0; index < rounds; index += Math.ceil(rounds / compared)) requireSameStream(seedsOf(index));
  const pair = { number: -1, seeds: seedsOf(0) };
  const deviation = deviationOf(game, bet.params, rounds, (index) => {
    const number = Math.floor(index / perPair);
    if (number !== pair.number) [pair.number, pair.seeds] = [number, seedsOf(index)];
    const rng = rngOver(fastWords({ ...pair.seeds, nonce: index % perPair }));
    const played = playThrough(game, bet.params, rng, choice, player);
    evenness.add(rng.draws);
    return played;
  });
  const evennessZ = evenness.scores().reduce((farthest, z) => (Math.abs(z) > Math.abs(farthest) ? z : farthest), 0);
  return { rounds, ...deviation, evennessZ };
};
