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

/** What is signed beside number, receiver and amount, as its network reads it. */
export interface Draft {
  /** The most that it can cost, in the smallest unit of the network's own coin. */
  readonly mostCost: bigint;
  /** Whether no other network of the kind could take it. */
  isFor(identity: string): boolean;
  /** The caller wipes the key. */
  sign(key: Uint8Array, transfer: Transfer): Promise<{ readonly raw: string; readonly txid: string }>;
}

export interface SigningNetwork {
  readonly code: string;
  /** Of BIP-44: where its keys lie under the seed. */
  readonly accountPath: string;
  /** Its own coin, in which it takes its fees, before the tokens on it. */
  readonly assets: readonly [SigningAsset, ...SigningAsset[]];
  /** The most that one transaction may cost where nobody sets it; whole ones of its own coin. */
  readonly fee: string;
  /** Which network of its kind is signed for: the variable that says it, and what it is without. */
  readonly identity: { readonly variable: string; readonly otherwise: string; readonly shape: RegExp };
  /** What amounts of its own coin were called in the journal when it named no asset. */
  readonly unnamedUnit?: string;
  readonly destination: z.ZodType<string>;
  readonly draft: z.ZodType<Draft>;
  addressOf(key: Uint8Array): string;
}

export type Networks = readonly [SigningNetwork, ...SigningNetwork[]];
