/** The seed pairs that decide a player's rounds. */
import type { BookedRound } from './round-history.ts';

/** The active pair with its opened seed: must never leave the server or be logged. */
export interface OpenSeeds {
  readonly seedId: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: bigint;
  readonly nextServerSeedHash: string;
}

export interface RoundSeeds {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Only a revealed seed may be shown. */
  readonly revealed: boolean;
  /** Of a round that a table shares: the chain that decides it, and which of its links. */
  readonly chain?: { readonly commitment: string; readonly linkNumber: number };
}

export interface Rotation {
  readonly revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: bigint };
}

export type RotateReply = { ok: true; rotation: Rotation } | { ok: false; reason: 'round_open' };

export interface Pairs {
  /** The pair of the next round; created on demand. */
  active(): Promise<OpenSeeds>;
  /** Invalidates the cached active pair. */
  forget(): void;
  /** The pair that decided a round, in any state. */
  ofRound(round: Pick<BookedRound, 'seedId' | 'sharedRoundId'>): Promise<RoundSeeds | undefined>;
  /** Without a client seed the current one is kept. */
  rotate(clientSeed: string | undefined): Promise<RotateReply>;
}
