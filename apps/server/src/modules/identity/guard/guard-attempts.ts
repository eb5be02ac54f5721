/**
 * Slows a guesser down without ever locking an account: too many failures answer 429 to the one who makes them, and the
 * address they come from pays more work for each human check. An attempt is counted before the password is looked at, so
 * a burst of parallel guesses gains nothing; a right one is taken back.
 *
 * Where the player is known (a browser of an earlier sign-in, a session) only what fails there counts: whoever guesses
 * from elsewhere, from however many addresses, does not keep the owner out. A reset by mail does the same for an hour.
 */
import * as attempts from './attempt-store.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';

/** Failures in a quarter of an hour. One caller on one account; one caller, or one site, on many; many callers on one account. */
const limits = { pair: 10, address: 15, site: 45, account: 100, factor: 10, known: 10 } as const;
/** So many wrong codes in one window, and the player hears that somebody has the password. */
const mailedFailures = 5;
const failuresPerLevel = 3;
const highestLevel = 3;

type Refused = { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number };
export type AttemptResult = { ok: true } | Refused;

export interface Attempt {
  /** The hash of its e-mail, whether or not there is such an account. */
  readonly account: Buffer;
  readonly ip: string;
  /** What a browser or a session that belongs to the account is counted on. */
  readonly known: string | undefined;
}

/** A session is its owner's until the contrary is proven: nobody from elsewhere can use it up. */
export const knownSession = (sessionId: bigint): string => `session ${sessionId}`;

export interface Guard {
  count(attempt: Attempt): Promise<AttemptResult>;
  succeed(attempt: Attempt): Promise<void>;
  /** Takes one counted attempt back: the password was right, and nothing else was asked yet. */
  takeBack(attempt: Attempt): Promise<void>;
  /** Before a second factor is looked at: whoever guesses codes has the password, and is counted from everywhere. */
  countFactor(attempt: Attempt): Promise<{ ok: true; mail: boolean } | Refused>;
  /** How dear the next human check from this address is: 0 to 3. */
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
  /** In this order: who is refused for himself no longer counts against the account. */
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
