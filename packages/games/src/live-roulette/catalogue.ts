/** Lobby entry of Live Roulette. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 22,
  art: 'carmine-originals:live-roulette',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'live',
  tags: ['top', 'live', 'shared-round'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
