/** What compliance requires about players and of the wallet's gate; wired in compose.ts. */
import type { DocumentSide, RefusalReason, VerificationKind } from '@carmine/contract/verification';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Debt, Gate, GatePatch } from '../wallet/index.ts';

export interface PlayerFacts {
  /** First and last name. */
  readonly name?: string | undefined;
  /** ISO code of the profile's country, if set. */
  readonly country: string | undefined;
  /** Unix seconds, if set. */
  readonly dateOfBirth: number | undefined;
  readonly idVerified: boolean;
}

/** Undefined for an unknown or erased player. */
export type FindFacts = (playerId: PlayerId) => Promise<PlayerFacts | undefined>;

/** The part of the wallet that checks every bet against the rules. */
export interface Gatekeeper {
  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;
}

/** The part of the wallet that knows players' debts. */
export interface DebtBook {
  debts(playerId: PlayerId, sql?: Sql): Promise<Debt[]>;
}

/** A file as stored or sent to a provider. Images are re-encoded, so they are always JPEG. */
export interface Document {
  readonly side: DocumentSide;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** File name from the player's device. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Details that documents are compared with; null if the player has not entered them. */
export interface ComparedDetails {
  readonly name: string;
  /** `YYYY-MM-DD`; only for identity checks. */
  readonly dateOfBirth?: string | null;
  /** Only for proof of address. */
  readonly address?: string | null;
}

export interface CheckOrder {
  /** Our opaque reference, the same for every attempt. */
  readonly reference: string;
  readonly kind: VerificationKind;
  readonly details: ComparedDetails;
  /** ISO code of the profile's country, if set. */
  readonly country: string | null;
  readonly documents: readonly Document[];
}

export type Verdict =
  | { readonly status: 'pending' }
  | { readonly status: 'verified' }
  | { readonly status: 'rejected'; readonly refusal: RefusalReason };

/** A provider's notification: only a reason to query, never trusted. */
export type KycNotice =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly reason: 'signature_invalid' | 'body_invalid' };

/** An external verification provider. Calls never throw on its failures. */
export interface KycProvider {
  readonly name: string;
  /** `refused`: permanently. `unknown`: it may have received them; safe to repeat. */
  hand(order: CheckOrder): Promise<{ ok: true } | { ok: false; reason: 'refused' | 'unknown' }>;
  /** `check_unknown`: unknown reference, or incomplete documents. */
  ask(
    reference: string,
  ): Promise<
    { ok: true; verdict: Verdict } | { ok: false; reason: 'check_unknown' | 'unreachable' | 'answer_invalid' }
  >;
  /** Parses a notification; `headers` in lower case. Providers without notifications reject all. */
  readNotice(body: Buffer, headers: Readonly<Record<string, string | undefined>>): KycNotice;
}

/** Storage of sealed documents. Names are 64 hex digits. */
export interface DocumentFiles {
  /** Durable once it resolves. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if the file does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  olderThan(at: Date): Promise<string[]>;
}

/** Re-encodes the visible content of an image: all other data in the file is dropped. */
export type RedrawPicture = (
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
) => Promise<{ ok: true; bytes: Buffer } | { ok: false; reason: 'unreadable' | 'too_many_pixels' }>;
