/** Lobby entry of Tidewell. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 17,
  art: 'carmine-originals:tidewell',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'slots',
  tags: ['popular', 'new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
