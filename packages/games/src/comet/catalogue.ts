/** Lobby entry of Comet. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 25,
  art: 'carmine-originals:comet',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'live',
  tags: ['live', 'featured', 'shared-round'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
