import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mnemonicToSeedSync } from '@scure/bip39';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountXpub } from './account-key.ts';
import { requestKey, signatureOf } from './request-signature.ts';
import { openJournal } from './journal.ts';
import { eth } from './networks/networks.ts';
import { openSeed } from './seed-store.ts';
import { createSigner } from './signer.ts';

const secretsKey = randomBytes(32);
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const seedOf = (key: Buffer) => {
  const opened = openSeed(dataDir, key);
  if (!opened.ok) throw new Error(opened.message);
  return opened.seed;
};

const without = { policy: { assets: {}, networks: {} } };

describe('the seed', () => {
  test('is made once and opens again to the same bytes', () => {
    expect(seedOf(secretsKey)).toEqual(seedOf(secretsKey));
  });

  test('lies sealed in a file that only its owner reads', () => {
    const seed = seedOf(secretsKey);
    const file = path.join(dataDir, 'signer', 'seed.sealed');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes(Buffer.from(seed.subarray(0, 16)))).toBe(false);
  });

  test('does not open with another key, and is not replaced by a new one', () => {
    seedOf(secretsKey);
    expect(openSeed(dataDir, randomBytes(32))).toMatchObject({
      ok: false,
      message: expect.stringContaining('SECRETS_KEY'),
    });
    expect(openSeed(dataDir, secretsKey).ok).toBe(true);
  });

  test('is sealed again with a new key at the first start that knows the old one too', () => {
    const seed = seedOf(secretsKey);
    const newer = randomBytes(32);
    expect(openSeed(dataDir, newer, [randomBytes(32), secretsKey])).toEqual({ ok: true, seed });
    expect(openSeed(dataDir, newer)).toEqual({ ok: true, seed });
    expect(openSeed(dataDir, secretsKey).ok).toBe(false);
  });

  test('is refused when one byte of the file was changed', () => {
    seedOf(secretsKey);
    const file = path.join(dataDir, 'signer', 'seed.sealed');
    const bytes = readFileSync(file);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    chmodSync(file, 0o600);
    writeFileSync(file, bytes);
    expect(openSeed(dataDir, secretsKey).ok).toBe(false);
  });
});

test('the Ethereum account key is the one that every BIP-44 wallet derives', () => {
  const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
  expect(accountXpub(mnemonicToSeedSync(words), eth)).toBe(
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
  );
});

describe('a request', () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

  const call = (
    signer: ReturnType<typeof createSigner>,
    change: Partial<Record<'body' | 'time' | 'nonce' | 'key', string>> = {},
  ) => {
    const sent = JSON.stringify({ network: 'ETH' });
    const timeMs = change.time ?? String(Date.now());
    const nonce = change.nonce ?? randomUUID();
    const key = change.key === undefined ? requestKey(secretsKey) : Buffer.from(change.key);
    const signature = signatureOf(key, { method: 'POST', path: '/v2/account-xpub', body: sent, timeMs, nonce });
    return signer.inject({
      ...{ method: 'POST', url: '/v2/account-xpub', payload: change.body ?? sent },
      headers: {
        'content-type': 'application/json',
        'x-carmine-time': timeMs,
        'x-carmine-nonce': nonce,
        'x-carmine-signature': signature,
      },
    });
  };

  test('with a good signature is answered with a public key', async () => {
    const signer = createSigner({
      ...without,
      seed: seedOf(secretsKey),
      secretsKey,
      log,
      journal: openJournal(dataDir),
    });
    const answer = await call(signer);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ network: 'ETH', xpub: expect.stringMatching(/^xpub/) });
  });

  test('is refused unsigned, signed by another key, with a changed body, too old, or sent twice', async () => {
    const signer = createSigner({
      ...without,
      seed: seedOf(secretsKey),
      secretsKey,
      log,
      journal: openJournal(dataDir),
    });
    const nonce = randomUUID();
    await call(signer, { nonce });
    const answers = await Promise.all([
      signer.inject({ method: 'POST', url: '/v2/account-xpub', payload: { network: 'ETH' } }),
      call(signer, { key: 'another key' }),
      call(signer, { body: '{"network":"LTC"}' }),
      call(signer, { time: String(Date.now() - 31_000) }),
      call(signer, { nonce }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401]);
  });

  test('leaves no private material in answers or logs', async () => {
    const seed = seedOf(secretsKey);
    const signer = createSigner({ ...without, seed, secretsKey, log, journal: openJournal(dataDir) });
    const answer = await call(signer);
    const said = lines.join('') + answer.body;
    expect(said).toContain('gave an account key');
    expect(said).not.toMatch(/xprv/);
    expect(said).not.toContain(Buffer.from(seed).toString('hex').slice(0, 16));
    expect(said).not.toContain(secretsKey.toString('hex').slice(0, 16));
  });
});

describe('a server of the release before', () => {
  const policy = {
    assets: { ETH: { perTransaction: 10n ** 18n, perDay: 10n ** 18n } },
    networks: { ETH: { identity: '31337', feePerTransaction: 10n ** 16n } },
  };
  const fees = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
  const to = `0x${'a1'.repeat(20)}`;

  const ask = async (signer: ReturnType<typeof createSigner>, path_: string, body: object) => {
    const payload = JSON.stringify(body);
    const timeMs = String(Date.now());
    const nonce = randomUUID();
    const signature = signatureOf(requestKey(secretsKey), {
      method: 'POST',
      path: path_,
      body: payload,
      timeMs,
      nonce,
    });
    const headers = { 'x-carmine-time': timeMs, 'x-carmine-nonce': nonce, 'x-carmine-signature': signature };
    const answer = await signer.inject({
      method: 'POST',
      url: path_,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return { status: answer.statusCode, body: answer.json<object>() };
  };
  const open = () =>
    createSigner({
      seed: seedOf(secretsKey),
      secretsKey,
      policy,
      journal: openJournal(dataDir),
      log: pino({ level: 'silent' }),
    });

  test('is understood in its own words, and gets what this release’s gets', async () => {
    const signer = open();
    const old = { currency: 'ETH', reference: 'wdr_1', nonce: 0, to, wei: '5', ...fees };
    const before = await ask(signer, '/sign-transfer', old);
    expect(before.status).toBe(200);
    const same = { asset: 'ETH', reference: 'wdr_1', nonce: 0, to, units: '5', draft: fees };
    expect(await ask(signer, '/v2/sign-transfer', same)).toEqual(before);
    const sweep = await ask(signer, '/sign-sweep', { currency: 'ETH', index: 7, nonce: 0, wei: '5', ...fees });
    expect(sweep.status).toBe(200);
    expect(await ask(signer, '/v2/sign-sweep', { asset: 'ETH', index: 7, nonce: 0, units: '5', draft: fees })).toEqual(
      sweep,
    );
    expect((await ask(signer, '/account-xpub', { currency: 'ETH' })).status).toBe(200);
  });

  test('is held to the same limits, and says nothing that its version has no word for', async () => {
    const signer = open();
    const old = { currency: 'ETH', reference: 'wdr_1', nonce: 0, to, wei: '5', ...fees };
    const refused = async (change: object) => (await ask(signer, '/sign-transfer', { ...old, ...change })).body;
    expect(await refused({ wei: String(10n ** 19n) })).toEqual({ code: 'over_transaction_cap' });
    expect(await refused({ chainId: 1 })).toEqual({ code: 'wrong_chain' });
    for (const change of [{ data: '0x00' }, { currency: 'BTC' }, { wei: '-1' }, { to: 'nowhere' }])
      expect(await refused(change)).toEqual({ code: 'request_invalid' });
    expect((await ask(signer, '/sign-top-up', { currency: 'ETH', index: 7, nonce: 0, wei: '5', ...fees })).status).toBe(
      404,
    );
  });
});
