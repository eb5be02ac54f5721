/** Lobby entry of Scratch Meadow. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 14,
  art: 'carmine-originals:scratch-meadow',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'instant',
  tags: ['featured', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
