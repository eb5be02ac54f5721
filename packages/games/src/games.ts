/** Every game, one line each. */
export { versions as blackjackClassic } from './blackjack-classic/game.ts';
export { versions as coinRun } from './coin-run/game.ts';
export { versions as dice } from './dice/game.ts';
export { versions as hiLo } from './hi-lo/game.ts';
export { versions as keno40 } from './keno-40/game.ts';
export { versions as lanternHarbour } from './lantern-harbour/game.ts';
export { versions as limbo } from './limbo/game.ts';
export { versions as mines } from './mines/game.ts';
export { versions as tower } from './tower/game.ts';
export { versions as plinko } from './plinko/game.ts';
export { versions as europeanRoulette } from './european-roulette/game.ts';
export { versions as baccarat } from './baccarat/game.ts';
export { versions as threeCardDuel } from './three-card-duel/game.ts';
export { versions as islandStud } from './island-stud/game.ts';
