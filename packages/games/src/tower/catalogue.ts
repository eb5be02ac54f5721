/** Lobby entry of Tower. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 14,
  art: 'carmine-originals:tower',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'instant',
  tags: ['new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
