import { playHand } from '../blackjack.mjs';

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, { actions }) =>
  playHand(
    stream,
    definition,
    actions.map(({ action }) => action.type),
  );

/** The parts that decide money; hints and totals beside them follow from these. @param {any} view */
export const shown = (view) => {
  const hands = view.hands.map((/** @type {any} */ { cards, bet, outcome }) => ({ cards, bet, outcome }));
  return { dealer: view.dealer.cards, hands };
};
