/** How small a stake may be before cutting payouts to whole subunits costs the player a thousandth of the return. */
import { payoutOf, rngOver, type AnyGame } from '@carmine/games';

const rounds = 4_096;
const largestCandidate = 1_000_000n;

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

/** The multipliers of the game's standard bet over a fixed sample, forced to their end where a player would choose. */
const sampleMultipliers = (game: AnyGame): bigint[] => {
  const rng = rngOver(fixedWords());
  const params = game.params.parse({});
  return Array.from({ length: rounds }, () => {
    let step = game.init(params, rng);
    while (!step.done) {
      const action = game.auto(step.state);
      if (action === null) break;
      const result = game.act(step.state, action, rng);
      if (!result.ok) break;
      step = result.step;
    }
    return game.settle(step.state).multiplierE4;
  });
};

/** Subunits. The first of 1, 2, 5, 10, … at which the cut is below 0.1 % of what the standard bet returns. */
export const leastFairStake = (game: AnyGame): bigint => {
  const multipliers = sampleMultipliers(game);
  const returned = multipliers.reduce((sum, multiplier) => sum + multiplier, 0n);
  const isFair = (stake: bigint): boolean => {
    const paid = multipliers.reduce((sum, multiplier) => sum + payoutOf(stake, multiplier), 0n);
    const lost = stake * returned - paid * 10_000n;
    return lost * 1_000n < stake * returned;
  };
  for (let unit = 1n; unit <= largestCandidate; unit *= 10n) {
    for (const stake of [unit, 2n * unit, 5n * unit]) if (isFair(stake)) return stake;
  }
  return largestCandidate;
};
