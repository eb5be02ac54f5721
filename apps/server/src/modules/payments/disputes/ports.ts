/** What disputes require of the modules and stores around them; wired in composition. */
import type { PlayerId } from '../../../platform/ids/ids.ts';

/** Sealed files. Names are 64 hex digits. */
export interface EvidenceFiles {
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  olderThan(at: Date): Promise<string[]>;
}

/** Checks a file as documents of players are checked; images are drawn again. */
export type CheckEvidence = (upload: { readonly name: string; readonly bytes: Buffer }) => Promise<
  | {
      readonly ok: true;
      readonly name: string;
      readonly type: 'image/jpeg' | 'application/pdf';
      readonly bytes: Buffer;
      readonly contentHash: Buffer;
    }
  | { readonly ok: false; readonly reason: EvidenceFault }
>;

export type EvidenceFault =
  | 'document_empty'
  | 'document_too_large'
  | 'document_type_refused'
  | 'document_dangerous'
  | 'document_encrypted'
  | 'document_unreadable'
  | 'document_too_many_pixels';

export interface SignInFact {
  readonly at: Date;
  readonly ip: string;
  readonly country: string;
  readonly device: string;
}

export interface VerificationFact {
  readonly kind: string;
  readonly status: string;
  readonly decidedAt: Date | undefined;
}

/** What other modules know about the player. */
export interface FactSources {
  /** Newest first, with ended sessions. */
  signIns(playerId: PlayerId): Promise<readonly SignInFact[]>;
  verification(playerId: PlayerId): Promise<readonly VerificationFact[]>;
}
