/** How each published bet of a game ends, worked out once per process. */
import type { GameOutcomes } from '@carmine/contract/fairness';
import { publishedOutcomes, type AnyGame, type BetOutcomes } from '@carmine/games';
import { asJson } from '../rounds/round-answer.ts';

const toAnswer = ({ params, tables, ...rest }: BetOutcomes): GameOutcomes['bets'][number] => ({
  ...rest,
  params: { ...asJson(params) },
  tables: tables.map(({ units, total, outcomes }) => ({ units, total, outcomes: outcomes.map((one) => [...one]) })),
});

export const createGameOutcomes = () => {
  const known = new Map<string, Promise<GameOutcomes>>();
  const read = async (game: AnyGame): Promise<GameOutcomes> => ({
    id: game.id,
    mathVersion: game.mathVersion,
    bets: ((await publishedOutcomes(game)) ?? []).map(toAnswer),
  });
  return (game: AnyGame): Promise<GameOutcomes> => {
    const outcomes = known.get(game.mathVersion) ?? read(game);
    known.set(game.mathVersion, outcomes);
    return outcomes;
  };
};
