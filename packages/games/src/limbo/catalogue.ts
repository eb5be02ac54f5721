/** Lobby entry of Limbo. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 10,
  art: 'carmine-originals:limbo',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'instant',
  tags: ['hot', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
