/** An operator, who works in the back office. */
import type { SealedColumn } from '../../platform/secrets/reseal.ts';
import type { Id } from '../../platform/ids/ids.ts';
import type { OperatorRole } from './permissions.ts';

export type OperatorId = Id<'opr'>;

export interface Operator {
  readonly id: OperatorId;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly status: 'invited' | 'active' | 'locked';
}

export type OperatorSessionId = Id<'ops'>;

/** The client that opened a session. */
export interface SessionClient {
  readonly ip: string;
  /** ISO code; `ZZ` when not found. */
  readonly country: string;
  readonly userAgent: string;
}

/** `ended`: by the operator, in another session. `renewed`: password and second factor were replaced. */
export type SessionEnd = 'signed_out' | 'ended' | 'locked' | 'renewed' | 'idle' | 'expired';

/** Placeholder for the first operator until the invitation is accepted with an e-mail. */
export const firstOperatorEmail = 'admin@localhost';

export const inviteLifetimeMs = 24 * 3600 * 1000;
/** A working day, so that operators sign in every morning. */
export const operatorSessionLifetimeMs = 12 * 3600 * 1000;
/** Sessions end after this time without use. */
export const operatorIdleMs = 30 * 60 * 1000;

/** Purpose that an operator's TOTP secret is sealed with. */
export const totpPurpose = 'operator-totp';

export const sealedOperatorSecrets: SealedColumn = {
  ...{ table: 'operators', key: 'id', column: 'totp_secret_sealed', purpose: totpPurpose },
  binding: 'it.id::text',
};
