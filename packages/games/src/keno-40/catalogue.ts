/** Lobby entry of Keno 40. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 12,
  art: 'carmine-originals:keno-40',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'instant',
  tags: ['popular', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
