/** Lobby entry of Casino War. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 16,
  art: 'carmine-originals:casino-war',
  provider: 'Carmine Originals',
  volatility: 'low',
  category: 'cards',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
