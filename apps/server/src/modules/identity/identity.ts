/** The caller's identity. */
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';
import type { Refusal } from './errors.ts';

/** The caller's address as trusted by HTTP, its country (`ZZ` if unknown) and the user agent. */
export interface Client {
  ip: string;
  country: string;
  userAgent: string;
  /** Device cookie of an earlier sign-in. */
  device?: string | undefined;
}

export type Scope = 'player' | 'cashier';

export interface Session {
  sessionId: SessionId;
  playerId: PlayerId;
  scope: Scope;
  /** The reason returned to a session of cashier scope. */
  refusal?: Refusal;
  steppedUpAt: Date;
  expiresAt: Date;
  /** A launch is valid only while the session still has this value. */
  playEpoch: number;
  /** Authenticated with a token that was replaced a moment ago: read-only. */
  replaced?: true;
}

/** A new session: the token is set as a cookie and stored nowhere. */
export interface NewSession {
  token: string;
  /** The browser's new device token, for a separate cookie. */
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
