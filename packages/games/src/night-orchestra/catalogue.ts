/** Lobby entry of Night Orchestra. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 19,
  art: 'carmine-originals:night-orchestra',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'slots',
  tags: ['new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
