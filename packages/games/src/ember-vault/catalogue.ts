/** Lobby entry of Ember Vault. Its plates are fixed prizes: there is no pool behind them. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: 18,
  art: 'carmine-originals:ember-vault',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'slots',
  tags: ['new', 'slots', 'hot'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 10_000,
  jackpots: [],
};
