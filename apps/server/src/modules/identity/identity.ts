/** Who calls, and as whom. */
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';
import type { Refusal } from './errors.ts';

/** Who calls: the address that HTTP trusts, its country (`ZZ` when not found) and the browser's own words. */
export interface Client {
  ip: string;
  country: string;
  userAgent: string;
  /** The cookie by which a browser of an earlier sign-in is known. */
  device?: string | undefined;
}

export type Scope = 'player' | 'cashier';

export interface Session {
  sessionId: SessionId;
  playerId: PlayerId;
  scope: Scope;
  /** The code repeated to a session of cashier scope. */
  refusal?: Refusal;
  steppedUpAt: Date;
  expiresAt: Date;
  /** A launch opens a game only while this is still the session's. */
  playEpoch: number;
  /** By an id that was replaced a moment ago: it may only look. */
  replaced?: true;
}

/** A session just made: the token goes into the cookie and is kept nowhere. */
export interface NewSession {
  token: string;
  /** The new token of the browser, for its own cookie. */
  device: string;
  sessionId: SessionId;
  expiresAt: Date;
}

export interface SignedInUser {
  playerId: PlayerId;
  name: string;
  email: string;
}

export const sessionDays = 30;
