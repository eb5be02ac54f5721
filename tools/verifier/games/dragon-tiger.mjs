/** The ace is low. @param {number} card */
const height = (card) => (Math.floor(card / 4) + 1) % 13;

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ paysE4: Record<string, number> }} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { paysE4 }, { params }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const shoe = Array.from({ length: 416 }, (_, index) => index % 52);
  const [dragon] = shoe.splice(stream.below(416), 1);
  const [tiger] = shoe.splice(stream.below(415), 1);
  if (dragon === undefined || tiger === undefined) throw new Error('no card');
  const ahead = height(dragon) - height(tiger);
  const winner = ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger';
  const suited = ahead === 0 && dragon % 4 === tiger % 4;
  const won = new Set(suited ? ['tie', 'suited-tie'] : [winner]);
  let [multiplier, units] = [0n, 0n];
  for (const [spot, count] of Object.entries(chips)) {
    const pays = paysE4[spot];
    if (pays === undefined) throw new Error('no such spot');
    units += BigInt(count);
    if (won.has(spot)) multiplier += BigInt(count) * BigInt(pays);
    else if (ahead === 0 && spot !== 'suited-tie') multiplier += BigInt(count) * 5_000n;
  }
  return { multiplier, units, outcome: { dragon, tiger, winner, suited } };
};
