/** Millions of outcomes of the real stream, game by game: returns, hit rates and first decisions. */
import { readWords, rngOver, sha256Hex, type AnyGame, type Seeds } from '@carmine/games';
import { nodeHmac } from '../../packages/games/testing/node-hmac.ts';
import { playThrough } from '../../packages/games/testing/play-through.ts';
import { quickPlayer } from '../../packages/games/testing/quick-player.ts';
import { simulationRng } from '../../packages/games/testing/simulation-rng.ts';
import { countedPayoutsOf, type Score } from '../../packages/games/testing/sequence.ts';
import { createEvenness, deviationOf, type Deviation } from '../../packages/games/testing/statistics.ts';

export interface OutcomeSoak extends Deviation {
  readonly rounds: number;
  /** The largest deviation of the first decisions' χ², in standard deviations; undefined where nothing is drawn. */
  readonly evennessZ: Score;
}

const decisions = 5;
const compared = 200;

/** Throws if the stream of Node's cryptography is not the published one: then that would not be measured. */
const requireSameStream = (seeds: Seeds): void => {
  const [fast, real] = [readWords(seeds, 0, nodeHmac), readWords(seeds)];
  for (let word = 0; word < compared; word += 1)
    if (fast() !== real()) throw new Error(`The streams part at word ${word} of round ${seeds.nonce}`);
};

/** A server seed decides at most a million rounds, as for players. */
const perPair = 1_000_000;

export const soakOutcomes = async (game: AnyGame, rounds: number, seed: number): Promise<OutcomeSoak> => {
  const [bet] = game.bets;
  if (bet === undefined) throw new Error(`${game.id} publishes no bet`);
  const evenness = createEvenness(decisions);
  const choice = simulationRng(seed);
  const player = quickPlayer(game, choice);
  const seedsOf = (index: number): Seeds => ({
    serverSeed: sha256Hex(`${seed} ${game.id} ${Math.floor(index / perPair)}`),
    clientSeed: 'soak',
    nonce: index % perPair,
  });
  for (let index = 0; index < rounds; index += Math.ceil(rounds / compared)) requireSameStream(seedsOf(index));
  const pair = { number: -1, seeds: seedsOf(0) };
  const counted = await countedPayoutsOf(game, bet.params);
  const make = (index: number) => {
    const number = Math.floor(index / perPair);
    if (number !== pair.number) [pair.number, pair.seeds] = [number, seedsOf(index)];
    const rng = rngOver(readWords({ ...pair.seeds, nonce: index % perPair }, 0, nodeHmac));
    const played = playThrough(game, bet.params, rng, choice, player);
    evenness.add(rng.draws);
    return played;
  };
  const deviation = deviationOf(game, { params: bet.params, rounds, counted, make });
  const [evennessZ] = evenness.scores().toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return { rounds, ...deviation, evennessZ };
};
