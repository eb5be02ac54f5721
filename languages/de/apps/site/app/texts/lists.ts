import type { listTexts as english } from '#english/apps/site/app/texts/lists.ts';
import type { Translation } from '#languages/translation.ts';

export const listTexts: Translation<typeof english> = {
  'top-games': 'Top-Spiele',
  'main-games': 'Unsere Auswahl',
  'popular-games': 'Beliebte Spiele',
  'featured-games': 'Highlights',
  'new-games': 'Neue Spiele',
  'slots-games': 'Slots',
  'live-games': 'Live-Spiele',
  'hot-games': 'Angesagte Spiele',
  'jackpot-games': 'Jackpot-Spiele',
  'table-games': 'Tischspiele',
  'cards-games': 'Kartenspiele',
  'instant-games': 'Originals',
  'poker-games': 'Poker',
};
