/** What the signer knows of a network by itself; whatever a request says beside it is only asked for. */
import type { z } from 'zod';

export interface SigningAsset {
  readonly code: string;
  /** Of a token: what keeps its balances, and is asked to move them. */
  readonly contract?: string;
  /** Digits of one whole in the network's own smallest units. */
  readonly decimals: number;
  /** Where nobody sets it: so much may leave at once, and on one UTC day. Whole ones. */
  readonly perTransaction: string;
  readonly perDay: string;
}

export interface Transfer {
  readonly asset: SigningAsset;
  readonly nonce: number;
  /** In the network's normal form. */
  readonly to: string;
  /** In the asset's smallest unit. */
  readonly units: bigint;
}

/** Branch 0 is the players', 1 the house's own. */
export type KeyPath = readonly [branch: 0 | 1, index: number];

/** What `use` makes of a key, which is wiped afterwards. */
export type Keys = <T>(path: KeyPath, use: (key: Uint8Array) => T | Promise<T>) => Promise<T>;

export interface SignedBytes {
  readonly raw: string;
  readonly txid: string;
}

interface DraftOfAnyKind {
  /** The most that it can cost, in the smallest unit of the network's own coin. */
  readonly mostCost: bigint;
  /** Whether no other network of the kind could take it. */
  isFor(identity: string): boolean;
}

/** What is signed beside number, receiver and amount, as its network reads it. */
export interface AccountDraft extends DraftOfAnyKind {
  sign(key: Uint8Array, transfer: Transfer): Promise<SignedBytes>;
}

/** What is spent beside receiver and amount; the rest comes back to the house's own address, which no draft names. */
export interface OutputsDraft extends DraftOfAnyKind {
  /** What each of them is called, and what it is said to be worth. */
  readonly inputs: ReadonlyMap<string, bigint>;
  /** Whether they are enough, what comes back is nothing or worth coming back, and the receiver is of that network. */
  pays(transfer: Pick<Transfer, 'to' | 'units'>): boolean;
  sign(keys: Keys, transfer: Transfer): Promise<SignedBytes>;
}

interface NetworkOfAnyKind {
  readonly code: string;
  /** Of BIP-44 or BIP-84: where its keys lie under the seed. */
  readonly accountPath: string;
  /** Its own coin, in which it takes its fees, before the tokens on it. */
  readonly assets: readonly [SigningAsset, ...SigningAsset[]];
  /** The most that one transaction may cost where nobody sets it; whole ones of its own coin. */
  readonly fee: string;
  /** Which network of its kind is signed for: the variable that says it, and what it is without. */
  readonly identity: { readonly variable: string; readonly otherwise: string; readonly shape: RegExp };
  readonly destination: z.ZodType<string>;
}

/** Whose addresses have a balance, and number their transactions. */
export interface AccountSigning extends NetworkOfAnyKind {
  readonly kind: 'account';
  /** What amounts of its own coin were called in the journal when it named no asset. */
  readonly unnamedUnit?: string;
  readonly draft: z.ZodType<AccountDraft>;
  addressOf(key: Uint8Array): string;
}

/** Whose coins are outputs of transactions. */
export interface OutputsSigning extends NetworkOfAnyKind {
  readonly kind: 'utxo';
  readonly draft: z.ZodType<OutputsDraft>;
}

export type SigningNetwork = AccountSigning | OutputsSigning;

export type Networks = readonly [SigningNetwork, ...SigningNetwork[]];
