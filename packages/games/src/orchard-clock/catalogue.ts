/** Lobby entry of Orchard Clock. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 15,
  art: 'carmine-originals:orchard-clock',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'slots',
  tags: ['main', 'new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
