/** Verifies a second factor: a code, a recovery code or a passkey. Each works once. */
import { acceptedStep } from '../../../platform/secrets/totp.ts';
import type { Digest } from '../digest.ts';
import type { Attempt, AttemptResult, Guard } from '../guard/guard-attempts.ts';
import type { Deps } from '../deps.ts';
import { checkSignature } from './passkeys.ts';
import type { Player } from '../players/player.ts';
import { isTotpCode, tidyRecoveryCode, type FactorProof, type Place } from './second-factor.ts';
import * as store from './second-factor-store.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

export const totpField = 'totp';

const checkTotp = async ({ db, clock }: Deps, { row, key }: Player, code: string): Promise<boolean> => {
  const totp = await store.findTotp(db, row.id);
  if (totp?.confirmed_at == null) return false;
  const secret = key.open(totpField, totp.secret_sealed);
  const step = acceptedStep(secret, code.replace(/\s/g, ''), clock.now(), totp.last_step);
  return step !== undefined && (await store.consumeStep(db, row.id, step)) === 1;
};

const checkRecoveryCode = (deps: Deps, digest: Digest, { row }: Player, code: string): Promise<boolean> =>
  deps.db.transaction(async (sql) => {
    const hash = digest.recoveryCode(row.id, tidyRecoveryCode(code));
    if ((await store.useRecoveryCode(sql, row.id, hash)) === 0) return false;
    await publishSecurityChange(sql, deps, row.id, 'recovery_code_used');
    return true;
  });

interface Asked {
  player: Player;
  place: Place;
  purpose: 'sign-in' | 'step-up';
}

const checkFactor = async (
  deps: Deps,
  digest: Digest,
  asked: Asked,
  { code, passkey }: FactorProof,
): Promise<boolean> => {
  const { player, place, purpose } = asked;
  if (passkey !== undefined) return checkSignature(deps, { playerId: player.row.id, place, purpose }, passkey);
  if (code === undefined) return false;
  return isTotpCode(code) ? checkTotp(deps, player, code) : checkRecoveryCode(deps, digest, player, code);
};

/** Codes are counted before verification, so that parallel guesses gain nothing; signatures cannot be guessed. */
export const judgeFactor =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (
    attempt: Attempt,
    asked: Asked,
    proof: FactorProof,
  ): Promise<AttemptResult | { ok: false; reason: 'wrong' }> => {
    const counted = proof.passkey === undefined ? await guard.countFactor(attempt) : { ok: true as const, mail: false };
    if (!counted.ok) return counted;
    if (await checkFactor(deps, digest, asked, proof)) return { ok: true };
    if (counted.mail) await publishSecurityChange(deps.db, deps, asked.player.row.id, 'code_guessed');
    return { ok: false, reason: 'wrong' };
  };
