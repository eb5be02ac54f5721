/** What a coin shows of its worth, in parts of a stake. */
export type CoinText = (parts: number) => string;

/** Longer than this is not legible on a coin. */
const longest = 6;

/** What fits a coin: an amount, or else how many stakes it is. */
export const coinTextOf =
  (amount: CoinText, times: CoinText): CoinText =>
  (parts) => {
    const text = amount(parts);
    return text.length <= longest ? text : times(parts);
  };
