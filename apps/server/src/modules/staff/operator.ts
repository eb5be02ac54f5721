/** An operator: somebody who works in the back office. */
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

/** Where a session was opened. */
export interface SessionClient {
  readonly ip: string;
  /** ISO code; `ZZ` when not found. */
  readonly country: string;
  readonly userAgent: string;
}

/** `ended`: by its operator, from another session. `renewed`: password and second factor were made anew. */
export type SessionEnd = 'signed_out' | 'ended' | 'locked' | 'renewed' | 'idle' | 'expired';

/** Stands for the first operator until the invitation is accepted with an e-mail. */
export const firstOperatorEmail = 'admin@localhost';

export const inviteLifetimeMs = 24 * 3600 * 1000;
/** A working day: operators sign in every morning. */
export const operatorSessionLifetimeMs = 12 * 3600 * 1000;
/** An unused back office closes by itself. */
export const operatorIdleMs = 30 * 60 * 1000;

/** What an operator's TOTP secret is sealed for. */
export const totpPurpose = 'operator-totp';

export const sealedOperatorSecrets: SealedColumn = {
  ...{ table: 'operators', key: 'id', column: 'totp_secret_sealed', purpose: totpPurpose },
  binding: 'it.id::text',
};
