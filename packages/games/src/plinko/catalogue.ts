/** Lobby entry of Plinko. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 9,
  art: 'carmine-originals:plinko',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'instant',
  tags: ['hot', 'featured', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
