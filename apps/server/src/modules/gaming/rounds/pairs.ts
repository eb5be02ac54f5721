/** The pairs of seeds that decide a player's rounds. */
import type { BookedRound } from './round-history.ts';

/** The active pair with its seed opened: never leaves the server, never reaches a log. */
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
}

export interface Rotation {
  readonly revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: bigint };
}

export type RotateReply = { ok: true; rotation: Rotation } | { ok: false; reason: 'round_open' };

export interface Pairs {
  /** The pair that decides the next round; made at the first need. */
  active(): Promise<OpenSeeds>;
  /** What was remembered of the active pair is out of date. */
  forget(): void;
  /** The pair that decided a round, whatever its state is now. */
  ofRound(round: Pick<BookedRound, 'seedId'>): Promise<RoundSeeds | undefined>;
  /** Without a client seed the present one stays. */
  rotate(clientSeed: string | undefined): Promise<RotateReply>;
}
