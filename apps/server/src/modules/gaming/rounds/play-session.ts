/** A launched game, found by the frame's token: for real money in a sign-in session, or for play money. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId, PlaySessionId, SessionId } from '../../../platform/ids/ids.ts';

interface AnyPlaySession {
  readonly gameId: string;
  /** Fixed at the launch. */
  readonly currency: CurrencyCode;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly ended: boolean;
  /** Key of the rate limit of play calls. */
  readonly account: string;
}

export interface RealPlaySession extends AnyPlaySession {
  readonly mode: 'real';
  readonly id: PlaySessionId;
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** Depends on the game's kind and the place of the launch; null: the gate's. */
  readonly minimumCycleMs: number | null;
}

export interface DemoPlaySession extends AnyPlaySession {
  readonly mode: 'demo';
  readonly id: bigint;
  readonly minimumCycleMs: number;
  /** Of the place of the launch. */
  readonly featureBuy: boolean;
  readonly openingBalance: bigint;
}

export type PlaySession = RealPlaySession | DemoPlaySession;
