/** Owns the coins that players' addresses gather, on their way to the house's own; must never touch what a player has. */
export { treasuryJobs } from './jobs.ts';
export { sumUnswept } from './sweep-store.ts';
