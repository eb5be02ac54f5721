/** The names of the house's lists of games, in the navigation and in the lobby. */
export const listTexts = {
  'top-games': 'Top games',
  'main-games': 'Main games',
  'popular-games': 'Popular games',
  'featured-games': 'Featured games',
  'new-games': 'New games',
  'slots-games': 'Slots',
  'live-games': 'Live games',
  'hot-games': 'Hot games',
  'jackpot-games': 'Jackpot games',
  'table-games': 'Table games',
  'cards-games': 'Card games',
  'instant-games': 'Originals',
  'poker-games': 'Poker',
} as const;
