/** Lobby entry of Jacks or Better 9/6. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 20,
  art: 'carmine-originals:jacks-or-better',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'cards',
  tags: ['popular', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
