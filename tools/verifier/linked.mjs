/**
 * Levels of a linked progressive, drawn before the round of a slot: one number of 52 bits for each.
 * @typedef {{ levels: { name: string, stakesPerWinCents: number }[] }} Linked
 */

/**
 * A slot's decision with what its levels drew, and which of them it won.
 * @param {(stream: import('./stream.mjs').Stream, definition: any) => import('./check.mjs').Decided} decide
 * @returns {(stream: import('./stream.mjs').Stream, definition: any, round: { params: Record<string, unknown> }) => import('./check.mjs').Decided}
 */
export const withLevels = (decide) => (stream, definition, round) => {
  const { levels } = /** @type {Linked} */ (definition.linked);
  const microEuros = Number(round.params['microEuros'] ?? 0);
  const draws = levels.map(() => stream.u52());
  const jackpots = levels
    .filter(
      ({ stakesPerWinCents }, index) =>
        (draws[index] ?? 0n) < (BigInt(microEuros) << 52n) / (BigInt(stakesPerWinCents) * 10_000n),
    )
    .map(({ name }) => name);
  const decided = decide(stream, definition);
  const linked = { microEuros, draws: draws.map(Number) };
  return { ...decided, outcome: { .../** @type {object} */ (decided.outcome), linked }, jackpots };
};
