/** Lobby entry of Paper Dragons. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 20,
  art: 'carmine-originals:paper-dragons',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'slots',
  tags: ['top', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
