/** Lobby entry of Sic Bo. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 13,
  art: 'carmine-originals:sic-bo',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'table',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
