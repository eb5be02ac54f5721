/** Lobby entry of Baccarat. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 12,
  art: 'carmine-originals:baccarat',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'cards',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
