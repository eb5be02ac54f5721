/** What compliance needs to know of a player and may change in the wallet's gate; compose.ts joins them. */
import type { PaperSide, RefusalReason, VerificationKind } from '@carmine/contract/verification';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Debt, Gate, GatePatch } from '../wallet/index.ts';

export interface PlayerFacts {
  /** First and last name. */
  readonly name?: string | undefined;
  /** ISO code of the profile, once filled. */
  readonly country: string | undefined;
  /** Unix seconds, once filled. */
  readonly dateOfBirth: number | undefined;
  readonly idVerified: boolean;
}

/** Nothing for a player that does not exist or is erased. */
export type FindFacts = (playerId: PlayerId) => Promise<PlayerFacts | undefined>;

/** The part of the wallet that holds every bet to the rules. */
export interface Gatekeeper {
  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;
}

/** The part of the wallet that knows what players owe. */
export interface DebtBook {
  debts(playerId: PlayerId, sql?: Sql): Promise<Debt[]>;
}

/** A file as it is kept, or as a provider gets it. Pictures are drawn anew, so they are always JPEG. */
export interface Document {
  readonly side: PaperSide;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** As the player's own device calls it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What is compared with the documents; a value that the player has not given is null. */
export interface ComparedDetails {
  readonly name: string;
  /** `YYYY-MM-DD`; for an identity only. */
  readonly dateOfBirth?: string | null;
  /** For a bill only. */
  readonly address?: string | null;
}

export interface CheckOrder {
  /** Ours, opaque, the same for every try. */
  readonly reference: string;
  readonly kind: VerificationKind;
  readonly details: ComparedDetails;
  /** ISO code of the profile, once filled. */
  readonly country: string | null;
  readonly documents: readonly Document[];
}

export type Verdict =
  | { readonly status: 'pending' }
  | { readonly status: 'verified' }
  | { readonly status: 'rejected'; readonly refusal: RefusalReason };

/** What they say on their own: believed for nothing but that it is worth asking. */
export type KycNotice =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly reason: 'signature_invalid' | 'body_invalid' };

/** An outside party that looks at documents. No call ever throws for its sake. */
export interface KycProvider {
  readonly name: string;
  /** `refused`: they will never take these documents. `unknown`: whether they have them is not known; the same again is safe. */
  hand(order: CheckOrder): Promise<{ ok: true } | { ok: false; reason: 'refused' | 'unknown' }>;
  /** `check_unknown`: they do not know this reference, or have not got all of its documents. */
  ask(
    reference: string,
  ): Promise<
    { ok: true; verdict: Verdict } | { ok: false; reason: 'check_unknown' | 'unreachable' | 'answer_invalid' }
  >;
  /** Reads a notification; `headers` have small letters. One that sends none takes none. */
  readNotice(body: Buffer, headers: Readonly<Record<string, string | undefined>>): KycNotice;
}

/** Where sealed documents lie. Names are 64 hex digits. */
export interface DocumentFiles {
  /** On disk for good once it resolves. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Nothing where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Nothing happens where there is no such file. */
  remove(name: string): Promise<void>;
  olderThan(at: Date): Promise<string[]>;
}

/** Makes a new picture of what can be seen in an old one: nothing else that was in the file is left. */
export type RedrawPicture = (
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
) => Promise<{ ok: true; bytes: Buffer } | { ok: false; reason: 'unreadable' | 'too_many_pixels' }>;
