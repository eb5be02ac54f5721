/** What the lobby says of a game beyond its rules, and what the house lets it do. No part of the maths. */

/** A pool that a game's bets feed. */
export interface GameJackpot {
  readonly name: string;
  readonly level: 'mini' | 'minor' | 'major' | 'grand';
  /** What it begins with, and begins again with when it was won, in EUR cents. Of a pool that is there an operator decides. */
  readonly seedCents: number;
  /** Share of a stake that goes into the pool, in basis points. */
  readonly contributionBp: number;
}

export interface CatalogueEntry {
  /** Where it stands in the lists, lowest first. */
  readonly place: number;
  /** Its picture: folder and file of the pictures of games. */
  readonly art: string;
  readonly provider: string;
  readonly volatility: 'low' | 'medium' | 'medium-high' | 'high';
  readonly category: 'slots' | 'table' | 'cards' | 'instant' | 'live' | 'poker';
  /** `top main popular featured new slots live hot jackpots`: the lists the game is on. */
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly hasDemo: boolean;
  /** How much of a stake counts for wagering a bonus, in basis points. */
  readonly wagerWeightBp: number;
  readonly jackpots: readonly GameJackpot[];
}
