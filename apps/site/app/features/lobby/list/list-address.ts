/** A list of games is an address: what it shows can be sent, reloaded and drawn by the server. */
import {
  gameFeatures,
  type GameFilter,
  type GameOrder,
  gameOrders,
  isSegmentId,
  volatilities,
} from '@carmine/contract/games/game-filter';

/** Lists that the player's own doings make. */
export type OwnList = 'favourites' | 'continue';

export type LobbyView =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'list'; readonly filter: GameFilter; readonly show: number }
  | { readonly kind: OwnList; readonly show: number };

/** Initial number of games, and the increment. */
export const step = 12;
/** Limit of the number in a URL, because a document must not contain a whole catalogue. */
const mostInDocument = 120;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((entry) => entry === text);

const readShow = (text: string | null): number => {
  const wanted = /^\d{1,3}$/.test(text ?? '') ? Number(text) : step;
  return Math.min(Math.max(Math.ceil(wanted / step) * step, step), mostInDocument);
};

const readRtp = (text: string | null): number | undefined =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : undefined;

const names = ['category', 'provider', 'volatility', 'rtp', 'feature', 'jackpot', 'demo', 'sort'] as const;

const defined = (filter: GameFilter): GameFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** Undefined for an unknown category; invalid filters are ignored. */
export const readView = (search: URLSearchParams): LobbyView | undefined => {
  const category = search.get('category');
  const show = readShow(search.get('show'));
  if (category === 'favourites' || category === 'continue') return { kind: category, show };
  if (category !== null && category !== '' && category !== 'all' && !isSegmentId(category)) return undefined;
  if (!names.some((name) => search.has(name))) return { kind: 'lobby' };
  const provider = search.get('provider')?.slice(0, 100) ?? '';
  return {
    kind: 'list',
    show,
    filter: defined({
      category: category !== null && isSegmentId(category) ? category : undefined,
      provider: provider === '' ? undefined : provider,
      volatility: oneOf(volatilities, search.get('volatility')),
      rtp: readRtp(search.get('rtp')),
      feature: oneOf(gameFeatures, search.get('feature')),
      jackpot: search.get('jackpot') === '1' ? true : undefined,
      demo: search.get('demo') === '1' ? true : undefined,
      sort: oneOf<GameOrder>(gameOrders.slice(1), search.get('sort')),
    }),
  };
};

export const listAddress = (filter: GameFilter, show = step): string => {
  const search = new URLSearchParams({ category: filter.category ?? 'all' });
  for (const name of names.slice(1)) {
    const value = filter[name];
    if (value !== undefined && value !== false) search.set(name, value === true ? '1' : String(value));
  }
  if (show > step) search.set('show', String(show));
  return `/?${search.toString()}`;
};

export const ownAddress = (list: OwnList, show = step): string =>
  `/?category=${list}${show > step ? `&show=${show}` : ''}`;
