import { playTable } from '../blackjack.mjs';

/** Seats with their chips, in order. Version 1 has one seat with one chip. @param {any} definition @param {any} params @returns {[number, number][]} */
const betsOf = (definition, { chips = {} }) =>
  definition.params === undefined
    ? [[0, 1]]
    : definition.params.chips.seats.flatMap((/** @type {string} */ seat, /** @type {number} */ index) =>
        chips[seat] === undefined ? [] : [[index + 1, chips[seat]]],
      );

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, { params, actions }) =>
  playTable(
    stream,
    definition,
    betsOf(definition, params),
    actions.map(({ action }) => action.type),
  );

/** The parts that decide money; hints and totals beside them follow from these. @param {any} view */
export const shown = (view) => {
  const hands = view.hands.map((/** @type {any} */ { cards, seat = 0, bet, outcome }) => ({
    cards,
    seat,
    bet,
    outcome,
  }));
  return { dealer: view.dealer.cards, hands };
};
