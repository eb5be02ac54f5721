/** What a definition declares of itself, so that a slip in it is found when it is loaded. */
export type Declared = {
  /** `n/d`: the return without the limit of `maxWin`, by the closed form. */
  readonly unlimited: string;
  /** `n/d`: chance that a paid spin pays anything. */
  readonly hit: string;
  /** `n/d`: free spins that one spin opens, on average. */
  readonly opened: string;
};
