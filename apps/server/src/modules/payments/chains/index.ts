/** Owns network state: blocks, nonces, outputs, fees and assets. Must not know whose payment it is. */
export { askFloat } from './ask-float.ts';
export { assetOf, type Coin, coinOf, coinsOf } from './coin.ts';
export { findCopy, type InBlock, mostFeeBumps } from './find-copy.ts';
export { fuelAddress, leastFuel } from './fuel.ts';
export {
  addBlock,
  blockHashAt,
  dropBlock,
  giveBackNonce,
  insertNetwork,
  lockNetwork,
  newestBlock,
  type NetworkRow,
  putAsset,
  readFee,
  readFees,
  readNetwork,
  takeIndex,
  takeNonce,
} from './network-store.ts';
export {
  countFree,
  dropOutputs,
  freeOutputs,
  holdOutputs,
  putOutput,
  sumOutputs,
  sumSpendable,
} from './output-store.ts';
export type * from './ports.ts';
export { countUnlisted, putUnlisted, recentUnlisted, type SeenUnlisted } from './unlisted-store.ts';
