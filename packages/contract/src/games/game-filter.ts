/** Which games a list shows and in which order: one rule, for the server's lists and for the browser's own catalogue. */
import { categoryNames, type CategoryName, type Game } from './game-service.ts';

/** Lists beside those that `GET category/{name}` knows. */
export const furtherSegments = ['jackpot-games', 'table-games', 'cards-games', 'instant-games', 'poker-games'] as const;

export const segmentIds = [...categoryNames, ...furtherSegments] as const;
export type SegmentId = CategoryName | (typeof furtherSegments)[number];

export const isSegmentId = (text: string): text is SegmentId => (segmentIds as readonly string[]).includes(text);

/** Features of a game; a game lists them among its tags. */
export const gameFeatures = [
  'free-spins',
  'wilds',
  'multipliers',
  'cascades',
  'bonus-round',
  'hold-and-win',
  'side-bets',
  'your-decisions',
  'shared-round',
  'studio-result',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

export const volatilities = ['low', 'medium', 'medium-high', 'high'] as const;
/** The first is the default order. */
export const gameOrders = ['house', 'name', 'new', 'rtp', 'max-win'] as const;
export type GameOrder = (typeof gameOrders)[number];

export interface GameFilter {
  readonly category?: SegmentId | undefined;
  readonly provider?: string | undefined;
  readonly volatility?: Game['volatility'] | undefined;
  /** Percent: this return or a higher one. */
  readonly rtp?: number | undefined;
  readonly feature?: string | undefined;
  readonly jackpot?: boolean | undefined;
  readonly demo?: boolean | undefined;
  readonly sort?: GameOrder | undefined;
}

export const isInSegment = (game: Game, segment: SegmentId): boolean => {
  const name = segment.slice(0, -'-games'.length);
  if (name === 'jackpot') return game.jackpotIds !== undefined;
  return (furtherSegments as readonly string[]).includes(segment) ? game.category === name : game.tags.includes(name);
};

// Percent with two decimals, for comparison only.
const rtpOf = ({ rtp }: Game): number => Number.parseFloat(rtp);

const orders: Readonly<Record<Exclude<GameOrder, 'house'>, (a: Game, b: Game) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  new: (a, b) => Number(b.isNew) - Number(a.isNew),
  rtp: (a, b) => rtpOf(b) - rtpOf(a),
  'max-win': (a, b) => b.maxWin - a.maxWin,
};

const fits =
  ({ category, provider, volatility, rtp, feature, jackpot, demo }: GameFilter) =>
  (game: Game): boolean =>
    (category === undefined || isInSegment(game, category)) &&
    (provider === undefined || game.provider === provider) &&
    (volatility === undefined || game.volatility === volatility) &&
    (rtp === undefined || rtpOf(game) >= rtp) &&
    (feature === undefined || game.tags.includes(feature)) &&
    (jackpot !== true || game.jackpotIds !== undefined) &&
    (demo !== true || game.hasDemo);

/** Equal games keep the default order. */
export const filterGames = (games: readonly Game[], filter: GameFilter): Game[] => {
  const found = games.filter(fits(filter));
  const { sort = 'house' } = filter;
  return sort === 'house' ? found : found.toSorted(orders[sort]);
};

/** Games like this one: of its kind first, then of its provider, never itself. */
export const relatedGames = (games: readonly Game[], game: Game, count: number): Game[] => {
  const closeness = (other: Game): number =>
    Number(other.category === game.category) * 2 + Number(other.provider === game.provider);
  return games
    .filter(({ id }) => id !== game.id)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, count);
};

/** By name, or by id in its place. */
export const findGame = (games: readonly Game[], nameOrId: string): Game | undefined => {
  const wanted = nameOrId.normalize('NFC').toLowerCase();
  return games.find(({ name }) => name.toLowerCase() === wanted) ?? games.find(({ id }) => id === wanted);
};
