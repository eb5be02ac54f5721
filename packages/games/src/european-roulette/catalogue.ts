/** Lobby entry of European Roulette. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 6,
  art: 'carmine-originals:european-roulette',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'table',
  tags: ['main', 'popular', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
