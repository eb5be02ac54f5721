/** The launch's token arrives in the URL's fragment and is removed at once; sessionStorage keeps it for a reload. */

const kept = 'carmine-play-session';

interface Surroundings {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export interface Launch {
  readonly token: string | undefined;
  /** The game named in the address: only a hint of what to load early. */
  readonly gameHint: string | undefined;
}

export const readLaunch = ({ location, history, storage }: Surroundings): Launch => {
  const gameHint = new URLSearchParams(location.search).get('game') ?? undefined;
  const given = new URLSearchParams(location.hash.slice(1)).get('session');
  if (given === null || given === '') return { token: storage.getItem(kept) ?? undefined, gameHint };
  storage.setItem(kept, given);
  history.replaceState(null, '', location.pathname + location.search);
  return { token: given, gameHint };
};
