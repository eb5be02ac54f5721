/** Lobby entry of Mines. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 11,
  art: 'carmine-originals:mines',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'instant',
  tags: ['top', 'hot', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
