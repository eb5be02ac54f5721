/** Lobby entry of Wild Twos. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 21,
  art: 'carmine-originals:wild-twos',
  provider: 'Carmine Originals',
  volatility: 'medium-high',
  category: 'cards',
  tags: ['popular', 'new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
