import { filterGames, type GameFilter } from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gameListQuery } from '../../queries/games.ts';
import { useCatalogue } from '../../queries/use-catalogue.ts';

export interface FoundGames {
  readonly games: readonly Game[];
  readonly total: number;
}

interface Search {
  readonly found: FoundGames | undefined;
  /** Set after a failure. */
  readonly retry: (() => void) | undefined;
}

/** The first matching games: from the whole catalogue once loaded, from a separate call until then. */
export const useGames = (filter: GameFilter, visible: number): Search => {
  const whole = useCatalogue().data;
  const part = useQuery({
    ...gameListQuery(filter, visible),
    enabled: whole === undefined,
    placeholderData: keepPreviousData,
  });
  const fitting = useMemo(() => (whole === undefined ? undefined : filterGames(whole.games, filter)), [whole, filter]);
  if (fitting !== undefined)
    return { found: { games: fitting.slice(0, visible), total: fitting.length }, retry: undefined };
  const again = () => void part.refetch();
  return { found: part.data, retry: part.isError && !part.isFetching ? again : undefined };
};
