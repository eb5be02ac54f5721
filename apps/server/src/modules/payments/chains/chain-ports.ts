/** What payments needs of chains: to read them, to write to them, and somebody who signs; with every way each can fail. */
import type { CurrencyCode } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';

/** Nothing is known then; asked again later. */
export type ChainFailure = 'unreachable' | 'answer_invalid';
type Failed<R extends string = never> = { readonly ok: false; readonly reason: ChainFailure | R };

export interface ChainTransfer {
  readonly txid: string;
  /** Which output or log of the transaction. */
  readonly position: number;
  /** Both in the adapter's normal form. */
  readonly from: string;
  readonly to: string;
  /** In the chain's own smallest unit; above zero. */
  readonly raw: bigint;
}

export interface ChainBlock {
  readonly height: bigint;
  readonly hash: string;
  readonly parentHash: string;
  readonly transfers: readonly ChainTransfer[];
}

/** Where a transaction is. `waiting`: known, in no block yet. `succeeded` false: in a block, but it moved nothing. */
export type Standing =
  | { readonly at: 'unknown' | 'waiting' }
  | {
      readonly at: 'block';
      readonly height: bigint;
      readonly hash: string;
      readonly succeeded: boolean;
      /** What the network took for it, in the smallest unit. */
      readonly feeRaw: bigint;
    };

export interface Chain {
  /** Also the code of its deposits' and cash-outs' method. */
  readonly code: string;
  readonly currency: CurrencyCode;
  /** The chain's smallest units in one subunit of the currency. */
  readonly rawPerSubunit: bigint;
  /** Blocks, the transfer's own included, after which it counts. */
  readonly confirmations: number;
  /** Branch 0 is the players', 1 the house's own. */
  addressAt(xpub: string, branch: 0 | 1, index: number): string;
  /** The normal form; nothing for what is no address, whose check sum is wrong, or that nobody can own. */
  readAddress(text: string): string | undefined;
  /** Whether the holder of that address' key signed this text. False for whatever is no signature. */
  isSignedBy(signed: { address: string; message: string; signature: string }): Promise<boolean>;
  head(): Promise<{ readonly ok: true; readonly height: bigint; readonly hash: string } | Failed>;
  block(height: bigint): Promise<{ readonly ok: true; readonly block: ChainBlock } | Failed<'no_such_block'>>;
  standing(txid: string): Promise<({ readonly ok: true } & Standing) | Failed>;
  /** What one plain transfer costs now, in the smallest unit. */
  fee(): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** The number that the address' next transaction must have, as far as the chain itself has come. */
  nextNonce(address: string): Promise<{ readonly ok: true; readonly nonce: bigint } | Failed>;
  balance(address: string): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** Everything that is signed beside nonce, receiver and amount. `receiver_refuses`: it could not be delivered. */
  draft(transfer: {
    from: string;
    to: string;
    raw: bigint;
  }): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed<'receiver_refuses'>>;
  /** The most that a draft can cost, in the smallest unit. */
  mostCost(draft: JsonObject): bigint;
  /** The same transfer at today's price, and so much above the last that nodes take it in its place. */
  redraft(previous: JsonObject): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed>;
  /**
   * `refused` says nothing: the same bytes may be there already. Whatever comes back, `standing` tells what is true. The
   * same bytes may be sent any number of times.
   */
  broadcast(rawTransaction: string): Promise<{ readonly ok: true } | Failed<'refused'>>;
}

export interface TransferOrder {
  readonly currency: CurrencyCode;
  /** The payment; one payment is signed for once. */
  readonly reference: string;
  readonly nonce: bigint;
  readonly to: string;
  readonly raw: bigint;
  readonly draft: JsonObject;
}

export interface SweepOrder {
  readonly currency: CurrencyCode;
  /** The player's address, by its place in the account. */
  readonly index: number;
  readonly nonce: bigint;
  readonly raw: bigint;
  readonly draft: JsonObject;
}

export type SignedTransfer =
  | { readonly ok: true; readonly raw: string; readonly txid: string }
  /** `refused`: certainly not signed, `cause` says why. `unreachable`: nobody knows; the same order gets the same bytes. */
  | { readonly ok: false; readonly reason: 'refused'; readonly cause: string }
  | { readonly ok: false; readonly reason: 'unreachable' };

export interface TransferSigner {
  accountKey(
    currency: CurrencyCode,
  ): Promise<{ readonly ok: true; readonly xpub: string } | { readonly ok: false; readonly reason: 'unreachable' }>;
  sign(order: TransferOrder): Promise<SignedTransfer>;
  /** From a player's address to the house's own, which the signer knows by itself. */
  sweep(order: SweepOrder): Promise<SignedTransfer>;
}

/** Whoever keeps the coins that are not needed every day. */
export interface FloatSource {
  /** False when it could not be asked; the coins come as any others do. */
  ask(wanted: { chain: string; address: string; raw: bigint }): Promise<boolean>;
}
