/** Owns accounts, personal details, consents, sessions, passwords and e-mail confirmation. Must never move money. */
import type { PlayerId } from '../../platform/ids/ids.ts';
import { addressChallenge } from './guard/address-challenge.ts';
import { pruneAttempts } from './guard/attempt-store.ts';
import { blockedDomains } from './domains/blocked-domains.ts';
import { pruneChallenges } from './guard/captcha-store.ts';
import { changePassword, resetPassword } from './passwords/change-password.ts';
import { confirmBrowser, requestSignInLink } from './sign-in/confirm-browser.ts';
import { correctDetails } from './accounts/correct-details.ts';
import { createDigest } from './digest.ts';
import {
  answerPromotions,
  readPromotionConsents,
  stopPromotions,
  unsubscribe,
  unsubscribeId,
} from './accounts/promotion-consents.ts';
import { endOtherSessions, endSession, signOut } from './sessions/end-sessions.ts';
import { addPasskey, beginPasskey, removePasskey } from './second-factor/enrol-passkey.ts';
import { beginTotp, confirmTotp, removeTotp } from './second-factor/enrol-totp.ts';
import { findSession, whyEnded } from './sessions/find-session.ts';
import { createGuard } from './guard/guard-attempts.ts';
import type { Deps } from './deps.ts';
import { pruneDevices } from './sessions/known-device-store.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { ownRecords } from './own-records.ts';
import { lostFactors } from './second-factor/lost-factors.ts';
import {
  confirmEmail,
  findPlayerIdByEmailHash,
  issueToken,
  requestReset,
  resendConfirmation,
} from './players/mail-tokens.ts';
import { pruneChallenges as prunePasskeyChallenges } from './second-factor/passkey-store.ts';
import { missingFields, placeOf, readProfile } from './accounts/read-profile.ts';
import { readConsents } from './accounts/read-consents.ts';
import { readSecondFactor } from './second-factor/read-second-factor.ts';
import { findRecipient, findSignIn } from './accounts/recipient.ts';
import { renewRecoveryCodes } from './second-factor/recovery-codes.ts';
import { registerPlayer } from './accounts/register-player.ts';
import { renewSession } from './sessions/renew-session.ts';
import { makeSearchMarks, searchPlayers } from './search/search-players.ts';
import { signIn } from './sign-in/sign-in.ts';
import { changeStatus, confineSessions, setPlayerStatus } from './accounts/account-status.ts';
import { createPlayerVault } from './players/player-vault.ts';
import { newestPlayers, playersAfter, readAccountStatus } from './accounts/account-status-store.ts';
import { readClickId, readLanguage, readRegistration, setLanguage, setTimeZone } from './players/player-store.ts';
import { isSteppedUp, stepUp, stepUpWays } from './second-factor/step-up.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { validateEmail } from './domains/validate-email.ts';

export type { IdentityReason, Refusal } from './errors.ts';
export type { Deps as IdentityDeps } from './deps.ts';
export type { Client, NewSession, Session } from './identity.ts';
export { declareIdentityJobs } from './jobs.ts';
export type { Place } from './second-factor/second-factor.ts';
export { sealedPlayerKeys } from './players/player-key.ts';
export { nameReadings, nameWords } from './search/latin-names.ts';
export type { DetailKind, FoundByDetails } from './search/search-players.ts';
export type { CorrectedField } from './accounts/correct-details.ts';
export type { PlayerVault } from './players/player-vault.ts';
export type { OwnRecords } from './own-records.ts';
export type { PlayerProfile } from './accounts/read-profile.ts';
export type { AccountStatus } from './accounts/account-status-store.ts';

/** Set-up and removal by the player. */
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

/** Requesting mailed links, and following them. */
const mailedLinksOf = (deps: Deps, digest: ReturnType<typeof createDigest>) => ({
  confirmEmail: confirmEmail(deps),
  resendConfirmation: resendConfirmation(deps),
  requestReset: (email: string) => requestReset(deps)(digest.email(email)),
  resetPassword: resetPassword(deps),
  requestSignInLink: (email: string) => requestSignInLink(deps)(digest.email(email)),
  confirmBrowser: confirmBrowser(deps),
});

/** For operators. */
const listsOf = (deps: Deps) => ({
  /** Without details. */
  accountStatus: (playerId: PlayerId) => readAccountStatus(deps.db, playerId),
  newestPlayers: (size: number) => newestPlayers(deps.db, size),
  playersAfter: (after: PlayerId, size: number) => playersAfter(deps.db, after, size),
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
    /** Why the cookie's session was ended by another party; a lock is reported while it lasts. */
    whyEnded: whyEnded(deps),
    sessions: listSessions(deps),
    endSession: endSession(deps),
    /** After a security change: the session's new token, if `token` is still the current one. */
    renewSession: (token: string) => renewSession(deps)(deps.db, token),
    endOtherSessions: endOtherSessions(deps),
    stepUp: stepUp(deps, digest, guard),
    stepUpWays: stepUpWays(deps),
    /** Whether this session completed step-up recently (`stepUpMs`). */
    isSteppedUp: ({ steppedUpAt }: { steppedUpAt: Date | null }) => isSteppedUp(steppedUpAt, deps.clock.now()),
    secondFactor: secondFactorOf(deps, digest),
    lostFactors: lostFactors(deps),
    /** For operators, to show to regulators. */
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
    /** Of the registration. */
    clickId: (playerId: PlayerId) => readClickId(deps.db, playerId),
    ...{ country: placeOf(deps), registration: (playerId: PlayerId) => readRegistration(deps.db, playerId) },
    answerPromotions: answerPromotions(deps),
    promotionConsents: readPromotionConsents(deps),
    unsubscribe: unsubscribe(deps, digest),
    unsubscribeId: unsubscribeId(digest),
    confineSessions,
    changeStatus: changeStatus(deps),
    setPlayerStatus: setPlayerStatus(deps),
    /** Call after the commit, for sessions that ended or were restricted. */
    pushSessionEnded: deps.pushSessionEnded,
    stopPromotions: stopPromotions(deps),
    language: (playerId: PlayerId) => readLanguage(deps.db, playerId),
    setLanguage,
    setTimeZone,
    ...listsOf(deps),
    findByEmail: (email: string) => findPlayerIdByEmailHash(deps)(digest.email(email)),
    /** For operators: by e-mail, name, phone or postal address. */
    search: searchPlayers(deps, digest),
    /** Worker, every minute. */
    makeSearchMarks: makeSearchMarks(deps, digest),
    findByEmailHash: findPlayerIdByEmailHash(deps),
    /** Seals personal values of other modules with the player's key, so that erasure covers them. */
    vault: createPlayerVault(deps),
    recipient: findRecipient(deps),
    signInOf: findSignIn(deps),
    issueToken: issueToken(deps),
    /** For the player's data export: sessions, including ended ones, and passkeys. */
    ownRecords: ownRecords(deps),
    /** Periodic job: deletes expired counters and challenges. */
    prune: async (): Promise<void> => {
      await pruneAttempts(deps.db);
      await pruneDevices(deps.db);
      await pruneChallenges(deps.db);
      await prunePasskeyChallenges(deps.db);
    },
  };
};

export type Identity = ReturnType<typeof createIdentity>;
