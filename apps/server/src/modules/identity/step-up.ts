/** Asks again who sits there, before money leaves or the account changes. */
import type { PlayerId, SessionId } from '../../platform/ids.ts';
import { verifyPassword } from '../../platform/password-hash.ts';
import type { Digest } from './digest.ts';
import type { AttemptResult, Guard } from './guard-attempts.ts';
import type { Deps } from './identity.ts';
import { openPlayer } from './player.ts';
import { findPlayer } from './player-store.ts';
import { markSteppedUp } from './session-store.ts';

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: unknown;
}

export type StepUpResult =
  | { ok: true }
  | { ok: false; reason: 'step_up_failed' | 'second_factor_not_set_up' }
  | Extract<AttemptResult, { ok: false }>;

export const stepUp =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (session: { playerId: PlayerId; sessionId: SessionId }, proof: Proof, ip: string): Promise<StepUpResult> => {
    if (proof.password === undefined) {
      const other = proof.code !== undefined || proof.passkey !== undefined;
      return { ok: false, reason: other ? 'second_factor_not_set_up' : 'step_up_failed' };
    }
    const row = await findPlayer(deps.db, session.playerId);
    if (row === undefined) return { ok: false, reason: 'step_up_failed' };
    const account = digest.email(openPlayer(deps.secretBox, row).details.email);
    const counted = await guard.count(account, ip);
    if (!counted.ok) return counted;
    if (!(await verifyPassword(row.password_hash, proof.password))) return { ok: false, reason: 'step_up_failed' };
    await guard.succeed(account, ip);
    await markSteppedUp(deps.db, session.sessionId);
    return { ok: true };
  };
