/** Lobby entry of Lantern Harbour. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 3,
  art: 'carmine-originals:lantern-harbour',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'slots',
  tags: ['top', 'main', 'popular', 'featured', 'new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
