/** Owns the rules of every game and the random scheme. Must not know money, players, network or screen. */
export * from './canonical-json.ts';
export type * from './catalogue-entry.ts';
export * from './verify/check-round.ts';
export * from './verify/check-rounds.ts';
export * from './debit.ts';
export * from './game-module.ts';
export * from './multiplier.ts';
export * from './payout.ts';
export * from './proof-rows.ts';
export * from './rational.ts';
export * from './verify/recorded-round.ts';
export * from './registry.ts';
export * from './replay.ts';
export * from './replay-draws.ts';
export * from './rng.ts';
export * from './stake-limits.ts';
export * from './stream.ts';
export * from './verify/trace.ts';
