/** Catalogue data of a game beyond its rules, and the house's settings. Not part of the maths. */

/** A pool that a game's bets feed, and how it is won: by an outcome, or because it must be. */
export interface GameJackpot {
  /** In kebab-case: `signal-ridge-mini`. */
  readonly name: string;
  readonly level: 'mini' | 'minor' | 'major' | 'grand' | 'must-hit';
  /** Seed amount at creation and after a win, in EUR cents. For an existing pool an operator decides. */
  readonly seedCents: number;
  /** Of every stake, in basis points: into the pool, and into the reserve that the next seed is taken from. */
  readonly poolBp: number;
  readonly reserveBp: number;
  /** Of a level that outcomes win: stakes in EUR cents for one win, on average. */
  readonly stakesPerWinCents?: number;
  /** It falls at an amount that was drawn before, at the latest at this one, by the stake that takes it there. No outcome wins it. */
  readonly mustHitByCents?: number;
  /** The pool stops here; what comes after goes into the reserve. */
  readonly capCents?: number;
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
