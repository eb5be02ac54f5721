/** Lobby entry of Dice. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 1,
  art: 'carmine-originals:dice',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'instant',
  tags: ['top', 'main', 'popular', 'featured', 'hot'],
  isNew: false,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
