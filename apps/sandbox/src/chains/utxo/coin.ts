/** What distinguishes one simulated UTXO network from another. */
import type { NETWORK } from '@scure/btc-signer';

export interface SimulatedCoin {
  readonly code: string;
  /** As people write it, for the index page and refusals. */
  readonly shown: string;
  /** Of its smallest unit. */
  readonly unit: string;
  /** As the node reports its network. */
  readonly chain: string;
  readonly alphabet: typeof NETWORK;
  readonly isSegwit: boolean;
  /** Reward of a block without fees. */
  readonly subsidy: bigint;
  /** Value of each of the faucet's first outputs. */
  readonly firstCoins: bigint;
  /** Blocks before a reward can be spent. */
  readonly maturity: number;
  /** Price per unit of size that the node relays at, and that a replacement adds. */
  readonly relayRate: bigint;
  readonly replacementRate: bigint;
  /** Smallest output that the node relays without an extra fee. */
  dust(script: { readonly bytes: number; readonly isWitness: boolean }): bigint;
  /** Whether the node tells in blocks what inputs spent, in transactions their fee, and the relay fee: newer ones do. */
  readonly isNewer: boolean;
}

export const dustAt =
  (rate: number): SimulatedCoin['dust'] =>
  ({ bytes, isWitness }) =>
    BigInt(rate * (9 + bytes + (isWitness ? 67 : 148)));
