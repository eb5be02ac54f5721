/** Lobby entry of Polar Relay. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 18,
  art: 'carmine-originals:polar-relay',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'slots',
  tags: ['new', 'slots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
