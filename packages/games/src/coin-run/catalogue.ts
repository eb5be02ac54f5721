/** Lobby entry of Coin Run. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 15,
  art: 'carmine-originals:coin-run',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'instant',
  tags: ['new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
