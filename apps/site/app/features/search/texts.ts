/** The search modal's texts. */
import { displayCount } from '../../amounts/display.ts';

const plural = (count: number, one: string, many: string): string =>
  `${displayCount(count)} ${count === 1 ? one : many}`;

export const searchTexts = {
  title: 'Search games',
  placeholder: 'Search...',
  prompt: 'Start typing game title',
  none: (term: string) => `No games match “${term}”`,
  noneHint: 'Try a different spelling or just the first letters.',
  failed: 'The games could not be loaded.',
  play: 'Play',
  playGame: (game: string) => `Play ${game}`,
  results: (count: number) => plural(count, 'game', 'games'),
  kinds: 'Game types',
  all: 'All',
  kindNames: {
    slots: 'Slots',
    table: 'Tables',
    cards: 'Cards',
    instant: 'Originals',
    live: 'Live',
    poker: 'Poker',
  },
  rtp: (rtp: string, volatility: string) => `RTP ${rtp}, ${volatility}`,
  volatilities: { low: 'low', medium: 'medium', 'medium-high': 'medium-high', high: 'high' },
  escape: 'Esc',
  choose: 'Choose',
  enter: 'Play',
  realWith: (amount: string) => `Play with ${amount}`,
  asVisitor: 'Sign in to play',
} as const;
