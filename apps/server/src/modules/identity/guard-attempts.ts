/**
 * Slows a guesser down without ever locking an account: too many failures answer 429 to the one who makes them, and the
 * address they come from pays more work for each human check. An attempt is counted before the password is looked at, so
 * a burst of parallel guesses gains nothing; a right one is taken back.
 */
import * as attempts from './attempt-store.ts';
import type { Digest } from './digest.ts';
import type { Deps } from './identity.ts';

/** Failures in a quarter of an hour. One caller on one account; one caller on many; many callers on one account. */
const limits = { pair: 10, address: 60, account: 100, factor: 10 } as const;
/** So many wrong codes in one window, and the player hears that somebody has the password. */
const tellingFailures = 5;
const failuresPerLevel = 3;
const highestLevel = 3;

export type AttemptResult = { ok: true } | { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number };

export interface Guard {
  /** `account` is the hash of its e-mail, whether or not there is such an account. */
  count(account: Buffer, ip: string): Promise<AttemptResult>;
  succeed(account: Buffer, ip: string): Promise<void>;
  /** Takes one counted attempt back: the password was right, and nothing else was asked yet. */
  takeBack(account: Buffer, ip: string): Promise<void>;
  /** Before a second factor is looked at: whoever guesses codes has the password, and is counted from everywhere. */
  countFactor(account: Buffer): Promise<{ ok: true; telling: boolean } | Extract<AttemptResult, { ok: false }>>;
  /** How dear the next human check from this address is: 0 to 3. */
  level(ip: string): Promise<number>;
}

export const createGuard = ({ db, rateLimitFactor }: Pick<Deps, 'db' | 'rateLimitFactor'>, digest: Digest): Guard => {
  const subjects = (account: Buffer, ip: string) => ({
    pair: digest.attempt('pair', `${account.toString('hex')}\n${ip}`),
    address: digest.attempt('address', ip),
    account: digest.attempt('account', account.toString('hex')),
    factor: digest.attempt('factor', account.toString('hex')),
  });
  return {
    count: async (account, ip) => {
      const subject = subjects(account, ip);
      // In this order: who is refused for himself no longer counts against the account.
      for (const kind of ['pair', 'address', 'account'] as const) {
        const { failures, secondsLeft } = await attempts.countAttempt(db, subject[kind]);
        if (failures > limits[kind] * rateLimitFactor) {
          return { ok: false, reason: 'too_many_attempts', retryAfterSeconds: secondsLeft };
        }
      }
      return { ok: true };
    },
    succeed: async (account, ip) => {
      const subject = subjects(account, ip);
      await attempts.forgetAttempts(db, [subject.pair, subject.account, subject.factor]);
      await attempts.discountAttempt(db, subject.address);
    },
    takeBack: async (account, ip) => {
      const subject = subjects(account, ip);
      for (const kind of ['pair', 'address', 'account'] as const) await attempts.discountAttempt(db, subject[kind]);
    },
    countFactor: async (account) => {
      const { failures, secondsLeft } = await attempts.countAttempt(db, subjects(account, '').factor);
      return failures > limits.factor * rateLimitFactor
        ? { ok: false, reason: 'too_many_attempts', retryAfterSeconds: secondsLeft }
        : { ok: true, telling: failures === tellingFailures };
    },
    level: async (ip) => {
      const failures = await attempts.failuresOf(db, digest.attempt('address', ip));
      return Math.min(highestLevel, Math.floor(failures / failuresPerLevel));
    },
  };
};
