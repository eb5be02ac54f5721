/** What players read about each game, one line each. */
export { info as blackjackClassic } from './packages/games/src/blackjack-classic/info.ts';
export { info as coinRun } from './packages/games/src/coin-run/info.ts';
export { info as dice } from './packages/games/src/dice/info.ts';
export { info as hiLo } from './packages/games/src/hi-lo/info.ts';
export { info as keno40 } from './packages/games/src/keno-40/info.ts';
export { info as lanternHarbour } from './packages/games/src/lantern-harbour/info.ts';
export { info as limbo } from './packages/games/src/limbo/info.ts';
export { info as mines } from './packages/games/src/mines/info.ts';
export { info as tower } from './packages/games/src/tower/info.ts';
export { info as plinko } from './packages/games/src/plinko/info.ts';
export { info as europeanRoulette } from './packages/games/src/european-roulette/info.ts';
export { info as baccarat } from './packages/games/src/baccarat/info.ts';
export { info as threeCardDuel } from './packages/games/src/three-card-duel/info.ts';
export { info as islandStud } from './packages/games/src/island-stud/info.ts';
