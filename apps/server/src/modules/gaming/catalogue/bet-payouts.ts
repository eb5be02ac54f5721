/** What a chosen bet can pay: from the game where its parameters change it, else from a fixed sample of its rounds. */
import { rngOver, type AnyGame, type BetPayouts } from '@carmine/games';

const rounds = 4_096;

/** A fixed stream of 32-bit words (xorshift): the same game gives the same answer in every process. */
const fixedWords = (): (() => number) => {
  let word = 0x9e37_79b9;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
};

/** The multipliers of a game whose bets all pay alike, forced to their end where a player would choose. */
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

/** `params` as the game's schema gave them back. */
export const betPayouts = (game: AnyGame, params: unknown): BetPayouts => {
  if (game.payoutsOf !== undefined) return game.payoutsOf(params);
  const known = samples.get(game.mathVersion) ?? samplePayouts(game);
  samples.set(game.mathVersion, known);
  return known;
};
