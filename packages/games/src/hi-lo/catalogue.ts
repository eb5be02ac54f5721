/** Lobby entry of Hi-Lo. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 13,
  art: 'carmine-originals:hi-lo',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'instant',
  tags: ['hot', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
