/** What payments needs of networks of coins: to read them, to write to them, and somebody who signs; with every way each can fail. */
import type { CurrencyCode } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';

/** Nothing is known then; asked again later. */
export type NetworkFailure = 'unreachable' | 'answer_invalid';
type Failed<R extends string = never> = { readonly ok: false; readonly reason: NetworkFailure | R };

/** What a network carries and a wallet holds: the network's own coin, or a token on it. */
export interface Asset {
  /** Also the code of its deposits' and cash-outs' method. The network's own coin has the network's. */
  readonly code: string;
  /** The code of its network. */
  readonly network: string;
  readonly currency: CurrencyCode;
  /** The smallest units that the network counts it in, in one subunit of the currency. */
  readonly rawPerSubunit: bigint;
  /** Of a token: what keeps its balances. */
  readonly contract?: string;
  /** What signers of the first version call its amounts; they know no asset without it. */
  readonly unnamedUnit?: string;
}

export interface AssetTransfer {
  /** The code of what moved. */
  readonly asset: string;
  readonly txid: string;
  /** Which output or log of the transaction. */
  readonly position: number;
  /** In the adapter's normal form; nothing where it came from several addresses, or from none that can be written. */
  readonly from?: string;
  /** In the adapter's normal form. */
  readonly to: string;
  /** In the asset's smallest unit; above zero. */
  readonly raw: bigint;
}

export interface Block {
  readonly height: bigint;
  readonly hash: string;
  readonly parentHash: string;
  /** Of the network's assets that are ours to take; of no other token. */
  readonly transfers: readonly AssetTransfer[];
}

/** Where a transaction is. `waiting`: known, in no block yet. `succeeded` false: in a block, but it moved nothing. */
export type Standing =
  | { readonly at: 'unknown' | 'waiting' }
  | {
      readonly at: 'block';
      readonly height: bigint;
      readonly hash: string;
      readonly succeeded: boolean;
      /** What the network took for it, in its own coin's smallest unit. */
      readonly feeRaw: bigint;
    };

/** What every network is asked, however it counts what is spent. */
interface NetworkOfAnyKind {
  readonly code: string;
  /** Its own coin, in which it takes its fees, before the tokens on it. */
  readonly assets: readonly [Asset, ...Asset[]];
  /** Blocks, the transfer's own included, after which it counts. */
  readonly confirmations: number;
  /** After so many seconds in no block, a transaction was offered too little. */
  readonly stuckAfterSeconds: number;
  /** The least that every wallet sends and every node passes on, in its own coin's smallest unit. */
  readonly leastTransfer: bigint;
  /** Branch 0 is the players', 1 the house's own. */
  addressAt(xpub: string, branch: 0 | 1, index: number): string;
  /** The normal form; nothing for what is no address, whose check sum is wrong, or that nobody can own. */
  readAddress(text: string): string | undefined;
  /** Whether the holder of that address' key signed this text. False for whatever is no signature. */
  isSignedBy(signed: { address: string; message: string; signature: string }): Promise<boolean>;
  head(): Promise<{ readonly ok: true; readonly height: bigint; readonly hash: string } | Failed>;
  block(height: bigint): Promise<{ readonly ok: true; readonly block: Block } | Failed<'no_such_block'>>;
  standing(txid: string): Promise<({ readonly ok: true } & Standing) | Failed>;
  /** What one plain transfer costs now, in its own coin's smallest unit. */
  fee(asset: Asset): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** The most that a draft can cost, in the network's own coin's smallest unit; where coins are outputs, just what it costs. */
  mostCost(draft: JsonObject): bigint;
  /**
   * `refused` says nothing: the same bytes may be there already. Whatever comes back, `standing` tells what is true. The
   * same bytes may be sent any number of times.
   */
  broadcast(rawTransaction: string): Promise<{ readonly ok: true } | Failed<'refused'>>;
}

/** Whose addresses have a balance, and number their transactions. */
export interface AccountNetwork extends NetworkOfAnyKind {
  readonly kind: 'account';
  balance(address: string, asset: Asset): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** The number that the address' next transaction must have, as far as the network itself has come. */
  nextNonce(address: string): Promise<{ readonly ok: true; readonly nonce: bigint } | Failed>;
  /** Everything that is signed beside nonce, receiver and amount. `receiver_refuses`: it could not be delivered. */
  draft(transfer: {
    asset: Asset;
    from: string;
    to: string;
    raw: bigint;
  }): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed<'receiver_refuses'>>;
  /** The same transfer at today's price, and so much above the last that nodes take it in its place. */
  bumpFee(previous: JsonObject): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed>;
}

/** One output that is ours, and where the key of its address lies under the account. */
export interface SpentOutput {
  readonly txid: string;
  readonly position: number;
  readonly raw: bigint;
  readonly branch: 0 | 1;
  readonly index: number;
}

/** What a payment spends, beside receiver and amount. What neither receiver nor network gets comes back to the house. */
export interface OutputPayment {
  readonly to: string;
  readonly raw: bigint;
  readonly inputs: readonly SpentOutput[];
  /** The most pieces that what is over should come back in; one without it. */
  readonly pieces?: number;
}

/** Whose coins are outputs of transactions: a payment spends some of them whole. It carries its own coin alone. */
export interface UtxoNetwork extends NetworkOfAnyKind {
  readonly kind: 'utxo';
  /** The most inputs that one payment spends. */
  readonly mostInputs: number;
  /** In the smallest unit for one unit of a transaction's size, now. */
  feeRate(): Promise<{ readonly ok: true; readonly rate: bigint } | Failed>;
  /** What one more input costs at that price. */
  inputCost(rate: bigint): bigint;
  /** Whether nobody has spent it, as far as the network has come. */
  isUnspent(
    output: Pick<SpentOutput, 'txid' | 'position'>,
  ): Promise<{ readonly ok: true; readonly unspent: boolean } | Failed>;
  /** Everything that is signed beside receiver and amount. */
  draft(
    payment: OutputPayment,
    rate: bigint,
  ):
    | { readonly ok: true; readonly draft: JsonObject }
    | { readonly ok: false; readonly reason: 'too_little' | 'below_dust' };
  /** The same payment of the same inputs at this price, and so much above the last that nodes take it in its place. */
  bumpFee(
    previous: JsonObject,
    payment: Pick<OutputPayment, 'to' | 'raw'>,
    rate: bigint,
  ): { readonly ok: true; readonly draft: JsonObject } | { readonly ok: false; readonly reason: 'too_little' };
}

export type Network = AccountNetwork | UtxoNetwork;

export interface TransferOrder {
  readonly asset: Asset;
  /** The payment; one payment is signed for once. */
  readonly reference: string;
  readonly nonce: bigint;
  readonly to: string;
  readonly raw: bigint;
  readonly draft: JsonObject;
}

export interface SweepOrder {
  readonly asset: Asset;
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
  /** By the code of a network. */
  accountKey(
    network: string,
  ): Promise<{ readonly ok: true; readonly xpub: string } | { readonly ok: false; readonly reason: 'unreachable' }>;
  sign(order: TransferOrder): Promise<SignedTransfer>;
  /** From a player's address to the house's own, which the signer knows by itself. */
  sweep(order: SweepOrder): Promise<SignedTransfer>;
  /** The other way, of the network's own coin and no more than moving a token takes; from an address that is for nothing else. */
  topUp(order: SweepOrder): Promise<SignedTransfer>;
}

/** Whoever keeps the coins that are not needed every day. */
export interface FloatSource {
  /** False when it could not be asked; the coins come as any others do. */
  ask(wanted: { asset: Asset; address: string; raw: bigint }): Promise<boolean>;
}
