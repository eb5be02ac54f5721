/** Owns promotions: the loyalty programme, races and tournaments. Must move money only through the wallet, and give nothing to who is on a break. */
export * from './loyalty/index.ts';
export * from './competitions/index.ts';
export type { GrantByRule } from './ports.ts';
