import { runInNewContext } from 'node:vm';
import { solveChallenge, type Challenge as AltchaChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../../modules/identity/ports.ts';
import { createAltcha } from './proof-of-work.ts';
import { readPageScript } from './page-script.ts';

const secret = Buffer.alloc(32, 7);
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const altcha = createAltcha({ secret, clock });

const encode = (token: object): string => Buffer.from(JSON.stringify(token)).toString('base64');

const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge: challenge as AltchaChallenge, deriveKey });
  if (solution === null) throw new Error('No solution');
  return { challenge, solution };
};

/** Runs the page's script as a worker would: no document, only messages. */
const solveByPageScript = (challenge: Challenge, crypto: Crypto | undefined) =>
  new Promise<{ counter: number; derivedKey: string }>((resolve) => {
    let work: (event: { data: unknown }) => void = () => undefined;
    runInNewContext(readPageScript().text, {
      addEventListener: (_name: string, listener: typeof work) => (work = listener),
      postMessage: resolve,
      performance,
      setTimeout,
      ...(crypto === undefined ? {} : { crypto }),
    });
    work({ data: challenge });
  });

describe('the human check', () => {
  test('passes a solved challenge for its own action only', async () => {
    const token = encode(await solve(await altcha.challenge('register', 0)));
    expect(await altcha.verify(token, 'register')).toMatchObject({ ok: true });
    expect(await altcha.verify(token, 'login')).toEqual({ ok: false, reason: 'wrong_action' });
  });

  test('ends after two minutes', async () => {
    const token = encode(await solve(await altcha.challenge('login', 0)));
    ahead = 121_000;
    expect(await altcha.verify(token, 'login')).toEqual({ ok: false, reason: 'expired' });
    ahead = 0;
  });

  test('refuses a challenge whose action, price or end was changed', async () => {
    const { challenge, solution } = await solve(await altcha.challenge('login', 0));
    const changes = [
      { data: { action: 'register' } },
      { cost: 1 },
      { expiresAt: (challenge.parameters.expiresAt ?? 0) + 900 },
    ];
    for (const change of changes) {
      const forged = { challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } }, solution };
      expect(await altcha.verify(encode(forged), 'register')).toEqual({ ok: false, reason: 'forged' });
    }
  });

  test('refuses a challenge that another house signed', async () => {
    const other = createAltcha({ secret: Buffer.alloc(32, 8), clock });
    const token = encode(await solve(await other.challenge('login', 0)));
    expect(await altcha.verify(token, 'login')).toEqual({ ok: false, reason: 'forged' });
  });

  test('refuses a guess', async () => {
    const challenge = await altcha.challenge('login', 0);
    const token = encode({ challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.repeat(2) } });
    expect(await altcha.verify(token, 'login')).toEqual({ ok: false, reason: 'unsolved' });
  });

  test.each(['', 'x', 'null', encode({}), encode({ challenge: {}, solution: {} }), 'A'.repeat(9_000)])(
    'refuses nonsense without an error: %#',
    async (token) => {
      expect(await altcha.verify(token, 'login')).toEqual({ ok: false, reason: 'malformed' });
    },
  );

  test('costs more at a higher level', async () => {
    const counters = await Promise.all(
      [0, 3].map(async (level) => (await solve(await altcha.challenge('login', level))).solution.counter),
    );
    expect(counters[1]).toBeGreaterThan((counters[0] ?? 0) * 2);
  });

  test('costs less where rate limits are multiplied, and is checked all the same', async () => {
    const eased = createAltcha({ secret, clock, ease: 1_000 });
    const { challenge, solution } = await solve(await eased.challenge('login', 3));
    expect(solution.counter).toBe(1);
    expect(await eased.verify(encode({ challenge, solution }), 'login')).toMatchObject({ ok: true });
    const unsolved = { challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.repeat(2) } };
    expect(await eased.verify(encode(unsolved), 'login')).toEqual({ ok: false, reason: 'unsolved' });
  });

  test('is solved by the page with the browser’s cryptography and without it', async () => {
    for (const crypto of [globalThis.crypto, undefined]) {
      const challenge = await altcha.challenge('register', 0);
      const solution = await solveByPageScript(challenge, crypto);
      expect(await altcha.verify(encode({ challenge, solution }), 'register')).toMatchObject({ ok: true });
    }
  });
});
