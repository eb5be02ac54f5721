/** Owns crypto deposits, from the address to the credit or its reversal by a reorg. Must never credit before enough confirmations. */
export {
  type AddressRefusal,
  type AddressRequest,
  expectedDeposit,
  type ExpectedDeposit,
  type IssuedAddress,
  issueAddress,
} from './issue-address.ts';
export { lockPlayer } from './address-store.ts';
export { type CoinDetails, readCoinDetails } from './transfer-store.ts';
export { watchNetwork } from './watch-network.ts';
