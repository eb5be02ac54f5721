/** Bonuses played on a game's real rules beside what the simulator says of them. */
import { publishedOutcomes, type AnyGame } from '@carmine/games';
import { simulateBonus } from '@carmine/games/bonus-simulation';
import { deviationsOf } from '../../packages/games/testing/compare-bonuses.ts';
import { planOf, playRealBonus } from '../../packages/games/testing/play-bonus.ts';
import { simulationRng } from '../../packages/games/testing/simulation-rng.ts';

const terms = { deposit: 1_000n, bonus: 1_500n, wagerRequired: 3_000n, maxStake: 500n, mostRounds: 12 };
const stake = 400n;
/** From one source: its list of decisions grows with each. */
const perSource = 100;

/** `farthest`: the largest deviation of a figure, in standard errors of both. */
export const soakBonuses = async (game: AnyGame, count: number, seed: number) => {
  const [outcomes] = (await publishedOutcomes(game)) ?? [];
  if (outcomes === undefined) throw new Error(`${game.id} publishes no outcomes`);
  const bet = { game, params: outcomes.params, stake, leastStake: 20n, weightBp: 10_000 };
  let [rng, choice] = [simulationRng(seed), simulationRng(seed)];
  const played = Array.from({ length: count }, (_, index) => {
    if (index % perSource === 0) [rng, choice] = [simulationRng(seed + index + 1), simulationRng(seed + index + 2)];
    return playRealBonus(terms, bet, rng, choice);
  });
  const simulated = simulateBonus({ ...planOf(terms, bet, outcomes.tables, seed), sessions: count });
  if (!simulated.ok) throw new Error(simulated.fault);
  const deviations = deviationsOf(played, simulated.figures, 1);
  const seen = Object.entries(deviations).map(([name, z]) => `${name} ${z.toFixed(2)}`);
  return { farthest: Math.max(...Object.values(deviations).map(Math.abs)), seen: `${seen.join(', ')} standard errors` };
};
