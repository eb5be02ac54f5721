/** Confirms the player's identity again, before money leaves or the account changes. */
import { stepUpMs } from '@carmine/contract/settings';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { verifyPassword } from '../../../platform/secrets/password-hash.ts';
import { judgeFactor } from './check-factor.ts';
import type { Digest } from '../digest.ts';
import { knownSession, type Attempt, type AttemptResult, type Guard } from '../guard/guard-attempts.ts';
import type { Deps } from '../deps.ts';
import { signatureOptions, type PasskeyOptions } from './passkeys.ts';
import type { Player } from '../players/player.ts';
import { findOpened } from './read-second-factor.ts';
import { isSetUp, waysOf, type FactorKind, type FactorProof, type Place } from './second-factor.ts';
import { countFactors } from './second-factor-store.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { markSteppedUp } from '../sessions/session-store.ts';

export const isSteppedUp = (steppedUpAt: Date | null, now: Date): boolean =>
  steppedUpAt !== null && steppedUpAt.getTime() >= now.getTime() - stepUpMs;

export interface Proof extends FactorProof {
  password?: string | undefined;
}

export interface StepUpWays {
  ways: ('password' | FactorKind)[];
  /** The options to sign with a passkey, if the player has one. */
  passkey: PasskeyOptions | undefined;
}

export const stepUpWays =
  (deps: Deps) =>
  async (playerId: PlayerId, place: Place): Promise<StepUpWays> => {
    const passkey = await signatureOptions(deps, { playerId, place, purpose: 'step-up' });
    const factors = await countFactors(deps.db, playerId);
    if (!isSetUp(factors)) return { ways: ['password'], passkey: undefined };
    return { ways: waysOf(factors).filter((way) => way === 'code' || passkey !== undefined), passkey };
  };

export type StepUpResult =
  /** The session's new token, for its cookie. */
  | { ok: true; token: string | undefined }
  | {
      ok: false;
      reason: 'step_up_failed' | 'second_factor_required' | 'second_factor_failed' | 'second_factor_not_set_up';
    }
  | Extract<AttemptResult, { ok: false }>;

interface Asked {
  playerId: PlayerId;
  sessionId: SessionId;
  /** The session cookie's current value. */
  token: string;
  place: Place;
}

const byFactor =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (
    player: Player,
    attempt: Attempt,
    place: Place,
    proof: Proof,
  ): Promise<{ ok: true } | Extract<StepUpResult, { ok: false }>> => {
    const ways = waysOf(await countFactors(deps.db, player.row.id));
    const given = proof.passkey === undefined ? 'code' : 'passkey';
    if (!ways.includes(given)) return { ok: false, reason: 'second_factor_not_set_up' };
    const judged = await judgeFactor(deps, digest, guard)(attempt, { player, place, purpose: 'step-up' }, proof);
    if (judged.ok || judged.reason === 'too_many_attempts') return judged;
    return { ok: false, reason: 'second_factor_failed' };
  };

export const stepUp =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async ({ playerId, sessionId, token, place }: Asked, proof: Proof, ip: string): Promise<StepUpResult> => {
    const { password } = proof;
    const player = await findOpened(deps, playerId);
    const byPassword = proof.code === undefined && proof.passkey === undefined;
    if (player === undefined || (byPassword && password === undefined)) return { ok: false, reason: 'step_up_failed' };
    // With a second factor the password alone is not accepted, because it is what a thief is most likely to have.
    if (byPassword && isSetUp(await countFactors(deps.db, playerId)))
      return { ok: false, reason: 'second_factor_required' };
    const attempt = { account: digest.email(player.details.email), ip, known: knownSession(sessionId) };
    const counted = await guard.count(attempt);
    if (!counted.ok) return counted;
    if (!byPassword) {
      const proven = await byFactor(deps, digest, guard)(player, attempt, place, proof);
      if (!proven.ok) return proven;
    } else if (!(await verifyPassword(player.row.password_hash, password ?? ''))) {
      return { ok: false, reason: 'step_up_failed' };
    }
    await guard.succeed(attempt);
    const renewed = await deps.db.transaction(async (sql) => {
      await markSteppedUp(sql, sessionId);
      return renewSession(deps)(sql, token);
    });
    return { ok: true, token: renewed };
  };
