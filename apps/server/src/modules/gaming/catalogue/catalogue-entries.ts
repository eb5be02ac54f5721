/** What the lobby says of each of our games beyond its rules: one entry a game, in the order of the lists. */
import type { Game } from '@carmine/contract';

export interface CatalogueEntry {
  readonly category: Game['category'];
  /** `top main popular featured new slots live hot jackpots`: the lists the game is on. */
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly hasDemo: boolean;
  /** How much of a stake counts for wagering a bonus, in basis points. */
  readonly wagerWeightBp: number;
}

export const catalogueEntries: Readonly<Record<string, CatalogueEntry>> = {
  dice: {
    category: 'instant',
    tags: ['top', 'main', 'popular', 'featured', 'hot'],
    isNew: false,
    hasDemo: true,
    wagerWeightBp: 1_000,
  },
  'blackjack-classic': {
    category: 'table',
    tags: ['top', 'main'],
    isNew: false,
    hasDemo: true,
    wagerWeightBp: 1_000,
  },
  'lantern-harbour': {
    category: 'slots',
    tags: ['top', 'main', 'popular', 'featured', 'new', 'slots'],
    isNew: true,
    hasDemo: true,
    wagerWeightBp: 10_000,
  },
};
