/** Of respins, in milliseconds. */
export const holdTimings = {
  /** From the coins that light up to the board that opens, and until the first respin. */
  opening: 1_500,
  opened: 700,
  spin: 600,
  quickSpin: 220,
  /** From cell to cell. */
  stagger: 70,
  quickStagger: 24,
  fall: 220,
  quickFall: 110,
  gap: 250,
  quickGap: 90,
  /** With reduced motion, each respin stands after it. */
  still: 420,
  /** Of each coin that is counted: the first ones slower, and a prize slowest. */
  coin: 300,
  fastCoin: 140,
  slowCoins: 6,
  prize: 900,
  counted: 500,
} as const;
