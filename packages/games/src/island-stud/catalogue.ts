/** Lobby entry of Island Stud. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 15,
  art: 'carmine-originals:island-stud',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'cards',
  tags: ['main', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
