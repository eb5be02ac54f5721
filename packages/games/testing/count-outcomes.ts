/** Counts how rounds of a game end, played by its real rules and published strategy: what `tools/outcomes/count-outcomes.ts` stores. */
import { stakeUnitsOf } from '../src/debit.ts';
import type { CountedOutcomes } from '../src/distribution/outcome-table.ts';
import type { AnyGame } from '../src/game-module.ts';
import { bestPlayer, playThrough } from './play-through.ts';
import { simulationRng } from './simulation-rng.ts';

/** Rounds from one source: its list of decisions grows with each. */
const perSource = 1_000;

/** `units`: what the player can stake in a round, by default anything. Ends by staked, then multiplier. */
export const countRounds = (
  game: AnyGame,
  params: unknown,
  rounds: number,
  seed: number,
  units?: number,
): number[][] => {
  const counts = new Map<string, number>();
  const initial = Number(stakeUnitsOf(game, params));
  let [rng, choice] = [simulationRng(seed), simulationRng(seed + 1)];
  for (let round = 0; round < rounds; round += 1) {
    if (round % perSource === 0) {
      const source = seed + 2 * Math.floor(round / perSource);
      [rng, choice] = [simulationRng(source), simulationRng(source + 1)];
    }
    const player = bestPlayer(game, choice, units === undefined ? undefined : BigInt(units - initial));
    const { debitUnits, multiplierE4 } = playThrough(game, params, rng, choice, player);
    const end = `${debitUnits} ${multiplierE4}`;
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return [...counts]
    .map(([end, count]) => [...end.split(' ').map(Number), count])
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
};

/** Sources of two tables never meet. */
const seedStep = 1_000_000;

/** A player without the money for everything is rare: so much fewer rounds suffice. */
const fewerRounds = 20;

/** Every published bet: with fewer units than its rounds can stake, and with all of them. */
export const countOutcomes = (game: AnyGame, rounds: number, seed: number): CountedOutcomes => ({
  mathVersion: game.mathVersion,
  bets: game.bets.map(({ params }) => {
    const all = countRounds(game, params, rounds, seed);
    const most = Math.max(...all.map(([staked = 0]) => staked));
    const initial = Number(stakeUnitsOf(game, params));
    const scarce = Array.from({ length: most - initial }, (_, index) => ({
      units: initial + index,
      outcomes: countRounds(
        game,
        params,
        Math.ceil(rounds / fewerRounds),
        seed + (index + 1) * seedStep,
        initial + index,
      ),
    }));
    return [...scarce, { units: most, outcomes: all }];
  }),
});

/** As a file, a line for each way a round ends. */
export const outcomesText = ({ mathVersion, bets }: CountedOutcomes): string => {
  const tables = bets.map((bet) =>
    bet.map(({ units, outcomes }) => {
      const rows = outcomes.map((row) => JSON.stringify(row)).join(',\n');
      return `{ "units": ${units}, "outcomes": [\n${rows}\n] }`;
    }),
  );
  return `{ "mathVersion": "${mathVersion}", "bets": [\n${tables.map((bet) => `[${bet.join(',\n')}]`).join(',\n')}\n] }\n`;
};
