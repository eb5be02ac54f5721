/** What identity needs from outside itself, with every way each can fail. */
import type { CaptchaAction } from '@carmine/contract/user-service';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
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

/** The human check. Whether a token was used before is identity's own book. */
export interface CaptchaPort {
  /** `level` 0 is the ordinary price; each further one doubles the work. */
  challenge(action: CaptchaAction, level: number): Promise<Challenge>;
  verify(
    token: string,
    action: CaptchaAction,
  ): Promise<
    | { ok: true; nonce: Buffer; expiresAt: Date }
    | { ok: false; reason: 'malformed' | 'forged' | 'wrong_action' | 'expired' | 'unsolved' }
  >;
}

/** `no_such_domain` only when the name system says so with authority; every failure to ask is `unknown`. Never throws. */
export type FindDomain = (domain: string) => Promise<'exists' | 'no_such_domain' | 'unknown'>;

/** Runs inside the registration's transaction; throws when it cannot, and the registration is undone with it. */
export type OpenWallet = (sql: Sql, wallet: { playerId: PlayerId; currency: CurrencyCode }) => Promise<void>;

/** Inside the transaction that changed an account's status: bets are held to it from the commit on. */
export type KeepStanding = (sql: Sql, playerId: PlayerId) => Promise<unknown>;

/** Inside the transaction that ends a player's sessions: games that are open anywhere are not played on. */
export type EndPlay = (sql: Sql, playerId: PlayerId) => Promise<unknown>;

/** Whether a cool-off or exclusion holds now. */
export type IsExcluded = (playerId: PlayerId) => Promise<boolean>;

export interface Countries {
  /** The ISO code of a code or name, whatever its case; nothing where there is no such country. */
  find(text: string): string | undefined;
  hasStates(isoCode: string): boolean;
  /** By its code, `NSW`. */
  hasState(isoCode: string, state: string): boolean;
  /** With its plus: whether some country is reached by it. */
  hasDialingCode(code: string): boolean;
  isRestricted(isoCode: string): Promise<boolean>;
  /** Years; without a country the strictest default. */
  legalAge(isoCode: string | undefined): Promise<number>;
}

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'rejected';
export type FindVerification = (playerId: PlayerId) => Promise<{ id: VerificationStatus; bill: VerificationStatus }>;

export type Publish = Outbox['publish'];

/** A hint to the player's open pages, after the commit; a lost one costs a late refresh. */
export type PushSessionEnded = (ended: { playerId: PlayerId; sessionIds: readonly SessionId[] }) => void;

/** The version of the words beside each box; asked when the box is answered, never later. */
export type ConsentText = (kind: 'terms' | 'email_promotions') => string;
