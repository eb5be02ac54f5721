import type { GameFilter } from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { favouritesQuery, recentGamesQuery, summaryQuery } from '../../../queries/games.ts';
import { useSession } from '../../../queries/session.ts';
import { useCatalogue } from '../../../queries/use-catalogue.ts';
import { useStore } from '../../../state/store.ts';
import { texts } from '../../../texts/texts.ts';
import { lobbyTexts } from '../texts.ts';
import { Chips } from '../chips.tsx';
import { EmptyShelf, TileSkeletons } from '../empty-shelf.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GameGrid } from './game-grid.tsx';
import { MoreToPlay } from './more-to-play.tsx';
import { listAddress, ownAddress, step, type LobbyView, type OwnList } from './list-address.ts';
import { titleOfList } from './list-title.ts';
import { useGames } from '../use-games.ts';
import './list-page.css';

/** A new list starts with its first games again: as many as its URL names, plus those loaded since. */
const useVisible = (key: string, show: number): number => {
  const visible = useStore((state) => state.game.numberOfGames);
  const reset = useStore((state) => state.game.showFirstGames);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) reset();
    shown.current = key;
  }, [key, reset]);
  useEffect(() => reset, [reset]);
  return visible - step + show;
};

interface FrameProps {
  readonly title: string;
  readonly count?: string;
  /** The list's games once loaded, without those that fill up a short page. */
  readonly shown: readonly Game[] | undefined;
  readonly children: ReactNode;
}

const Frame = ({ title, count, shown, children }: FrameProps) => (
  <div className="game-list">
    <section aria-label={title}>
      <header className="rail-head">
        <h1 className="page-title">{title}</h1>
        {count !== undefined && (
          <span className="rail-more num" role="status">
            {count}
          </span>
        )}
      </header>
      {children}
    </section>
    {shown && <MoreToPlay shown={shown} />}
  </div>
);

const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="list-failed">
    <Notice tone="warn" role="alert">
      {texts.failures.general}
    </Notice>
    <SecondaryButton onClick={onRetry}>{texts.common.retry}</SecondaryButton>
  </div>
);

const isNarrowed = ({ category: _category, sort: _sort, ...rest }: GameFilter): boolean => Object.keys(rest).length > 0;

const FilteredList = ({ filter, show }: { readonly filter: GameFilter; readonly show: number }) => {
  const summary = useQuery(summaryQuery()).data;
  const visible = useVisible(listAddress(filter), show);
  const { found, retry } = useGames(filter, visible);
  return (
    <Frame
      title={titleOfList(filter)}
      shown={found?.games}
      {...(found && found.total > 0 && { count: lobbyTexts.gamesShown(found.games.length, found.total) })}
    >
      {summary && <Chips summary={summary} here={filter.category ?? 'all'} />}
      {summary && <FilterBar filter={filter} summary={summary} />}
      {found === undefined && (retry ? <NotLoaded onRetry={retry} /> : <TileSkeletons count={step} />)}
      {found?.total === 0 &&
        (isNarrowed(filter) ? (
          <EmptyShelf title={lobbyTexts.emptyFiltersTitle} text={lobbyTexts.emptyFilters} />
        ) : (
          <EmptyShelf text={lobbyTexts.emptyList} />
        ))}
      {found && found.total > 0 && (
        <GameGrid games={found.games} total={found.total} addressOf={(more) => listAddress(filter, more)} />
      )}
    </Frame>
  );
};

/** The games that the player marked, or played last; none for a visitor. */
const useOwnGames = (list: OwnList): readonly Game[] | undefined => {
  const signedIn = useSession() !== null;
  const marked = useQuery({ ...favouritesQuery(), enabled: signedIn && list === 'favourites' }).data;
  const recent = useQuery({ ...recentGamesQuery(), enabled: signedIn && list === 'continue' }).data;
  const whole = useCatalogue(signedIn && list === 'favourites').data?.games;
  if (!signedIn) return [];
  if (list === 'continue') return recent;
  return marked && whole && marked.flatMap(({ id }) => whole.find((game) => game.id === id) ?? []);
};

const OwnListPage = ({ list, show }: { readonly list: OwnList; readonly show: number }) => {
  const signedIn = useSession() !== null;
  const visible = useVisible(list, show);
  const games = useOwnGames(list);
  const emptyText = signedIn ? lobbyTexts.emptyFavourites : lobbyTexts.favouritesVisitor;
  return (
    <Frame title={lobbyTexts[list]} shown={games}>
      {games === undefined && <TileSkeletons count={step} />}
      {games?.length === 0 && <EmptyShelf text={list === 'favourites' ? emptyText : lobbyTexts.emptyList} />}
      {games && games.length > 0 && (
        <GameGrid games={games.slice(0, visible)} total={games.length} addressOf={(more) => ownAddress(list, more)} />
      )}
    </Frame>
  );
};

/** A list of games as a page: filtered and sorted, or the player's own. */
export const ListPage = ({ view }: { readonly view: Exclude<LobbyView, { kind: 'lobby' }> }) =>
  view.kind === 'list' ? (
    <FilteredList filter={view.filter} show={view.show} />
  ) : (
    <OwnListPage list={view.kind} show={view.show} />
  );
