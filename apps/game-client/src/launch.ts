import { tokenFollows } from '@carmine/contract/games/play-address';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';

/** The launch's token arrives in the URL's fragment and is removed at once; sessionStorage keeps it for a reload. */

const kept = 'carmine-play-session';

interface Surroundings {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** What the address names, so that it is loaded before the session says it. */
export interface LaunchHint {
  readonly game: string;
  readonly currency: CurrencyCode | undefined;
}

export interface Launch {
  readonly token: string | undefined;
  readonly hint: LaunchHint | undefined;
}

const readHint = (search: string): LaunchHint | undefined => {
  const asked = new URLSearchParams(search);
  const game = asked.get('game');
  return game === null ? undefined : { game, currency: parseCurrencyCode(asked.get('currency') ?? '') };
};

export const readLaunch = ({ location, history, storage }: Surroundings): Launch => {
  const hint = readHint(location.search);
  const given = new URLSearchParams(location.hash.slice(1)).get('session');
  if (given === null || given === '') return { token: storage.getItem(kept) ?? undefined, hint };
  storage.setItem(kept, given);
  history.replaceState(null, '', location.pathname + location.search);
  return { token: given, hint };
};

/** Whether a page opened the frame while its launch is on the way: the token comes as a change of the fragment. Nothing but a page sends one. */
export const isTokenComing = ({ hash }: Pick<Location, 'hash'>, embedded: boolean): boolean =>
  embedded && hash === tokenFollows;
