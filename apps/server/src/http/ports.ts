/** What HTTP requires about callers. Implemented by identity, gaming and staff, wired in composition. */
import type { OperatorId, PlayerId, SessionId } from '../platform/ids/ids.ts';

/** Origin of a call. */
export interface Client {
  /** The socket's address, or the one reported by a trusted proxy. */
  readonly ip: string;
  /** ISO code; `ZZ` if unknown. */
  readonly country: string;
  readonly userAgent: string;
  /** Brand of the host that was called. */
  readonly skin: string;
}

export interface PlayerSession {
  readonly sessionId: SessionId;
  readonly playerId: PlayerId;
  readonly scope: 'player' | 'cashier';
  /** Returned to every call outside cashier scope. */
  readonly refusal?: string | undefined;
  readonly steppedUpAt: Date | null;
  /** Changes when all open games of the player are ended while the session continues. */
  readonly playEpoch: number;
  /** Its cookie was just replaced: calls in flight are answered, but may not change anything. */
  readonly replaced?: boolean | undefined;
}

/** A play session, real or demo. Other fields belong to gaming. */
export interface PlayCaller {
  readonly mode: 'real' | 'demo';
  readonly ended: boolean;
  /** Key of the rate limit of play: one player, or one demo session. */
  readonly account: string;
}

export interface OperatorSession {
  readonly id: OperatorId;
  readonly name: string;
  readonly email: string;
  /** Step-up was completed recently. */
  readonly proven: boolean;
}

export interface RefusedCall<O extends OperatorSession = OperatorSession> {
  readonly operator: O;
  readonly call: string;
  readonly reason: string;
  readonly status: number;
}

/** With the cookie of an invalid operator session. */
export interface UnknownCall {
  readonly token: string;
  readonly call: string;
  readonly client: Client;
}

export interface HttpPorts<P extends PlayCaller = PlayCaller, O extends OperatorSession = OperatorSession> {
  findPlayerSession(token: string): Promise<PlayerSession | undefined>;
  /** `recent`: a result cached for a few seconds is sufficient. */
  findPlaySession(token: string, recent: boolean): Promise<P | undefined>;
  /** `attended`: a user is active on the calling page. */
  findOperator(token: string, attended: boolean): Promise<O | undefined>;
  isAllowed(operator: O, permission: string): boolean;
  /** Records a refusal of an operator. */
  noteRefusal?(refused: RefusedCall<O>): Promise<void>;
  /** Records a refused call with the cookie of an ended operator session; ignores other cookies. */
  noteEndedCall?(call: UnknownCall): Promise<void>;
  /** Runs a call whose data may be some seconds old; `at`: the time of their state, undefined for now. */
  readOlder?<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly at: Date | undefined }>;
  /** Runs an operator's call and counts its audit entries. */
  countEntries?<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly entries: number }>;
  countryOf(ip: string): string;
  /** By the `Host` header. */
  skinOf(host: string | undefined): string;
  isRestricted(country: string): Promise<boolean>;
}
