/** Possible payouts of a bet: from the game if its parameters change them, else from a fixed sample of its rounds. */
import { rngOver, type AnyGame, type BetPayouts } from '@carmine/games';

const rounds = 4_096;

/** A fixed xorshift stream of 32-bit words, so that a game gives the same result in every process. */
const fixedWords = (): (() => number) => {
  let word = 0x9e37_79b9;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
};

/** Sampled multipliers of a game whose bets all pay alike; rounds with choices are forced to their end. */
const samplePayouts = (game: AnyGame): BetPayouts => {
  const rng = rngOver(fixedWords());
  const params = game.params.parse({});
  const seen = new Map<bigint, bigint>();
  for (let round = 0; round < rounds; round += 1) {
    let step = game.init(params, rng);
    while (!step.done) {
      const action = game.auto(step.state);
      if (action === null) break;
      const result = game.act(step.state, action, rng);
      if (!result.ok) break;
      step = result.step;
    }
    const { multiplierE4 } = game.settle(step.state);
    seen.set(multiplierE4, (seen.get(multiplierE4) ?? 0n) + 1n);
  }
  const payouts = [...seen].map(([multiplierE4, weight]) => ({ multiplierE4, weight }));
  return { highestE4: game.maxMultiplierE4, payouts, total: BigInt(rounds) };
};

const samples = new Map<string, BetPayouts>();

/** `params`: as parsed by the game's schema. */
export const betPayouts = (game: AnyGame, params: unknown): BetPayouts => {
  if (game.payoutsOf !== undefined) return game.payoutsOf(params);
  const known = samples.get(game.mathVersion) ?? samplePayouts(game);
  samples.set(game.mathVersion, known);
  return known;
};
