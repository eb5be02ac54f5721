/** Owns deposits in coins, from the address to the credit or the branch that was left; must never credit before enough blocks stand on it. */
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
