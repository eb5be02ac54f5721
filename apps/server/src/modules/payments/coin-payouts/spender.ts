/**
 * Sends a payment on any kind of network. Its nonce or inputs are reserved in the transaction that stores it, so that no other payment
 * can use them; a fee bump reuses them, so that only one copy can be mined. Account networks reserve the next nonce; UTXO networks
 * reserve inputs, in rows with a unique key.
 */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import {
  type Asset,
  assetOf,
  type Network,
  type NetworkFailure,
  type SignedTransfer,
  type TransferOrder,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { accountSpender } from './account-spender.ts';
import type { Send } from './send-store.ts';
import { utxoSpender } from './utxo-spender.ts';

export interface Payment {
  readonly asset: Asset;
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
}

/** The reserved nonce, and everything that is signed besides receiver and amount. */
export interface Reserved {
  readonly nonce: bigint;
  readonly draft: JsonObject;
}

export type Prepared =
  | {
      readonly ok: true;
      /**
       * Call in the transaction that stores the payment, after locking the network's row. If it returns undefined, another payment has
       * reserved the same and the transaction must be abandoned.
       */
      reserve(sql: Sql, paymentId: bigint): Promise<Reserved | undefined>;
    }
  /** `too_little`: of currently spendable coins; more may be unconfirmed. */
  | { readonly ok: false; readonly reason: NetworkFailure | 'receiver_refuses' | 'asset_refuses' | 'too_little' };

/** The house's balance of an asset, in its smallest unit. */
export interface Holding {
  /** Everything, including what is being sent and not mined yet. */
  readonly raw: bigint;
  /** Available to future payments: without pending payments and without dust. */
  readonly spendable: bigint;
}

export interface Spender {
  holding(
    of: Pick<Payment, 'asset' | 'from'>,
  ): Promise<({ readonly ok: true } & Holding) | { readonly ok: false; readonly reason: NetworkFailure }>;
  /** Queries the network; reserves nothing. */
  prepare(payment: Payment): Promise<Prepared>;
  /** Certainly not signed: its nonce or inputs can be reused. Call in a transaction that has locked the network's row. */
  release(sql: Sql, reserved: Pick<Reserved, 'nonce'>): Promise<void>;
  sign(order: TransferOrder): Promise<SignedTransfer>;
  /** The same payment with a fee high enough to replace the earlier copy, and its draft. */
  bumpFee(
    newest: TransferOrder,
  ): Promise<
    | { readonly ok: true; readonly raw: string; readonly txid: string; readonly draft: JsonObject }
    | { readonly ok: false; readonly reason: NetworkFailure | 'refused'; readonly cause?: string }
  >;
}

export const spenderOf = (deps: Pick<CoinDeps, 'db' | 'signer' | 'alarm' | 'log'>, network: Network): Spender =>
  network.kind === 'account' ? accountSpender(deps, network) : utxoSpender(deps, network);

/** The signing order for a payment. */
export const orderOf = (deps: Pick<CoinDeps, 'ids'>, network: Network, send: Send): TransferOrder => {
  const { nonce, to, raw, draft, paymentId } = send;
  const order = { asset: assetOf(network, send.asset), nonce, to, raw, draft };
  return send.kind === 'drain'
    ? { ...order, reference: deps.ids.encode('drn', paymentId), purpose: 'drain' }
    : { ...order, reference: deps.ids.encode('wdr', paymentId) };
};
