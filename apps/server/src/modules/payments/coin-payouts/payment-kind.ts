/**
 * What the hot wallet sends: withdrawals of players, and drains of the house to cold addresses. Both are reserved, signed, broadcast and
 * followed alike; a kind says which there are, what still allows each one, and what happens once it has ended.
 */
import type { Sql } from '../../../database/database.ts';
import type { Coin, InBlock, Network, NetworkRow } from '../chains/index.ts';

export type SendKind = 'cash_out' | 'drain';
export type SendState = 'approved' | 'submitting' | 'submitted';

/** What is to be sent. */
export interface Sent {
  readonly id: bigint;
  /** The code of the asset. */
  readonly asset: string;
  readonly address: string;
  /** Of the asset's currency. */
  readonly subunits: bigint;
}

export interface PaymentKind<P> {
  readonly kind: SendKind;
  inState(network: Network, state: SendState): Promise<P[]>;
  sentOf(payment: P): Sent;
  /** Locks its row; undefined if it is in another state. */
  lock(sql: Sql, id: bigint, state: SendState): Promise<P | undefined>;
  /** Whether it may still be sent. If not, it is put aside or ended here. */
  mayBeSent(payment: P): Promise<boolean>;
  /** The same, on the locked row. */
  mayBeReserved(sql: Sql, payment: P): Promise<boolean>;
  /** Whether the hot wallet has enough for it now. */
  canAfford(coin: Coin, known: NetworkRow, sent: Sent, raw: bigint): Promise<boolean>;
  move(sql: Sql, payment: P, to: 'submitting' | 'submitted'): Promise<P>;
  /** Nothing was sent: the network never accepts the receiver, the token moves for nobody, or the signer refused. Ends it, if it can be ended. */
  failUnsent(id: bigint, reason: string): Promise<void>;
  /** Refusals of the signer after which nonce or inputs are given back. */
  isPassing(cause: string): boolean;
  /** Deep enough in the network, on the locked row: books it, and moves it to its last state. Undefined: a person decides. */
  end(sql: Sql, payment: P, inBlock: InBlock, network: Network): Promise<P | undefined>;
  /** After the commit of a move. */
  moved(payment: P): void;
}
