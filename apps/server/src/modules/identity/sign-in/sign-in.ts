/**
 * Signs a player in. Known and unknown addresses take the same path and the same work; an account's status (locked, closed, excluded,
 * blocked) is revealed only after the right password.
 */
import { playerSignedIn } from '../../../platform/events/catalogue/identity.ts';
import { verifyPassword } from '../../../platform/secrets/password-hash.ts';
import { holdDomains, isDomainBlocked } from '../domains/blocked-domain-store.ts';
import { checkCaptcha } from '../guard/check-captcha.ts';
import { judgeFactor } from '../second-factor/check-factor.ts';
import { hashToken, type Digest } from '../digest.ts';
import { publishEnded } from '../sessions/end-sessions.ts';
import type { Refusal } from '../errors.ts';
import type { Attempt, AttemptResult, Guard } from '../guard/guard-attempts.ts';
import type { Deps } from '../deps.ts';
import type { Client, NewSession, SignedInUser } from '../identity.ts';
import { fullNameOf, openPlayer, type Player } from '../players/player.ts';
import * as players from '../players/player-store.ts';
import { signatureOptions, type PasskeyOptions } from '../second-factor/passkeys.ts';
import { isSetUp, waysOf, type FactorKind, type FactorProof, type Place } from '../second-factor/second-factor.ts';
import { countFactors } from '../second-factor/second-factor-store.ts';
import { knownDevice } from '../sessions/known-device.ts';
import * as sessions from '../sessions/session-store.ts';
import { startSession, userAgentOf } from '../sessions/start-session.ts';
import { domainOf } from '../domains/validate-email.ts';

export interface SignIn {
  email: string;
  password: string;
  captcha: string;
  /** The second factor, if one is set up. */
  proof: FactorProof;
  place: Place;
  /** The browser's current session cookie, whose session is ended. */
  previousToken?: string | undefined;
}

export type SignInResult =
  | { ok: true; user: SignedInUser; session: NewSession }
  /** The right password, but restricted to withdrawals: the refusal comes with a session of that scope. */
  | { ok: false; reason: Refusal; session: NewSession }
  | { ok: false; reason: 'captcha_failed' | 'invalid_credentials' | 'account_locked' | 'second_factor_failed' }
  /** The possible factors, and the options for a passkey. */
  | { ok: false; reason: 'second_factor_required'; ways: FactorKind[]; passkey: PasskeyOptions | undefined }
  | Extract<AttemptResult, { ok: false }>;

/** What prevents a full session after the right password. */
const refusalOf = async (deps: Deps, { row }: Player, client: Client): Promise<Refusal | undefined> => {
  if (await deps.isExcluded(row.id)) return 'self_excluded';
  if (row.status === 'closed') return 'account_closed';
  const countries = [client.country, ...(row.country === null ? [] : [row.country])];
  for (const country of countries) if (await deps.countries.isRestricted(country)) return 'country_restricted';
  return undefined;
};

const openSession = (deps: Deps, { row, key }: Player, client: Client, sign: SignIn, refusal: Refusal | undefined) =>
  deps.db.transaction(async (sql) => {
    await holdDomains(sql);
    if (await isDomainBlocked(sql, domainOf(sign.email))) return 'account_locked' as const;
    // A concurrent password change or lock has ended all sessions, so this one must not start.
    if (!(await players.holdAsJudged(sql, row))) return 'invalid_credentials' as const;
    const previous =
      sign.previousToken === undefined ? undefined : await sessions.findLiveSession(sql, hashToken(sign.previousToken));
    if (previous !== undefined) {
      const sessionIds = await sessions.endSession(sql, previous.player_id, previous.id);
      await publishEnded(sql, deps, { playerId: previous.player_id, sessionIds, reason: 'replaced' });
    }
    const known = await sessions.isKnownDevice(sql, row.id, client.country, userAgentOf(client));
    const session = await startSession(sql, deps, { playerId: row.id, key, client, refusal });
    const { sessionId } = session;
    await deps.publish(sql, playerSignedIn, sessionId.toString(), { playerId: row.id, sessionId, newDevice: !known });
    return session;
  });

/** Undefined if none is set up, or the right one was sent. */
const secondFactor =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (player: Player, attempt: Attempt, sign: SignIn): Promise<SignInResult | undefined> => {
    const playerId = player.row.id;
    const factors = await countFactors(deps.db, playerId);
    if (!isSetUp(factors)) return undefined;
    const { proof, place } = sign;
    if (proof.code === undefined && proof.passkey === undefined) {
      await guard.takeBack(attempt);
      const passkey = await signatureOptions(deps, { playerId, place, purpose: 'sign-in' });
      return { ok: false, reason: 'second_factor_required', ways: waysOf(factors), passkey };
    }
    const judged = await judgeFactor(deps, digest, guard)(attempt, { player, place, purpose: 'sign-in' }, proof);
    if (judged.ok) return undefined;
    return judged.reason === 'too_many_attempts' ? judged : { ok: false, reason: 'second_factor_failed' };
  };

export const signIn =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (sign: SignIn, client: Client): Promise<SignInResult> => {
    if (!(await checkCaptcha(deps)(sign.captcha, 'login'))) return { ok: false, reason: 'captcha_failed' };
    const emailHash = digest.email(sign.email);
    const known = await knownDevice(deps.db, emailHash, client.device);
    const attempt = { account: emailHash, ip: client.ip, known };
    const counted = await guard.count(attempt);
    if (!counted.ok) return counted;
    const row = await players.findPlayerByEmail(deps.db, emailHash);
    const fits = await verifyPassword(row?.password_hash, sign.password);
    // An erased player's details cannot be opened, so nobody can sign in.
    if (!fits || row === undefined || row.key_sealed === null) return { ok: false, reason: 'invalid_credentials' };
    const blocked = await isDomainBlocked(deps.db, domainOf(sign.email));
    if (row.status === 'locked' || blocked) return { ok: false, reason: 'account_locked' };
    const player = openPlayer(deps.secretBox, row);
    const missing = await secondFactor(deps, digest, guard)(player, attempt, sign);
    if (missing !== undefined) return missing;
    await guard.succeed(attempt);
    const refusal = await refusalOf(deps, player, client);
    const session = await openSession(deps, player, client, sign, refusal);
    // Changed concurrently.
    if (typeof session === 'string') return { ok: false, reason: session };
    if (refusal !== undefined) return { ok: false, reason: refusal, session };
    const { details } = player;
    return { ok: true, user: { playerId: row.id, name: fullNameOf(details), email: details.email }, session };
  };
