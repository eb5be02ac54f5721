/**
 * How a payment leaves the house. Whatever a network counts, what a payment holds is reserved in the transaction that writes it
 * down, so that no other payment can have it; a copy that offers more holds the same, so that only one of them can be mined. An
 * account reserves its next number; where coins are outputs of transactions, some of those, in rows with a key of their own.
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

/** What it holds, and everything that is signed beside it, receiver and amount. */
export interface Reserved {
  readonly nonce: bigint;
  readonly draft: JsonObject;
}

export type Prepared =
  | {
      readonly ok: true;
      /**
       * In the transaction that writes the payment down, which ends without it where nothing comes back: somebody else has what it
       * would hold. The caller has locked the network's row.
       */
      reserve(sql: Sql, cashOutId: bigint): Promise<Reserved | undefined>;
    }
  /** `too_little`: of what can be spent now; more may be on its way. */
  | { readonly ok: false; readonly reason: NetworkFailure | 'receiver_refuses' | 'too_little' };

/** What the house has of an asset, in its smallest unit. */
export interface Holding {
  /** All of it, with what left in no block yet. */
  readonly raw: bigint;
  /** What payments to come can have of it: without what left, nor what costs more to spend than it is worth. */
  readonly spendable: bigint;
}

export interface Spender {
  holding(
    of: Pick<Payment, 'asset' | 'from'>,
  ): Promise<({ readonly ok: true } & Holding) | { readonly ok: false; readonly reason: NetworkFailure }>;
  /** Asks the network what it takes; nothing is held yet. */
  prepare(payment: Payment): Promise<Prepared>;
  /** Certainly not signed: what it held is free for the next. In a transaction that has locked the network's row. */
  release(sql: Sql, reserved: Pick<Reserved, 'nonce'>): Promise<void>;
  sign(order: TransferOrder): Promise<SignedTransfer>;
  /** The same payment, so dear that nodes take it in the earlier copy's place, with what it is signed with. */
  bumpFee(
    newest: TransferOrder,
  ): Promise<
    | { readonly ok: true; readonly raw: string; readonly txid: string; readonly draft: JsonObject }
    | { readonly ok: false; readonly reason: NetworkFailure | 'refused'; readonly cause?: string }
  >;
}

export const spenderOf = (deps: Pick<CoinDeps, 'db' | 'signer' | 'alarm' | 'log'>, network: Network): Spender =>
  network.kind === 'account' ? accountSpender(deps, network) : utxoSpender(deps, network);

/** What the signer is asked for it. */
export const orderOf = (deps: Pick<CoinDeps, 'ids'>, network: Network, send: Send): TransferOrder => {
  const { nonce, to, raw, draft } = send;
  return {
    asset: assetOf(network, send.asset),
    reference: deps.ids.encode('wdr', send.cashOutId),
    nonce,
    to,
    raw,
    draft,
  };
};
