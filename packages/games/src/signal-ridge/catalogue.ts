/** Lobby entry of Signal Ridge, and its pools: one stake in EUR 8,000 wins the Mini, one in 250,000 the Major, one in 5 million the Grand. */
import type { CatalogueEntry, GameJackpot } from '../catalogue-entry.ts';

/** Each reserve reaches its seed over the stakes of one win: 0.45 %, 0.5 % and 0.55 % of a stake. */
const jackpots: readonly GameJackpot[] = [
  {
    ...{ name: 'signal-ridge-mini', level: 'mini', seedCents: 2_000, poolBp: 20, reserveBp: 25 },
    stakesPerWinCents: 800_000,
  },
  {
    ...{ name: 'signal-ridge-major', level: 'major', seedCents: 50_000, poolBp: 30, reserveBp: 20 },
    stakesPerWinCents: 25_000_000,
  },
  {
    ...{ name: 'signal-ridge-grand', level: 'grand', seedCents: 1_000_000, poolBp: 35, reserveBp: 20 },
    ...{ stakesPerWinCents: 500_000_000, capCents: 25_000_000 },
  },
];

export const catalogue: CatalogueEntry = {
  place: 21,
  art: 'carmine-originals:signal-ridge',
  provider: 'Carmine Originals',
  volatility: 'high',
  category: 'slots',
  tags: ['featured', 'new', 'slots', 'jackpots'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 0,
  jackpots,
};
