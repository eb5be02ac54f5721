import type { Call } from '@carmine/contract/call';
import {
  type GamePage,
  getCatalogueSummary,
  getGame,
  getRecentGames,
  listGames,
} from '@carmine/contract/games/catalogue';
import { addFavourite, type Favourite, getFavourites, removeFavourite } from '@carmine/contract/games/favourites';
import type { GameFilter } from '@carmine/contract/games/game-filter';
import {
  type CategoryName,
  type Game,
  getCategory,
  getCurrencies,
  getGamesAndCategories,
  getLatestWinners,
  getTopWinners,
} from '@carmine/contract/games/game-service';
import { getJackpots } from '@carmine/contract/games/jackpots';
import { listTables } from '@carmine/contract/games/live-tables';
import { getRecommendedGames } from '@carmine/contract/static-lists';
import { MutationObserver, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { orThrowMessage, orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { store } from '../state/store.ts';
import { texts } from '../texts/texts.ts';

/** A currency that is not three letters falls back to EUR. */
export const catalogueCurrency = (currency: string | undefined): string =>
  currency !== undefined && /^[A-Za-z]{3}$/.test(currency) ? currency : 'EUR';

/** How many games, in which lists: what every page's navigation shows. */
export const summaryQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['catalogue'],
    queryFn: async () => orThrowMessage(await call(getCatalogueSummary, {})),
  });

/** The whole catalogue by version: cached by the browser until it changes. */
export const gamesQuery = (currency?: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['games', catalogueCurrency(currency)],
    queryFn: async ({ client }) => {
      const version = client.getQueryData(summaryQuery().queryKey)?.version;
      const input = { params: { currency: catalogueCurrency(currency) } };
      return orThrowMessage(
        await call(getGamesAndCategories, version === undefined ? input : { ...input, query: { v: version } }),
      );
    },
  });

const queryOf = ({ rtp, jackpot, demo, ...filter }: GameFilter) => ({
  ...filter,
  ...(rtp === undefined ? {} : { rtp }),
  ...(jackpot === true ? { jackpot: '1' as const } : {}),
  ...(demo === true ? { demo: '1' as const } : {}),
});

/** The first matching games, until the whole catalogue is loaded. */
export const gameListQuery = (filter: GameFilter, size: number, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['games', 'list', filter, size],
    queryFn: async () => orThrowMessage(await call(listGames, { query: { ...(queryOf(filter) as object), size } })),
  });

/** One game with similar ones; undefined for an unknown name. */
export const gamePageQuery = (name: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['games', 'page', name],
    queryFn: async (): Promise<GamePage | null> => {
      const answer = await call(getGame, { query: { name } });
      return !answer.ok && (answer.status === 404 || answer.status === 422) ? null : orThrowMessage(answer);
    },
  });

/** Shelves with their own call and error state. */
export const shelfCategories = ['top-games', 'new-games', 'featured-games'] as const satisfies readonly CategoryName[];

/** Shelves whose first games are in the document; the second is below what the house offers this week, out of sight. */
export const shelvesInDocument = ['top-games'] as const satisfies readonly CategoryName[];

/** Up to this many games the whole catalogue is in the document. */
export const wholeInDocument = 24;

/** One more than a full row, to show that the list continues. */
export const shelfSize = 8;

const categoryFailures: Partial<Record<CategoryName, string>> = {
  'top-games': texts.failures.topGames,
  'new-games': texts.failures.newGames,
  'featured-games': texts.failures.featuredGames,
};

export const categoryQuery = (name: CategoryName, call: Call = browserCall) => {
  const failureText = categoryFailures[name];
  return queryOptions({
    queryKey: ['category', name],
    queryFn: async () => orThrowMessage(await call(getCategory, { params: { name }, query: { size: shelfSize } })),
    ...(failureText === undefined ? {} : { meta: { failureText } }),
  });
};

export const jackpotsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['jackpots'],
    queryFn: async () => orThrowMessage(await call(getJackpots, {})),
    meta: { failureText: texts.failures.jackpots },
  });

/** Live tables that are open, with what is played at them. */
export const tablesQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['tables'], queryFn: async () => orThrowMessage(await call(listTables, {})) });

export const recommendedQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['cdn', 'recommended'],
    queryFn: async () => orThrowMessage(await call(getRecommendedGames, {})),
  });

/** What the player bet on last. */
export const recentGamesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['wallets', 'recent-games'],
    queryFn: async () => orThrowMessage(await call(getRecentGames, {})),
  });

export const currenciesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: async () => orThrowMessage(await call(getCurrencies, {})),
  });

export type WinnersList = 'latest' | 'top';

const winnersCalls = { latest: getLatestWinners, top: getTopWinners } as const;

/** Of all games, or of one. */
export const winnersQuery = (list: WinnersList, game?: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['winners', list, game ?? ''],
    queryFn: async () => orThrowMessage(await call(winnersCalls[list], { query: game === undefined ? {} : { game } })),
  });

export const favouritesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: async () => orThrowResponse(await call(getFavourites, {})),
    meta: { failureText: texts.failures.getFavourite },
  });

const favouriteOf = ({ id, launchId, category, name, provider, imageId }: Game): Favourite => ({
  id,
  launchId,
  category,
  name,
  provider,
  imageId,
});

const addingTo = (client: QueryClient) => ({
  mutationFn: async (game: Game) => orThrowResponse(await browserCall(addFavourite, { body: favouriteOf(game) })),
  onSuccess: (added: Favourite) => client.setQueryData(favouritesQuery().queryKey, (list = []) => [added, ...list]),
  meta: { failureText: texts.failures.addFavourite },
});

const removingFrom = (client: QueryClient) => ({
  mutationFn: async (game: Game) => orThrowResponse(await browserCall(removeFavourite, { params: { id: game.id } })),
  onSuccess: (_nothing: unknown, game: Game) =>
    client.setQueryData(favouritesQuery().queryKey, (list = []) => list.filter(({ id }) => id !== game.id)),
  meta: { failureText: texts.failures.removeFavourite },
});

const flagged = {
  onMutate: (game: Game) => store().game.requestFavorite(game.id),
  onSettled: () => store().game.requestFavorite(undefined),
};

/** Marks or unmarks; the flag is set until the response. Made when it is pressed: a lobby has a hundred hearts. */
export const useToggleFavourite = () => {
  const client = useQueryClient();
  return (game: Game, marked: boolean): void => {
    const asked = marked
      ? new MutationObserver(client, { ...removingFrom(client), ...flagged }).mutate(game)
      : new MutationObserver(client, { ...addingTo(client), ...flagged }).mutate(game);
    // The mutation cache reports failures.
    asked.catch(() => undefined);
  };
};
