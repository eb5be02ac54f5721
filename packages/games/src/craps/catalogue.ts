/** Lobby entry of Craps. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 14,
  art: 'carmine-originals:craps',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'table',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
