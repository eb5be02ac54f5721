import type { Game } from '@carmine/contract/games/game-service';
import { Dialog } from '@carmine/design/dialog';
import { Skeleton } from '@carmine/design/feedback';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { whenIdle } from '../../platform/drawing/idle.ts';
import { useQueuedMount } from '../../platform/drawing/render-queue.ts';
import { useSession } from '../../queries/session.ts';
import { useCatalogue } from '../../queries/use-catalogue.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { searchTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { createGameFinder, type FoundGame } from './find-games.ts';
import { KindChips, type Kind } from './kind-chips.tsx';
import { ResultList } from './result-list.tsx';
import { useSearchAnalytics } from './search-analytics.ts';
import { SearchField } from './search-field.tsx';
import { SearchFoot } from './search-foot.tsx';
import './search.css';

/** A visitor is asked to sign in; a player starts real play. */
const usePlay = (onClose: () => void) => {
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  return ({ game }: FoundGame) => {
    if (!signedIn) {
      open('login');
      return;
    }
    void navigate(gameAddress(game));
    onClose();
  };
};

/** Number of games shown before any input. */
const suggested = 6;

type Find = (term: string) => readonly FoundGame[];

const useFind = (games: readonly Game[] | undefined): Find => {
  const finder = useMemo(() => createGameFinder(games ?? []), [games]);
  // Not in the task that loads the catalogue, because the user is about to type.
  useEffect(() => whenIdle(finder.prepare), [finder]);
  return useCallback(
    (term) =>
      term.trim() === '' ? (games ?? []).slice(0, suggested).map((game) => ({ game, ranges: [] })) : finder.find(term),
    [finder, games],
  );
};

/** The row selected by a key; undefined for other keys. */
const rowAfter = (key: string, row: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(row + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(row - 1, 0);
  if (key === 'PageDown') return Math.min(row + 6, count - 1);
  if (key === 'PageUp') return Math.max(row - 6, 0);
  return undefined;
};

interface NoteProps {
  readonly term: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly chosen: FoundGame | undefined;
  readonly count: number;
}

/** The screen reader's announcement, and the empty state. */
const Note = ({ term, state, chosen, count }: NoteProps) => {
  if (term.trim() === '') {
    return <p className={count > 0 ? 'search-note search-note-above' : 'search-note'}>{searchTexts.prompt}</p>;
  }
  if (state === 'failed') {
    return (
      <p className="search-note" role="alert">
        {searchTexts.failed}
      </p>
    );
  }
  if (state === 'loading' || count > 0) {
    return (
      <p className="visually-hidden" role="status">
        {chosen ? `${searchTexts.results(count)}. ${chosen.game.name}` : texts.common.loading}
      </p>
    );
  }
  return (
    <div className="search-note" role="status">
      <b>{searchTexts.none(term)}</b>
      <p>{searchTexts.noneHint}</p>
    </div>
  );
};

const Waiting = () => (
  <div className="results-waiting">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);

const Search = ({ onClose }: { readonly onClose: () => void }) => {
  const term = useStore((state) => state.game.searchTerm);
  const setTerm = useStore((state) => state.game.setSearchTerm);
  const catalogue = useCatalogue(true);
  const find = useFind(catalogue.data?.games);
  // The input updates at once; the list is deferred.
  const listed = useDeferredValue(term);
  const all = useMemo(() => find(listed), [find, listed]);
  const [kind, setKind] = useState<Kind | undefined>();
  const found = kind === undefined ? all : all.filter(({ game }) => game.category === kind);
  const [row, setRow] = useState(0);
  // The field renders first, the list in a later frame.
  const mayList = useQueuedMount();
  const chosen = found[row];
  const play = usePlay(onClose);
  useSearchAnalytics(term);
  const begin = (next: () => void) => {
    next();
    setRow(0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = rowAfter(event.key, row, found.length);
    if (next !== undefined) setRow(Math.max(next, 0));
    else if (event.key === 'Enter') {
      // Enter before the list has re-rendered opens the match of the input, not of the outdated list.
      const typed = event.currentTarget.value;
      const meant = listed === typed ? chosen : find(typed)[0];
      if (meant) play(meant);
    } else return;
    event.preventDefault();
  };
  const state = catalogue.data ? 'ready' : catalogue.isError ? 'failed' : 'loading';
  return (
    <div className="search">
      <SearchField
        term={term}
        count={term.trim() === '' ? 0 : found.length}
        onTerm={(next) => begin(() => [setTerm(next), setKind(undefined)])}
        onKeyDown={onKeyDown}
      />
      {term.trim() !== '' && <KindChips found={all} kind={kind} onKind={(next) => begin(() => setKind(next))} />}
      <Note term={term} state={state} chosen={chosen} count={found.length} />
      {state === 'loading' && term.trim() !== '' && <Waiting />}
      {mayList && found.length > 0 && (
        <ResultList found={found} row={row} onPoint={setRow} onPlay={play} key={`${term} ${kind ?? ''}`} />
      )}
      <SearchFoot />
    </div>
  );
};

export const SearchModal = ({ open, onClose }: ModalProps) => {
  const setTerm = useStore((state) => state.game.setSearchTerm);
  const close = () => {
    setTerm('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={searchTexts.title} closeLabel={texts.common.close}>
      <Search onClose={close} />
    </Dialog>
  );
};
