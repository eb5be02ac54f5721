/**
 * Slows down guessing without locking accounts: after too many failures the caller gets 429, and human checks get harder for the
 * address. Attempts are counted before the password is verified, so that parallel guesses gain nothing; successful ones are reverted.
 *
 * In a known context (a browser of an earlier sign-in, a session) only its own failures count, so guesses from elsewhere, from however
 * many addresses, cannot lock out the owner. A reset by mail has the same effect for an hour.
 */
import * as attempts from './attempt-store.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';

/**
 * Failures per 15 minutes. `pair`: one caller on one account; `address` and `site`: one caller on many; `account`: many callers on one
 * account.
 */
const limits = { pair: 10, address: 15, site: 45, account: 100, factor: 10, known: 10 } as const;
/** After this many wrong codes in one window the player is warned that somebody has the password. */
const mailedFailures = 5;
const failuresPerLevel = 3;
const highestLevel = 3;

type Refused = { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number };
export type AttemptResult = { ok: true } | Refused;

export interface Attempt {
  /** Hash of the e-mail address, whether or not the account exists. */
  readonly account: Buffer;
  readonly ip: string;
  /** Counter subject of a known browser or session of the account. */
  readonly known: string | undefined;
}

/** A separate counter, so that nobody can use it up from elsewhere. */
export const knownSession = (sessionId: bigint): string => `session ${sessionId}`;

export interface Guard {
  count(attempt: Attempt): Promise<AttemptResult>;
  succeed(attempt: Attempt): Promise<void>;
  /** Reverts one counted attempt: the password was right, and no second factor has been checked yet. */
  takeBack(attempt: Attempt): Promise<void>;
  /** Call before a second factor is checked: a caller who guesses codes has the password, so attempts from all addresses count together. */
  countFactor(attempt: Attempt): Promise<{ ok: true; mail: boolean } | Refused>;
  /** Difficulty of the next human check for this address: 0 to 3. */
  level(ip: string): Promise<number>;
}

type GuardDeps = Pick<Deps, 'db' | 'rateLimitFactor' | 'networkOf' | 'siteOf'>;

export const createGuard = ({ db, rateLimitFactor, networkOf, siteOf }: GuardDeps, digest: Digest): Guard => {
  const subjects = ({ account, ip, known }: Attempt) => {
    const [hex, network] = [account.toString('hex'), networkOf(ip)];
    return {
      pair: digest.attempt('pair', `${hex}\n${network}`),
      address: digest.attempt('address', network),
      site: digest.attempt('address', `site ${siteOf(ip) ?? ''}`),
      account: digest.attempt('account', hex),
      known: digest.attempt('known', known ?? ''),
      factor: digest.attempt('factor', known === undefined ? hex : `${hex}\n${known}`),
    };
  };
  /** In this order: a caller refused for itself no longer counts against the account. */
  const countedOn = ({ known, ip }: Attempt): readonly (keyof typeof limits)[] => {
    if (known !== undefined) return ['known'];
    return siteOf(ip) === undefined ? ['pair', 'address', 'account'] : ['pair', 'address', 'site', 'account'];
  };
  return {
    count: async (attempt) => {
      const subject = subjects(attempt);
      for (const kind of countedOn(attempt)) {
        const { failures, secondsLeft } = await attempts.countAttempt(db, subject[kind]);
        if (failures <= limits[kind] * rateLimitFactor) continue;
        if (kind === 'account' && (await attempts.wasReset(db, attempt.account))) continue;
        return { ok: false, reason: 'too_many_attempts', retryAfterSeconds: secondsLeft };
      }
      return { ok: true };
    },
    succeed: async (attempt) => {
      const subject = subjects(attempt);
      if (attempt.known !== undefined) return void (await attempts.forgetAttempts(db, [subject.known, subject.factor]));
      await attempts.forgetAttempts(db, [subject.pair, subject.account, subject.factor]);
      await attempts.discountAttempt(db, subject.address);
      if (siteOf(attempt.ip) !== undefined) await attempts.discountAttempt(db, subject.site);
    },
    takeBack: async (attempt) => {
      const subject = subjects(attempt);
      for (const kind of countedOn(attempt)) await attempts.discountAttempt(db, subject[kind]);
    },
    countFactor: async (attempt) => {
      const { failures, secondsLeft } = await attempts.countAttempt(db, subjects(attempt).factor);
      return failures > limits.factor * rateLimitFactor
        ? { ok: false, reason: 'too_many_attempts', retryAfterSeconds: secondsLeft }
        : { ok: true, mail: failures === mailedFailures };
    },
    level: async (ip) => {
      const failures = await attempts.failuresOf(db, digest.attempt('address', networkOf(ip)));
      return Math.min(highestLevel, Math.floor(failures / failuresPerLevel));
    },
  };
};
