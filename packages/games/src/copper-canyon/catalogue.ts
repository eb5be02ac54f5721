/** Lobby entry of Copper Canyon. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 16,
  art: 'carmine-originals:copper-canyon',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'slots',
  tags: ['featured', 'new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
