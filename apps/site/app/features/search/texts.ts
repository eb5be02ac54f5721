/** The search modal's texts. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const searchTexts = {
  title: 'Search games',
  placeholder: 'Search...',
  prompt: 'Start typing game title',
  none: (term: string) => `No game matches “${term}”`,
  noneHint: 'A different spelling, or only the first letters, may help.',
  failed: 'The games could not be read.',
  play: 'Play',
  playGame: (game: string) => `Play ${game}`,
  results: (count: number) => plural(count, 'game', 'games'),
  kinds: 'Kinds of games',
  all: 'All',
  kindNames: {
    slots: 'Slots',
    table: 'Tables',
    cards: 'Cards',
    instant: 'Originals',
    live: 'Live',
    poker: 'Poker',
  },
  rtp: (rtp: string, volatility: string) => `RTP ${rtp}%, ${volatility}`,
  volatilities: { low: 'low', medium: 'medium', 'medium-high': 'medium-high', high: 'high' },
  escape: 'Esc',
  choose: 'Choose',
  enter: 'Play',
  realWith: (amount: string) => `Real play with ${amount}`,
  asVisitor: 'Sign in to play',
} as const;
