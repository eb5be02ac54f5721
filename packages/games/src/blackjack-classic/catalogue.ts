/** Lobby entry of Blackjack Classic. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 2,
  art: 'carmine-originals:blackjack-classic',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'table',
  tags: ['top', 'main'],
  isNew: false,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
