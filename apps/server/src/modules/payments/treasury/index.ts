/** Owns sweeps of coins from players' deposit addresses to the hot wallet. Must never touch a player's balance. */
export { treasuryJobs } from './jobs.ts';
export { sumUnswept } from './sweep-store.ts';
