/** The human check as our own proof of work in altcha's format: no external service or image puzzle. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaAction } from '@carmine/contract/account/user-service';
import { z } from 'zod';
import type { CaptchaPort, Challenge } from '../../../modules/identity/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import { deriveKey as deriveSecret } from '../../../platform/secrets/derive-key.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Iterations per guess; the answer is among the counters below. In total 0.1 to 0.3 seconds on a phone at level 0. */
const cost = 1_000;
const counters = { least: 40, most: 120 } as const;
const goodForSeconds = 120;
const longestToken = 8_192;

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.number().int().min(1).max(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{32}$/),
      keySignature: z.string().max(128),
      expiresAt: z.number().int(),
      data: z.strictObject({ action: captchaAction }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(0xffffffff),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    time: z.number().optional(),
  }),
});

const readToken = (token: string) => {
  if (token.length > longestToken || !/^[\w+/-]+=*$/.test(token)) return undefined;
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString()));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

interface Proof {
  readonly secret: Buffer;
  readonly clock: Clock;
  /** Divides the work; 1 without it. */
  readonly ease?: number;
}

export const createAltcha = ({ secret, clock, ease = 1 }: Proof): CaptchaPort => {
  const guesses = (count: number, level: number): number => Math.ceil((count * 2 ** level) / ease);
  const hmacSignatureSecret = deriveSecret(secret, 'captcha:challenge').toString('hex');
  const hmacKeySignatureSecret = deriveSecret(secret, 'captcha:key').toString('hex');
  return {
    challenge: async (action, level) =>
      (await createChallenge({
        algorithm,
        cost,
        counter: randomInt(guesses(counters.most, level), guesses(counters.least, level)),
        deriveKey,
        data: { action },
        expiresAt: new Date(clock.now().getTime() + goodForSeconds * 1000),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })) as Challenge,
    verify: async (token, action) => {
      const read = readToken(token);
      if (read === undefined) return { ok: false, reason: 'malformed' };
      const { challenge, solution } = read;
      const { parameters } = challenge;
      if (parameters.expiresAt * 1000 < clock.now().getTime()) return { ok: false, reason: 'expired' };
      const result = await verifySolution({
        // The signature covers every parameter, so that changes by the client are detected.
        challenge: { parameters, signature: challenge.signature },
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (result.expired) return { ok: false, reason: 'expired' };
      if (result.invalidSignature !== false) return { ok: false, reason: 'forged' };
      if (!result.verified) return { ok: false, reason: 'unsolved' };
      if (parameters.data.action !== action) return { ok: false, reason: 'wrong_action' };
      return {
        ok: true,
        nonce: Buffer.from(parameters.nonce, 'hex'),
        expiresAt: new Date(parameters.expiresAt * 1000),
      };
    },
  };
};
