/** Lobby entry of Three Card Duel. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 14,
  art: 'carmine-originals:three-card-duel',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'cards',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
