import { look, playMachine } from '../video-poker.mjs';

/** @typedef {import('../video-poker.mjs').Seen} Seen */

/** Best first. */
const names = /** @type {const} */ ([
  'royalFlush',
  'fourDeuces',
  'wildRoyalFlush',
  'fiveOfAKind',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  '',
]);

/** What five cards are once every deuce stands for something. @param {Seen} seen @param {boolean} natural */
const named = ({ groups, suited, run, top }, natural) => {
  const [first, second] = groups.map(({ count }) => count);
  if (suited && run && top === 12) return natural ? 'royalFlush' : 'wildRoyalFlush';
  if (first === 5) return 'fiveOfAKind';
  if (suited && run) return 'straightFlush';
  if (first === 4) return 'fourOfAKind';
  if (first === 3 && second === 2) return 'fullHouse';
  if (suited) return 'flush';
  if (run) return 'straight';
  return first === 3 ? 'threeOfAKind' : '';
};

/** Tries every card in the place of every deuce. @param {Seen} _seen @param {readonly number[]} cards */
const nameOf = (_seen, cards) => {
  const others = cards.filter((card) => card >= 4);
  const deuces = cards.length - others.length;
  if (deuces === 4) return 'fourDeuces';
  let best = names.length - 1;
  /** @param {readonly number[]} stands @param {number} from */
  const attempt = (stands, from) => {
    if (stands.length < deuces) {
      for (let card = from; card < 52; card += 1) attempt([...stands, card], card);
      return;
    }
    best = Math.min(best, names.indexOf(named(look([...others, ...stands]), deuces === 0)));
  };
  attempt([], 0);
  return names[best] ?? '';
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, round) => playMachine(stream, definition, round, nameOf);
