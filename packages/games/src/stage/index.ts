/** Owns what scenes share: the view interface, amounts, motion. Must not know calls or sessions. */
export * from '../stake-limits.ts';
export * from './amounts.ts';
export * from './game-view.ts';
export * from './motion.ts';
export * from './multiplier-text.ts';
export * from './sounds.ts';
