/** Lobby entry of Midnight Parcel, and its pool: it is won at an amount between EUR 500 and 2,500, on average with EUR 100,000 of stakes. */
import type { CatalogueEntry, GameJackpot } from '../catalogue-entry.ts';

/** Its reserve reaches the seed over the stakes of one win. */
const jackpot: GameJackpot = {
  ...{ name: 'midnight-parcel', level: 'must-hit', seedCents: 50_000, poolBp: 100, reserveBp: 50 },
  mustHitByCents: 250_000,
};

export const catalogue: CatalogueEntry = {
  place: 22,
  art: 'carmine-originals:midnight-parcel',
  provider: 'Carmine Originals',
  volatility: 'medium',
  category: 'slots',
  tags: ['new', 'slots', 'jackpots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots: [jackpot],
};
