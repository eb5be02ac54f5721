/** What HTTP needs to know who calls. Identity, gaming and staff answer; composition joins them. */
import type { OperatorId, PlayerId, SessionId } from '../platform/ids/ids.ts';

/** Where a call comes from. */
export interface Client {
  /** The socket's address, or what a trusted proxy says. */
  readonly ip: string;
  /** ISO code; `ZZ` when not found. */
  readonly country: string;
  readonly userAgent: string;
}

export interface PlayerSession {
  readonly sessionId: SessionId;
  readonly playerId: PlayerId;
  readonly scope: 'player' | 'cashier';
  /** What every call outside a cashier's scope is answered. */
  readonly refusal?: string | undefined;
  readonly steppedUpAt: Date | null;
  /** Changes when all open games of the player are ended while this session goes on. */
  readonly playEpoch: number;
  /** Its cookie was replaced a moment ago: what was under way is still answered, and nothing is changed by it. */
  readonly replaced?: boolean | undefined;
}

/** A game session, real or demo. What else it holds is gaming's. */
export interface PlayCaller {
  readonly mode: 'real' | 'demo';
  readonly ended: boolean;
  /** What the play budget is counted on: one player, or one demo session. */
  readonly account: string;
}

export interface OperatorSession {
  readonly id: OperatorId;
  readonly name: string;
  readonly email: string;
  /** The second factor was shown a short while ago. */
  readonly proven: boolean;
}

export interface RefusedCall<O extends OperatorSession = OperatorSession> {
  readonly operator: O;
  readonly call: string;
  readonly reason: string;
  readonly status: number;
}

/** With the cookie of an operator session that does not hold. */
export interface UnknownCall {
  readonly token: string;
  readonly call: string;
  readonly client: Client;
}

export interface HttpPorts<P extends PlayCaller = PlayCaller, O extends OperatorSession = OperatorSession> {
  findPlayerSession(token: string): Promise<PlayerSession | undefined>;
  /** `recent`: what was known some seconds ago will do. */
  findPlaySession(token: string, recent: boolean): Promise<P | undefined>;
  /** `attended`: somebody sits at the page that asks. */
  findOperator(token: string, attended: boolean): Promise<O | undefined>;
  isAllowed(operator: O, permission: string): boolean;
  /** Writes down what an operator was refused. */
  noteRefusal?(refused: RefusedCall<O>): Promise<void>;
  /** Writes down a refused call whose cookie was an operator session once; of others nothing. */
  noteEndedCall?(call: UnknownCall): Promise<void>;
  /** What an operator's call answers, and how many entries of the audit log it left. */
  countEntries?<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly entries: number }>;
  countryOf(ip: string): string;
  isRestricted(country: string): Promise<boolean>;
}
