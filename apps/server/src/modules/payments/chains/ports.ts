/** What payments require of crypto networks and the signer: reading, broadcasting and signing, with every failure mode. */
import type { CurrencyCode } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';

/** The result is unknown; ask again later. */
export type NetworkFailure = 'unreachable' | 'answer_invalid';
type Failed<R extends string = never> = { readonly ok: false; readonly reason: NetworkFailure | R };

/** What a network carries and a wallet holds: the network's own coin, or a token on it. */
export interface Asset {
  /** Also the method of its deposits and withdrawals. The network's own coin has the network's code. */
  readonly code: string;
  /** The code of its network. */
  readonly network: string;
  readonly currency: CurrencyCode;
  /** Number of the network's smallest units per subunit of the currency. */
  readonly rawPerSubunit: bigint;
  /** For tokens: the contract that keeps the balances. */
  readonly contract?: string;
  /** Field name of amounts in the signer's first version, which does not know assets. */
  readonly unnamedUnit?: string;
}

export interface AssetTransfer {
  /** The code of the asset that was moved. */
  readonly asset: string;
  readonly txid: string;
  /** Index of the output or log in the transaction. */
  readonly position: number;
  /** In the adapter's normal form; undefined if it came from several addresses, or from none that can be represented. */
  readonly from?: string;
  /** In the adapter's normal form. */
  readonly to: string;
  /** In the asset's smallest unit; positive. */
  readonly raw: bigint;
}

/** Of a token that is not listed, as its contract says: any contract may say anything. */
export interface UnlistedTransfer {
  readonly contract: string;
  readonly txid: string;
  readonly position: number;
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
}

export interface Block {
  readonly height: bigint;
  readonly hash: string;
  readonly parentHash: string;
  /** Only of assets we accept, not of other tokens. */
  readonly transfers: readonly AssetTransfer[];
  /** To tell operators about, never credited. Absent where a network has no tokens, and where its node would not list them. */
  readonly unlisted?: readonly UnlistedTransfer[];
}

/** State of a transaction. `waiting`: known, not mined. `succeeded` false: mined, but it moved nothing. */
export type TransactionStatus =
  | { readonly at: 'unknown' | 'waiting' }
  | {
      readonly at: 'block';
      readonly height: bigint;
      readonly hash: string;
      readonly succeeded: boolean;
      /** Fee taken by the network, in the smallest unit of its own coin. */
      readonly feeRaw: bigint;
    };

/** What every network provides, whatever its accounting model. */
interface NetworkOfAnyKind {
  readonly code: string;
  /** Its own coin, which fees are paid in, followed by its tokens. */
  readonly assets: readonly [Asset, ...Asset[]];
  /** Number of confirmations, the transfer's own block included, before it counts. */
  readonly confirmations: number;
  /** A transaction unconfirmed for this many seconds had too low a fee. */
  readonly stuckAfterSeconds: number;
  /** The smallest amount that wallets send and nodes relay, in the smallest unit of its own coin. */
  readonly leastTransfer: bigint;
  /** Branch 0: players; branch 1: the house. */
  addressAt(xpub: string, branch: 0 | 1, index: number): string;
  /** Normalises an address; undefined if it is malformed, has a wrong checksum, or cannot be owned by anybody. */
  readAddress(text: string): string | undefined;
  /** Whether the key of that address signed this text. False for anything that is not a valid signature. */
  isSignedBy(signed: { address: string; message: string; signature: string }): Promise<boolean>;
  head(): Promise<{ readonly ok: true; readonly height: bigint; readonly hash: string } | Failed>;
  block(height: bigint): Promise<{ readonly ok: true; readonly block: Block } | Failed<'no_such_block'>>;
  transactionStatus(txid: string): Promise<({ readonly ok: true } & TransactionStatus) | Failed>;
  /** Current cost of one plain transfer, in the smallest unit of its own coin. */
  fee(asset: Asset): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** Maximum cost of a draft, in the smallest unit of the network's own coin; exact on UTXO networks. */
  mostCost(draft: JsonObject): bigint;
  /**
   * `refused` is not conclusive, because the network may already have the bytes: only `transactionStatus` is. The same bytes can be broadcast
   * any number of times.
   */
  broadcast(rawTransaction: string): Promise<{ readonly ok: true } | Failed<'refused'>>;
}

/** A network with account balances and account nonces. */
export interface AccountNetwork extends NetworkOfAnyKind {
  readonly kind: 'account';
  balance(address: string, asset: Asset): Promise<{ readonly ok: true; readonly raw: bigint } | Failed>;
  /** The address's next nonce as the network knows it. */
  nextNonce(address: string): Promise<{ readonly ok: true; readonly nonce: bigint } | Failed>;
  /**
   * Everything that is signed besides nonce, receiver and amount. `receiver_refuses`: it could not be delivered; `asset_refuses`: not to
   * anybody, because the token is paused or our address frozen.
   */
  draft(transfer: {
    asset: Asset;
    from: string;
    to: string;
    raw: bigint;
  }): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed<'receiver_refuses' | 'asset_refuses'>>;
  /** The same transfer at the current price, at least enough above the last for nodes to replace it. */
  bumpFee(previous: JsonObject): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed>;
}

/** One of our outputs, and the derivation path of its address's key. */
export interface SpentOutput {
  readonly txid: string;
  readonly position: number;
  readonly raw: bigint;
  readonly branch: 0 | 1;
  readonly index: number;
}

/** What a payment spends, besides receiver and amount. Anything beyond amount and fee returns to the house as change. */
export interface OutputPayment {
  readonly to: string;
  readonly raw: bigint;
  readonly inputs: readonly SpentOutput[];
  /** Maximum number of outputs to split the change into; 1 if absent. */
  readonly pieces?: number;
}

/** A network whose coins are outputs of transactions, which payments spend whole. It carries only its own coin. */
export interface UtxoNetwork extends NetworkOfAnyKind {
  readonly kind: 'utxo';
  /** Maximum inputs per payment. */
  readonly mostInputs: number;
  /** Current price in the smallest unit per unit of transaction size. */
  feeRate(): Promise<{ readonly ok: true; readonly rate: bigint } | Failed>;
  /** Cost of one more input at that price. */
  inputCost(rate: bigint): bigint;
  /** Whether it is unspent as far as the network knows. */
  isUnspent(
    output: Pick<SpentOutput, 'txid' | 'position'>,
  ): Promise<{ readonly ok: true; readonly unspent: boolean } | Failed>;
  /** Where blocks do not tell: the address of all inputs of a transaction, if it is one. */
  senderOf(txid: string): Promise<{ readonly ok: true; readonly from: string | undefined } | Failed>;
  /** A draft with whatever the signer needs to verify it and that need not be stored. */
  forSigning(draft: JsonObject): Promise<{ readonly ok: true; readonly draft: JsonObject } | Failed>;
  /** Everything that is signed besides receiver and amount. */
  draft(
    payment: OutputPayment,
    rate: bigint,
  ):
    | { readonly ok: true; readonly draft: JsonObject }
    | { readonly ok: false; readonly reason: 'too_little' | 'below_dust' };
  /** The same payment with the same inputs at this price, at least enough above the last for nodes to replace it. */
  bumpFee(
    previous: JsonObject,
    payment: Pick<OutputPayment, 'to' | 'raw'>,
    rate: bigint,
  ): { readonly ok: true; readonly draft: JsonObject } | { readonly ok: false; readonly reason: 'too_little' };
}

export type Network = AccountNetwork | UtxoNetwork;

export interface TransferOrder {
  readonly asset: Asset;
  /** The payment's reference; a payment is signed once. */
  readonly reference: string;
  readonly nonce: bigint;
  readonly to: string;
  readonly raw: bigint;
  readonly draft: JsonObject;
  /** To a cold address, which the signer compares with its own list. */
  readonly purpose?: 'drain';
}

export interface SweepOrder {
  readonly asset: Asset;
  /** The player's address, as an index in the account. */
  readonly index: number;
  readonly nonce: bigint;
  readonly raw: bigint;
  readonly draft: JsonObject;
}

export type SignedTransfer =
  | { readonly ok: true; readonly raw: string; readonly txid: string }
  /** `refused`: certainly not signed, for the reason in `cause`. `unreachable`: unknown; the same order returns the same bytes. */
  | { readonly ok: false; readonly reason: 'refused'; readonly cause: string }
  | { readonly ok: false; readonly reason: 'unreachable' };

export interface TransferSigner {
  /** By the code of a network. */
  accountKey(
    network: string,
  ): Promise<{ readonly ok: true; readonly xpub: string } | { readonly ok: false; readonly reason: 'unreachable' }>;
  sign(order: TransferOrder): Promise<SignedTransfer>;
  /** The cold addresses in the signer's own settings. */
  coldAddresses(
    network: string,
  ): Promise<
    | { readonly ok: true; readonly addresses: readonly string[] }
    | { readonly ok: false; readonly reason: 'unreachable' }
  >;
  /** From a player's address to the house's own, which is configured in the signer. */
  sweep(order: SweepOrder): Promise<SignedTransfer>;
  /** The reverse: the network's own coin, limited to what moving a token costs, from an address used for nothing else. */
  topUp(order: SweepOrder): Promise<SignedTransfer>;
}

/** Source of coins that are not needed every day. */
export interface FloatSource {
  /** The transaction that brings them; undefined if it could not be asked. */
  ask(wanted: { asset: Asset; address: string; raw: bigint }): Promise<string | undefined>;
}
