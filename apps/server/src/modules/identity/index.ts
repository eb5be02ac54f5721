/** Owns accounts, personal details, consents, sessions, passwords and e-mail confirmation; must never move money. */
import type { PlayerId } from '../../platform/ids/ids.ts';
import { addressChallenge } from './address-challenge.ts';
import { pruneAttempts } from './attempt-store.ts';
import { blockedDomains } from './blocked-domains.ts';
import { pruneChallenges } from './captcha-store.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { confirmBrowser, requestSignInLink } from './confirm-browser.ts';
import { correctDetails } from './correct-details.ts';
import { createDigest } from './digest.ts';
import { answerEmailPromotions, stopEmailPromotions, unsubscribe, unsubscribeId } from './email-promotions.ts';
import { endOtherSessions, endSession, signOut } from './end-sessions.ts';
import { addPasskey, beginPasskey, removePasskey } from './enrol-passkey.ts';
import { beginTotp, confirmTotp, removeTotp } from './enrol-totp.ts';
import { findSession, whyEnded } from './find-session.ts';
import { createGuard } from './guard-attempts.ts';
import type { Deps } from './identity.ts';
import { pruneDevices } from './known-device-store.ts';
import { listSessions } from './list-sessions.ts';
import { ownRecords } from './own-records.ts';
import { lostFactors } from './lost-factors.ts';
import { confirmEmail, findPlayerIdByEmailHash, issueToken, requestReset, resendConfirmation } from './mail-tokens.ts';
import { pruneChallenges as prunePasskeyChallenges } from './passkey-store.ts';
import { countryOf, missingFields, readProfile } from './read-profile.ts';
import { readConsents } from './read-consents.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { findRecipient, findSignIn } from './recipient.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { registerPlayer } from './register-player.ts';
import { renewSession } from './renew-session.ts';
import { makeSearchMarks, searchPlayers } from './search-players.ts';
import { signIn } from './sign-in.ts';
import { changeStatus, confineSessions, setPlayerStatus } from './standing.ts';
import { createPlayerVault } from './player-vault.ts';
import { newestPlayers, playersAfter, readStanding } from './standing-store.ts';
import { setTimeZone } from './player-store.ts';
import { isSteppedUp, stepUp, stepUpWays } from './step-up.ts';
import { updateProfile } from './update-profile.ts';
import { validateEmail } from './validate-email.ts';

export type { IdentityReason, Refusal } from './errors.ts';
export type { Client, Deps as IdentityDeps, NewSession, Session } from './identity.ts';
export type { SecurityChange } from './tell-changed.ts';
export type { Place } from './second-factor.ts';
export { sealedPlayerKeys } from './player-key.ts';
export { nameReadings, nameWords } from './latin-names.ts';
export type { DetailKind, FoundByDetails } from './search-players.ts';
export type { CorrectedField } from './correct-details.ts';
export type { PlayerVault } from './player-vault.ts';
export type { OwnRecords } from './own-records.ts';
export type { PlayerProfile } from './read-profile.ts';
export type { Standing } from './standing-store.ts';

/** Setting it up and taking it away again, by the player. */
const secondFactorOf = (deps: Deps, digest: ReturnType<typeof createDigest>) => ({
  read: readSecondFactor(deps),
  beginTotp: beginTotp(deps),
  confirmTotp: confirmTotp(deps, digest),
  removeTotp: removeTotp(deps),
  beginPasskey: beginPasskey(deps, digest),
  addPasskey: addPasskey(deps, digest),
  removePasskey: removePasskey(deps),
  renewRecoveryCodes: renewRecoveryCodes(deps, digest),
});

/** What a link of a mail does, and the asking for one. */
const mailedLinksOf = (deps: Deps, digest: ReturnType<typeof createDigest>) => ({
  confirmEmail: confirmEmail(deps),
  resendConfirmation: resendConfirmation(deps),
  requestReset: (email: string) => requestReset(deps)(digest.email(email)),
  resetPassword: resetPassword(deps),
  requestSignInLink: (email: string) => requestSignInLink(deps)(digest.email(email)),
  confirmBrowser: confirmBrowser(deps),
});

export const createIdentity = (deps: Deps) => {
  const digest = createDigest(deps.secret);
  const guard = createGuard(deps, digest);
  return {
    register: registerPlayer(deps, digest),
    validateEmail: validateEmail(deps),
    signIn: signIn(deps, digest, guard),
    signOut: signOut(deps),
    findSession: findSession(deps),
    /** Why the session of this cookie was ended by somebody else; a lock is told as long as it holds. */
    whyEnded: whyEnded(deps),
    sessions: listSessions(deps),
    endSession: endSession(deps),
    /** After a change in how the account is guarded: the new token of this session, where it is still `token`'s. */
    renewSession: (token: string) => renewSession(deps)(deps.db, token),
    endOtherSessions: endOtherSessions(deps),
    stepUp: stepUp(deps, digest, guard),
    stepUpWays: stepUpWays(deps),
    /** Whether this session has proven a short while ago (`stepUpMs`) who sits there. */
    isSteppedUp: ({ steppedUpAt }: { steppedUpAt: Date | null }) => isSteppedUp(steppedUpAt, deps.clock.now()),
    secondFactor: secondFactorOf(deps, digest),
    lostFactors: lostFactors(deps),
    /** For operators: what they have to show to whoever supervises the house. */
    consents: readConsents(deps),
    /** For operators. */
    blockedDomains: blockedDomains(deps),
    challenge: addressChallenge(deps, guard),
    ...mailedLinksOf(deps, digest),
    changePassword: changePassword(deps, digest, guard),
    profile: readProfile(deps),
    updateProfile: updateProfile(deps, digest),
    correctDetails: correctDetails(deps, digest),
    missingFields: missingFields(deps),
    country: countryOf(deps),
    answerEmailPromotions: answerEmailPromotions(deps),
    unsubscribe: unsubscribe(deps, digest),
    unsubscribeId: unsubscribeId(digest),
    confineSessions,
    changeStatus: changeStatus(deps),
    setPlayerStatus: setPlayerStatus(deps),
    /** After the commit, for sessions that ended or lost their scope. */
    tellSessionEnded: deps.tellSessionEnded,
    stopEmailPromotions: stopEmailPromotions(deps),
    setTimeZone,
    /** For operators: what an account is, before any of its details. */
    standing: (playerId: PlayerId) => readStanding(deps.db, playerId),
    newestPlayers: (size: number) => newestPlayers(deps.db, size),
    playersAfter: (after: PlayerId, size: number) => playersAfter(deps.db, after, size),
    findByEmail: (email: string) => findPlayerIdByEmailHash(deps)(digest.email(email)),
    /** For operators: by e-mail, name, phone or postal address. */
    search: searchPlayers(deps, digest),
    /** Worker, every minute. */
    makeSearchMarks: makeSearchMarks(deps, digest),
    findByEmailHash: findPlayerIdByEmailHash(deps),
    /** For other modules' personal values: they vanish with the player's key. */
    vault: createPlayerVault(deps),
    recipient: findRecipient(deps),
    signInOf: findSignIn(deps),
    issueToken: issueToken(deps),
    /** For the player's own copy: sessions, also ended ones, and passkeys. */
    ownRecords: ownRecords(deps),
    /** For a repeating job: forgets spent counters and challenges. */
    prune: async (): Promise<void> => {
      await pruneAttempts(deps.db);
      await pruneDevices(deps.db);
      await pruneChallenges(deps.db);
      await prunePasskeyChallenges(deps.db);
    },
  };
};

export type Identity = ReturnType<typeof createIdentity>;
