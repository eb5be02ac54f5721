/** What the signer itself knows about a network; everything else in a request is untrusted. */
import type { z } from 'zod';

export interface SigningAsset {
  readonly code: string;
  /** For tokens: the contract that keeps the balances and moves them. */
  readonly contract?: string;
  /** Decimals of one whole in the network's smallest units. */
  readonly decimals: number;
  /** Default caps per transaction and per UTC day, in wholes. */
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

/** Branch 0: players; branch 1: the house. */
export type KeyPath = readonly [branch: 0 | 1, index: number];

/** What `use` makes of a key, which is wiped afterwards. */
export type Keys = <T>(path: KeyPath, use: (key: Uint8Array) => T | Promise<T>) => Promise<T>;

export interface SignedBytes {
  readonly raw: string;
  readonly txid: string;
}

interface DraftOfAnyKind {
  /** Its maximum cost, in the smallest unit of the network's own coin. */
  readonly mostCost: bigint;
  /** Whether no other network of this kind could accept it. */
  isFor(identity: string): boolean;
}

/** What is signed besides nonce, receiver and amount, in the network's format. */
export interface AccountDraft extends DraftOfAnyKind {
  sign(key: Uint8Array, transfer: Transfer): Promise<SignedBytes>;
}

/** What is spent besides receiver and amount; the change returns to the house's own address, which drafts do not contain. */
export interface OutputsDraft extends DraftOfAnyKind {
  /** Id of each input, and its claimed value. */
  readonly inputs: ReadonlyMap<string, bigint>;
  /** Whether inputs suffice, the change is zero or above dust, and the receiver is on that network. */
  pays(transfer: Pick<Transfer, 'to' | 'units'>): boolean;
  sign(keys: Keys, transfer: Transfer): Promise<SignedBytes>;
}

interface NetworkOfAnyKind {
  readonly code: string;
  /** BIP-44 or BIP-84 derivation path of its keys. */
  readonly accountPath: string;
  /** Its own coin, which fees are paid in, followed by its tokens. */
  readonly assets: readonly [SigningAsset, ...SigningAsset[]];
  /** Default fee cap of one transaction, in wholes of its own coin. */
  readonly fee: string;
  /** The variable that selects the network of this kind, and its default. */
  readonly identity: { readonly variable: string; readonly otherwise: string; readonly shape: RegExp };
  readonly destination: z.ZodType<string>;
}

/** A network with account balances and account nonces. */
export interface AccountSigning extends NetworkOfAnyKind {
  readonly kind: 'account';
  /** Unit of its own coin's amounts in journal lines without an asset. */
  readonly unnamedUnit?: string;
  readonly draft: z.ZodType<AccountDraft>;
  addressOf(key: Uint8Array): string;
}

/** A network whose coins are outputs of transactions. */
export interface OutputsSigning extends NetworkOfAnyKind {
  readonly kind: 'utxo';
  readonly draft: z.ZodType<OutputsDraft>;
}

export type SigningNetwork = AccountSigning | OutputsSigning;

export type Networks = readonly [SigningNetwork, ...SigningNetwork[]];
