/** Which deaths the suite dies. `PAYMENT_KILLS=whole`, the soak, dies at every boundary of every kind. */

export const isWhole = process.env['PAYMENT_KILLS'] === 'whole';

/** Every other boundary. Networks of outputs have one more than those of accounts before the signature, so that both together die at all of them. */
export const everyOther = <T>(boundaries: readonly T[], first: 0 | 1): readonly T[] =>
  isWhole ? boundaries : boundaries.filter((_boundary, index) => index % 2 === first);
