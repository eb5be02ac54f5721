import {
  addFavourite,
  getCategory,
  getCurrencies,
  getFavourites,
  getGamesAndCategories,
  getLatestWinners,
  removeFavourite,
  type Call,
  type CategoryName,
  type Favourite,
  type Game,
} from '@carmine/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orThrowMessage, orThrowResponse } from '../platform/answers.ts';
import { call as browserCall } from '../platform/browser-call.ts';
import { store } from '../state/store.ts';
import { texts } from '../texts/en.ts';

/** A currency that is not three letters falls back to EUR. */
export const catalogueCurrency = (currency: string | undefined): string =>
  currency !== undefined && /^[A-Za-z]{3}$/.test(currency) ? currency : 'EUR';

export const gamesQuery = (currency?: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['games', catalogueCurrency(currency)],
    queryFn: async () =>
      orThrowMessage(await call(getGamesAndCategories, { params: { currency: catalogueCurrency(currency) } })),
  });

/** The shelves that have a call, and a failure, of their own. */
export const shelfCategories = ['top-games', 'new-games', 'featured-games'] as const satisfies readonly CategoryName[];

const categoryFailures: Partial<Record<CategoryName, string>> = {
  'top-games': texts.failures.topGames,
  'new-games': texts.failures.newGames,
  'featured-games': texts.failures.featuredGames,
};

export const categoryQuery = (name: CategoryName, call: Call = browserCall) => {
  const failureText = categoryFailures[name];
  return queryOptions({
    queryKey: ['category', name],
    queryFn: async () => orThrowMessage(await call(getCategory, { params: { name } })),
    ...(failureText === undefined ? {} : { meta: { failureText } }),
  });
};

export const currenciesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: async () => orThrowMessage(await call(getCurrencies, {})),
  });

export const latestWinnersQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['winners', 'latest'],
    queryFn: async () => orThrowMessage(await call(getLatestWinners, {})),
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

/** Marks or unmarks; the flag is set until the response. */
export const useToggleFavourite = () => {
  const client = useQueryClient();
  const { queryKey } = favouritesQuery();
  const start = (game: Game) => store().game.requestFavorite(game.id);
  const end = () => store().game.requestFavorite(undefined);
  const adding = useMutation({
    mutationFn: async (game: Game) => orThrowResponse(await browserCall(addFavourite, { body: favouriteOf(game) })),
    onMutate: start,
    onSuccess: (added) => client.setQueryData(queryKey, (list = []) => [added, ...list]),
    onSettled: end,
    meta: { failureText: texts.failures.addFavourite },
  });
  const removing = useMutation({
    mutationFn: async (game: Game) => orThrowResponse(await browserCall(removeFavourite, { params: { id: game.id } })),
    onMutate: start,
    onSuccess: (_nothing, game) =>
      client.setQueryData(queryKey, (list = []) => list.filter(({ id }) => id !== game.id)),
    onSettled: end,
    meta: { failureText: texts.failures.removeFavourite },
  });
  return (game: Game, marked: boolean) => (marked ? removing : adding).mutate(game);
};
