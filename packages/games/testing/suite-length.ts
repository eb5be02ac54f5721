/**
 * How many rounds the tests of games play. Returns are proven exactly; rounds that are played show that the rules pay what is proven,
 * and that the stream is even. In `npm test` they are few, enough to see a rule that pays wrongly;
 * `npm run soak -- --only suites,scaffolds` plays them all.
 */
export const isLong = process.env['GAME_SUITE'] === 'whole';

/** Of the real stream. `fewOutcomes`: of a game whose strategy takes most of a millisecond a deal. */
export const outcomes = 100_000;
export const fewOutcomes = isLong ? outcomes : 2_000;
/** Of the fast stream that simulations use. */
export const simulated = isLong ? 2_000_000 : 50_000;
/** Whose decisions are counted by a game's own χ². */
export const evenRounds = isLong ? 100_000 : 20_000;
