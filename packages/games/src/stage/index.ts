/** Owns what scenes share: the contract of a view, amounts, motion. Knows no call and no session. */
export * from '../slots/bought.ts';
export * from '../live/flight.ts';
export * from '../live/stage/live-view.ts';
export type { Chips } from '../tables/chips.ts';
export type { ChipTable } from '../tables/stage/use-chips.ts';
export * from '../multiplier-text.ts';
export * from '../stake-limits.ts';
export * from './amounts.ts';
export * from './game-view.ts';
export * from './motion.ts';
export * from './percent.ts';
export * from './session-graph.tsx';
export * from './sounds.ts';
