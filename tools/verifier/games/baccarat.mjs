/** @param {number} card */
const points = (card) => {
  const rank = Math.floor(card / 4);
  if (rank === 12) return 1;
  return rank > 7 ? 0 : rank + 2;
};
/** @param {number[]} hand */
const count = (hand) => hand.reduce((sum, card) => sum + points(card), 0) % 10;

/** Player's third cards, by points, at which a banker of three to six draws. @type {Record<number, number[]>} */
const table = { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7] };

/** @param {number} total @param {number | undefined} third */
const bankDraws = (total, third) => {
  if (third === undefined) return total < 6;
  return total < 3 || (table[total] ?? []).includes(points(third));
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ paysE4: Record<string, number> }} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { paysE4 }, { params }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const shoe = Array.from({ length: 416 }, (_, index) => index);
  const drawn = Array.from(
    { length: 6 },
    () => /** @type {number} */ (shoe.splice(stream.below(shoe.length), 1)[0]) % 52,
  );
  const next = () => /** @type {number} */ (drawn.shift());
  /** @type {number[]} */
  const player = [];
  /** @type {number[]} */
  const banker = [];
  for (let round = 0; round < 2; round += 1) {
    player.push(next());
    banker.push(next());
  }
  const pair = (/** @type {number[]} */ [one = 0, two = 0]) => Math.floor(one / 4) === Math.floor(two / 4);
  const [playerPair, bankerPair] = [pair(player), pair(banker)];
  if (count(player) < 8 && count(banker) < 8) {
    const third = count(player) < 6 ? next() : undefined;
    if (bankDraws(count(banker), third)) {
      if (third !== undefined) player.push(third);
      banker.push(next());
    } else if (third !== undefined) player.push(third);
  }
  const [playerTotal, bankerTotal] = [count(player), count(banker)];
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker';
  const isPaid = { tie: winner === 'tie', player: winner === 'player', banker: winner === 'banker' };
  /** @type {Record<string, boolean>} */
  const paid = { ...isPaid, 'player-pair': playerPair, 'banker-pair': bankerPair };
  let [multiplier, units] = [0n, 0n];
  for (const [spot, chip] of Object.entries(chips)) {
    if (paid[spot] === undefined) throw new Error('no such spot');
    units += BigInt(chip);
    const back = winner === 'tie' && (spot === 'player' || spot === 'banker') ? 10_000 : 0;
    multiplier += BigInt(chip) * BigInt(paid[spot] ? /** @type {number} */ (paysE4[spot]) : back);
  }
  return {
    ...{ multiplier, units },
    outcome: { player, banker, playerTotal, bankerTotal, winner, playerPair, bankerPair },
  };
};
