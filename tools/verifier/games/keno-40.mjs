/** What each number of hits pays, in hundredths, in a line for each number of chosen numbers. */
const pays = [
  '0 384',
  '0 180 460',
  '0 80 270 2000',
  '0 50 180 660 4000',
  '0 30 130 350 1400 16000',
  '0 0 110 200 700 7500 60000',
  '0 0 90 160 400 1500 25000 100000',
  '0 0 70 140 260 800 6000 50000 200000',
  '0 0 50 110 220 500 2800 20000 100000 500000',
  '0 0 40 110 160 350 1100 8000 50000 250000 1000000',
].map((line) => line.split(' ').map(BigInt));

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params }) => {
  const { numbers } = /** @type {{ numbers: number[] }} */ (params);
  const inTheDrum = Array.from({ length: 40 }, (_, place) => place + 1);
  const drawn = Array.from(
    { length: 10 },
    () => /** @type {number} */ (inTheDrum.splice(stream.below(inTheDrum.length), 1)[0]),
  );
  // What stayed in the drum is no hit.
  const hits = numbers.length - numbers.filter((number) => inTheDrum.includes(number)).length;
  const hundredths = pays[numbers.length - 1]?.[hits];
  if (hundredths === undefined) throw new Error('not a bet');
  return { multiplier: hundredths * 100n, units: 1n, outcome: { drawn, hits } };
};
