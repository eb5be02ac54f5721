/** Lobby entry of Dragon Tiger. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 24,
  art: 'carmine-originals:dragon-tiger',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'live',
  tags: ['live', 'shared-round'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
