/** Owns deposits in coins, from the address to the credit or the reorg that takes it back; must never credit before enough blocks stand on it. */
export {
  type AddressRefusal,
  type AddressRequest,
  expectedDeposit,
  type ExpectedDeposit,
  type IssuedAddress,
  issueAddress,
} from './issue-address.ts';
export { type CoinDetails, readCoinDetails } from './transfer-store.ts';
export { watchNetwork } from './watch-network.ts';
