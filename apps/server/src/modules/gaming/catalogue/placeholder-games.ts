/**
 * Entries that fill a lobby for tests and performance budgets. They are not in the database and cannot be opened or marked, and
 * `DEPLOYMENT=live` refuses the setting that creates them, so that players never see games that do not exist.
 */
import { gameFeatures } from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import type { KnownGame } from './catalogue-store.ts';

const first = [
  ...['Amber', 'Arctic', 'Brass', 'Cedar', 'Cobalt', 'Copper', 'Coral', 'Crimson', 'Crystal', 'Desert', 'Distant'],
  ...['Ember', 'Emerald', 'Feather', 'Frozen', 'Gilded', 'Harbour', 'Hidden', 'Hollow', 'Indigo', 'Iron', 'Ivory'],
  ...['Jade', 'Lantern', 'Lunar', 'Marble', 'Midnight', 'Misty', 'Neon', 'Northern', 'Opal', 'Orchard', 'Paper'],
  ...['Quiet', 'Rapid', 'River', 'Ruby', 'Saffron', 'Silver', 'Solar', 'Storm', 'Velvet', 'Violet', 'Wild', 'Winter'],
] as const;
const second = [
  ...['Archive', 'Arcade', 'Bazaar', 'Beacon', 'Cabaret', 'Canyon', 'Caravan', 'Carnival', 'Citadel', 'Clockwork'],
  ...['Comet', 'Compass', 'Crown', 'Dragons', 'Express', 'Falcons', 'Foundry', 'Foxes', 'Fortune', 'Garden', 'Gems'],
  ...['Harvest', 'Horizon', 'Jungle', 'Kingdom', 'Lagoon', 'Legends', 'Market', 'Masquerade', 'Meadow', 'Menagerie'],
  ...['Monsoon', 'Nights', 'Orchestra', 'Parade', 'Pearls', 'Pirates', 'Quest', 'Relay', 'Reef', 'Safari', 'Station'],
  ...['Summit', 'Tavern', 'Temple', 'Tides', 'Vault', 'Voyage', 'Wheel', 'Workshop'],
] as const;
/** Difficult names for pages, URLs and tables. */
const hard = ['Red/Black', 'Żółta łódź 鮭 ☂', 'A name of two hundred signs '.repeat(8).slice(0, 200).trim()];
const pictures = [
  ...['lantern-harbour', 'paper-dragons', 'comet', 'mines', 'tidewell', 'ember-vault', 'glass-menagerie'],
  ...['night-orchestra', 'copper-canyon', 'foundry-nine', 'plinko', 'polar-relay', 'european-roulette'],
  ...['orchard-clock', 'blackjack-classic', 'dice'],
];
const providers = ['North', 'South', 'East', 'West', 'Harbour', 'Hill', 'Lane'].map((word) => `Placeholder ${word}`);
const categories: readonly Game['category'][] = [
  'slots',
  'slots',
  'slots',
  'table',
  'slots',
  'live',
  'poker',
  'instant',
];
const volatilities: readonly Game['volatility'][] = ['low', 'medium', 'medium-high', 'high'];
/** Every nth game is in the list. */
const lists: readonly (readonly [tag: string, every: number])[] = [
  ...([
    ['top', 20],
    ['new', 17],
    ['featured', 23],
    ['hot', 29],
    ['popular', 13],
    ['main', 11],
  ] as const),
];

export const isPlaceholderGame = ({ tags }: Game): boolean => tags.includes('placeholder');

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;
/** Deterministic pseudo-random spread without a visible pattern. */
const spread = (index: number, salt: number): number => (((index + 1) * 2_654_435_761 + salt * 40_503) >>> 0) >>> 9;

const nameOf = (index: number): string =>
  hard[index] ?? `${pick(first, index)} ${pick(second, Math.floor(index / first.length) + index * 7)}`;

const placeholderGame = (index: number, name: string): Game => {
  const category = pick(categories, index);
  // The first twelve rotate through every list, so that small catalogues fill all of them.
  const tags = lists.filter(([, every]) => index % every === 0 || (index < 60 && index % 5 === every % 5));
  return {
    id: `placeholder-${index + 1}`,
    name,
    provider: pick(providers, spread(index, 3)),
    imageId: `carmine-originals:${pick(pictures, index * 7 + Math.floor(index / pictures.length) * 3)}`,
    category,
    launchId: `placeholder-${index + 1}`,
    rtp: (94 + (spread(index, 5) % 50) / 10).toFixed(2),
    volatility: pick(volatilities, spread(index, 2)),
    maxWin: 100 * (1 + (spread(index, 6) % 100)),
    hasDemo: false,
    tags: [
      ...tags.map(([tag]) => tag),
      ...(category === 'slots' || category === 'live' ? [category] : []),
      pick(gameFeatures, spread(index, 4)),
      'placeholder',
    ],
    isNew: tags.some(([tag]) => tag === 'new'),
  };
};

const settings = {
  enabled: true,
  maintenance: false,
  hiddenIn: [],
  featured: null,
  isNew: null,
  hot: null,
  place: null,
};

/** Creates this many entries with unique names, always the same. */
export const createPlaceholderGames = (count: number): KnownGame[] => {
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const plain = nameOf(index);
    const name = names.has(plain) ? `${plain} ${index + 1}` : plain;
    names.add(name);
    return { game: placeholderGame(index, name), settings };
  });
};
