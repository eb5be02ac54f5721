/** Lobby entry of Fortune Wheel 50. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 21,
  art: 'carmine-originals:fortune-wheel-50',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'live',
  tags: ['live', 'featured', 'shared-round'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
