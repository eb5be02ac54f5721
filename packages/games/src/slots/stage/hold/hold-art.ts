/** What a slot with respins draws for them. */
export interface HoldArt {
  /** A cell that spins: an empty seat for a coin. */
  readonly socket: (size: CellSize) => string;
  /** A cell that holds a coin, under it and over it. */
  readonly seat: (size: CellSize) => string;
  readonly clamps: (size: CellSize) => string;
  /** Of each prize that has a name. */
  readonly coins: Readonly<Record<string, (prefix: string) => string>>;
}

export interface CellSize {
  readonly width: number;
  readonly height: number;
}
