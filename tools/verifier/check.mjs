/** What is wrong with a recorded round, in one word each; nothing when all is as its seeds say. */
import { playHand } from './blackjack.mjs';
import { rollDice } from './dice.mjs';
import { spinReels } from './lines-slot.mjs';
import { canonical, openStream, sha256 } from './stream.mjs';

/**
 * @typedef {object} Recorded
 * @property {string} id
 * @property {string} game
 * @property {string} mathVersion
 * @property {string} status
 * @property {string} stake
 * @property {string} staked
 * @property {string} payout
 * @property {number} multiplier
 * @property {number | null} nonce
 * @property {string} [funding]
 * @property {Record<string, unknown>} params
 * @property {unknown} view
 * @property {{ action: { type: string } }[]} actions
 * @property {[number, number][]} [draws]
 * @property {{ serverSeed?: string, serverSeedHash: string, clientSeed: string }} [fairness]
 */

/** @typedef {{ definitions?: Record<string, unknown>, rounds: Recorded[] }} File */

/** @param {import('./stream.mjs').Stream} stream @param {any} definition @param {Recorded} round */
const decide = (stream, definition, { params, actions }) => {
  if (definition.game === 'dice') return rollDice(stream, /** @type {any} */ (params));
  if (Array.isArray(definition.strips)) return spinReels(stream, definition);
  if (definition.game === 'blackjack-classic')
    return playHand(
      stream,
      definition,
      actions.map(({ action }) => action.type),
    );
  throw new Error(`There is no second implementation of ${definition.game}`);
};

/** The parts of a shown outcome that decide money; hints and totals beside them follow from these. @param {string} game @param {any} view */
const shownOf = (game, view) => {
  if (game !== 'blackjack-classic') return view;
  const hands = view.hands.map((/** @type {any} */ { cards, bet, outcome }) => ({ cards, bet, outcome }));
  return { dealer: view.dealer.cards, hands };
};

/** Amounts carry all decimals of their currency, so their digits are its smallest units. */
const units = (/** @type {string} */ amount) => BigInt(amount.replace('.', ''));

/** @param {Recorded} round @param {unknown} definition @returns {string[]} */
export const complaintsOf = (round, definition) => {
  const { fairness, nonce } = round;
  if (fairness?.serverSeed === undefined || nonce === null) return ['sealed'];
  if (definition === undefined || sha256(canonical(definition)) !== round.mathVersion) return ['definition'];
  const stream = openStream(fairness.serverSeed, fairness.clientSeed, nonce);
  let decided;
  try {
    decided = decide(stream, definition, round);
  } catch {
    return ['actions'];
  }
  const { multiplier, outcome } = decided;
  const stake = units(round.stake);
  const staked = round.funding === 'free_spin' ? 0n : stake * decided.units;
  /** @type {[string, boolean][]} */
  const checks = [
    ['commitment', sha256(fairness.serverSeed) === fairness.serverSeedHash],
    ['draws', round.draws === undefined || canonical(round.draws) === canonical(stream.draws)],
    ['outcome', canonical(shownOf(round.game, round.view)) === canonical(outcome)],
    ['multiplier', BigInt(round.multiplier) === multiplier],
    ['staked', units(round.staked) === staked],
    ['payout', units(round.payout) === (stake * multiplier) / 10_000n],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
};

/**
 * Every settled round of a file, and the numbers of each pair: none missing, none twice.
 * @param {File} file
 */
export const checkFile = ({ rounds, definitions = {} }) => {
  const settled = rounds.filter(({ status }) => status === 'settled');
  /** @type {Map<string, number[]>} */
  const pairs = new Map();
  for (const { fairness, nonce } of rounds)
    if (fairness !== undefined && nonce !== null)
      pairs.set(fairness.serverSeedHash, [...(pairs.get(fairness.serverSeedHash) ?? []), nonce]);
  const gaps = [...pairs].filter(([, nonces]) => {
    const sorted = nonces.toSorted((a, b) => a - b);
    return sorted.some((nonce, index) => nonce !== (sorted[0] ?? 0) + index);
  });
  const complaints = settled.flatMap((round) => {
    const found = complaintsOf(round, definitions[round.mathVersion]);
    return found.length === 0 ? [] : [{ id: round.id, nonce: round.nonce, complaints: found }];
  });
  return { rounds: rounds.length, checked: settled.length, complaints, gaps: gaps.map(([hash]) => hash) };
};
