/** Catalogue data of a game beyond its rules, and the house's settings. Not part of the maths. */

/** A pool that a game's bets feed. */
export interface GameJackpot {
  readonly name: string;
  readonly level: 'mini' | 'minor' | 'major' | 'grand';
  /** Seed amount at creation and after a win, in EUR cents. For an existing pool an operator decides. */
  readonly seedCents: number;
  /** Share of a stake that goes into the pool, in basis points. */
  readonly contributionBp: number;
}

export interface CatalogueEntry {
  /** Position in the lists, lowest first. */
  readonly place: number;
  /** Folder and file name of its image. */
  readonly art: string;
  readonly provider: string;
  readonly volatility: 'low' | 'medium' | 'medium-high' | 'high';
  readonly category: 'slots' | 'table' | 'cards' | 'instant' | 'live' | 'poker';
  /** `top main popular featured new slots live hot jackpots`: the lists the game is on. */
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly hasDemo: boolean;
  /** Wagering weight of stakes in basis points. */
  readonly wagerWeightBp: number;
  readonly jackpots: readonly GameJackpot[];
}
