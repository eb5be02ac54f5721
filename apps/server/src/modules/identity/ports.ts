/** What identity requires from outside, with every failure mode. */
import type { CaptchaAction } from '@carmine/contract/account/user-service';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
import type { ConsentKind } from './accounts/consent-store.ts';
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';

export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string | undefined;
    expiresAt?: number | undefined;
    data?: Record<string, string | number | boolean | null> | undefined;
  };
  signature: string;
}

/** The human check. Identity itself tracks used tokens. */
export interface CaptchaPort {
  /** `level` 0 is the normal difficulty; each further one doubles the work. */
  challenge(action: CaptchaAction, level: number): Promise<Challenge>;
  verify(
    token: string,
    action: CaptchaAction,
  ): Promise<
    | { ok: true; nonce: Buffer; expiresAt: Date }
    | { ok: false; reason: 'malformed' | 'forged' | 'wrong_action' | 'expired' | 'unsolved' }
  >;
}

/** `no_such_domain` only on an authoritative DNS answer; every lookup failure is `unknown`. Never throws. */
export type FindDomain = (domain: string) => Promise<'exists' | 'no_such_domain' | 'unknown'>;

/** Runs inside the registration's transaction, which is rolled back if it throws. */
export type OpenWallet = (sql: Sql, wallet: { playerId: PlayerId; currency: CurrencyCode }) => Promise<void>;

/** Call inside the transaction that changes an account's status: bets respect it from the commit on. */
export type RefreshProtectionStatus = (sql: Sql, playerId: PlayerId) => Promise<unknown>;

/** Call inside the transaction that ends a player's sessions: open games cannot be continued. */
export type EndPlay = (sql: Sql, playerId: PlayerId) => Promise<unknown>;

/** Whether a cool-off or exclusion is active. */
export type IsExcluded = (playerId: PlayerId) => Promise<boolean>;

export interface Countries {
  /** The ISO code of a code or name, case-insensitive; undefined if unknown. */
  find(text: string): string | undefined;
  hasStates(isoCode: string): boolean;
  /** By its code, `NSW`. */
  hasState(isoCode: string, state: string): boolean;
  /** With its plus: whether any country uses it. */
  hasDialingCode(code: string): boolean;
  isRestricted(isoCode: string): Promise<boolean>;
  /** In years; without a country the strictest default. */
  legalAge(isoCode: string | undefined): Promise<number>;
}

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'rejected';
export type FindVerification = (playerId: PlayerId) => Promise<{ id: VerificationStatus; bill: VerificationStatus }>;

export type Publish = Outbox['publish'];

/** A hint to open pages, after the commit; a lost one only delays a refresh. */
export type PushSessionEnded = (ended: { playerId: PlayerId; sessionIds: readonly SessionId[] }) => void;

/** The version of the text beside each checkbox, read when the answer is given. */
export type ConsentText = (kind: ConsentKind) => string;
