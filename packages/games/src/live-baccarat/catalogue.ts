/** Lobby entry of Live Baccarat. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 23,
  art: 'carmine-originals:live-baccarat',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'live',
  tags: ['live', 'shared-round'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
