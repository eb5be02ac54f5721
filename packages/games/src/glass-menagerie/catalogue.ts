/** Lobby entry of Glass Menagerie. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 18,
  art: 'carmine-originals:glass-menagerie',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'slots',
  tags: ['new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
