/**
 * Owns the house's own money: sweeps to the hot wallet, top-ups from and drains to cold storage, levels of every store of money. Must never
 * touch a player's balance.
 */
export { bookArrivals, houseArrivalsOf, putArrivals, undoArrivals } from './house-arrivals.ts';
export { checkColdAddress, checkDrain, currencyOfCoin, isStore } from './check-request.ts';
export { type Arrival, cancelTopUp, openTopUps, type TopUp, unexplainedArrivals } from './arrival-store.ts';
export { type ColdAddress, type Drain, readColdAddresses, recentDrains, removeColdAddress } from './drain-store.ts';
export { gatewayTreasuryJobs, treasuryJobs } from './jobs.ts';
export { type Level, type StoreOf, tightenLevel } from './level-store.ts';
export { type CoinStore, type GatewayStore, readStores } from './read-treasury.ts';
export { sumUnswept } from './sweep-store.ts';
