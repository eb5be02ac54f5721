import { playMachine } from '../video-poker.mjs';

/** How many jacks, queens, kings or aces a pair is made of. @param {number} rank */
const isHigh = (rank) => rank >= 9;

/** @param {import('../video-poker.mjs').Seen} seen */
const nameOf = ({ groups, suited, run, top }) => {
  if (suited && run) return top === 12 ? 'royalFlush' : 'straightFlush';
  const [first, second] = groups.map(({ count }) => count);
  if (first === 4) return 'fourOfAKind';
  if (first === 3 && second === 2) return 'fullHouse';
  if (suited) return 'flush';
  if (run) return 'straight';
  if (first === 3) return 'threeOfAKind';
  if (first === 2 && second === 2) return 'twoPairs';
  return first === 2 && isHigh(groups[0]?.rank ?? 0) ? 'jacksOrBetter' : '';
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, round) => playMachine(stream, definition, round, nameOf);
