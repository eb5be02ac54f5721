/** How the published bets of a game end, worked out once per process. */
import type { GameOutcomes, SimulatedGame } from '@carmine/contract/games/fairness';
import type { Game } from '@carmine/contract/games/game-service';
import { publishedOutcomes, type AnyGame, type BetOutcomes } from '@carmine/games';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import { asJson } from '../rounds/round-answer.ts';

const toAnswer = ({ params, tables, ...rest }: BetOutcomes): GameOutcomes['bets'][number] => ({
  ...rest,
  params: { ...asJson(params) },
  tables: tables.map(({ units, total, outcomes }) => ({ units, total, outcomes: outcomes.map((one) => [...one]) })),
});

/** `games`: those that can be played now. */
export const createGameOutcomes = (library: GameLibrary, games: () => Promise<readonly Game[]>) => {
  const known = new Map<string, Promise<GameOutcomes>>();
  const read = async (game: AnyGame): Promise<GameOutcomes> => ({
    id: game.id,
    mathVersion: game.mathVersion,
    bets: ((await publishedOutcomes(game)) ?? []).map(toAnswer),
  });
  const outcomesOf = (game: AnyGame): Promise<GameOutcomes> => {
    const outcomes = known.get(game.mathVersion) ?? read(game);
    known.set(game.mathVersion, outcomes);
    return outcomes;
  };
  const playable = async (): Promise<readonly AnyGame[]> => {
    const open = new Set((await games()).map(({ id }) => id));
    return library.all.filter(({ id }) => open.has(id));
  };
  return {
    outcomes: async (id: string): Promise<{ ok: true; outcomes: GameOutcomes } | Refused> => {
      const game = (await playable()).find((one) => one.id === id);
      return game === undefined ? refused('game_unknown') : { ok: true, outcomes: await outcomesOf(game) };
    },
    /** With the weight of their first published bet; a game without any is left out. */
    gamesWithOutcomes: async (): Promise<SimulatedGame[]> => {
      const firstOf = async (game: AnyGame): Promise<SimulatedGame[]> => {
        const [first] = (await outcomesOf(game)).bets;
        return first === undefined ? [] : [{ id: game.id, name: game.name, weightBp: first.weightBp }];
      };
      return (await Promise.all((await playable()).map(firstOf))).flat();
    },
  };
};
