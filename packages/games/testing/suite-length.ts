/**
 * How many rounds the tests of games play. Returns are proven exactly; rounds that are played show that the rules pay what is proven,
 * and that the stream is even. In `npm test` they are few, enough to see a rule that pays wrongly;
 * `npm run soak -- --only suites,scaffolds` plays them all.
 */
export const isLong = process.env['GAME_SUITE'] === 'whole';

/** Of the real stream, and of the fast one that simulations use; few where a game's own test counts every deal again. */
export const outcomes = isLong ? 100_000 : 5_000;
export const fewOutcomes = isLong ? 20_000 : 500;
export const simulated = isLong ? 2_000_000 : 50_000;
/** Whose decisions are counted by a game's own χ². */
export const evenRounds = isLong ? 100_000 : 20_000;
