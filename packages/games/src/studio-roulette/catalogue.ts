/** Lobby entry of Studio Roulette. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 26,
  art: 'carmine-originals:studio-roulette',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'live',
  tags: ['live', 'shared-round', 'studio-result'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [],
};
