/** Lobby entry of Harbour Hold’em. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 15,
  art: 'carmine-originals:harbour-holdem',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'cards',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
