/** Lobby entry of Foundry Nine. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 22,
  art: 'carmine-originals:foundry-nine',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'slots',
  tags: ['hot', 'slots'],
  isNew: false,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
