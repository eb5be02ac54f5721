/** During a deployment, servers of either release talk to signers of either release. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asset } from '../../modules/payments/chains/ports.ts';
import { systemClock } from '../../platform/clock.ts';
import { systemRandom } from '../../platform/secrets/random.ts';
import { listen, type Listener } from '../../testing/http-listener.ts';
import { testSecretsKey } from '../../testing/secrets-key.ts';
import { startSigner, type SignerWorld } from '../../testing/signer-world.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { assets } from './eth/assets.ts';
import { createSignerClient } from './signer.ts';

let signer: SignerWorld;
/** A signer that only knows the first version's paths. */
let older: Listener;
const asked: { path: string; body: unknown }[] = [];
beforeAll(async () => {
  signer = await startSigner();
  older = await listen(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const path = incoming.url ?? '';
    if (path.startsWith('/v')) {
      response.statusCode = 404;
      response.end('{}');
      return;
    }
    asked.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const { port } = new URL(signer.url);
    const onward = request({ host: '127.0.0.1', port, path, method: 'POST', headers: incoming.headers });
    onward.on('response', (answer) => {
      response.statusCode = answer.statusCode ?? 500;
      answer.pipe(response);
    });
    onward.end(Buffer.concat(chunks));
  });
});
afterAll(async () => {
  await Promise.all([older.close(), signer.close()]);
});

const clientOf = (origin: string) =>
  createSignerClient({
    http: createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 3_000 }),
    ...{ clock: systemClock, random: systemRandom, secretsKey: testSecretsKey },
  });
const [ether] = assets;
const draft = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
const to = `0x${'a1'.repeat(20)}`;
const transfer = { asset: ether, reference: 'wdr_1', nonce: 0n, to, raw: 10n ** 15n, draft };
const sweep = { asset: ether, index: 7, nonce: 3n, raw: 10n ** 15n, draft };

test('a signer of the release before is asked in its words, and signs the same', async () => {
  const [now, before] = [clientOf(signer.url), clientOf(older.origin)];
  expect(await before.accountKey('ETH')).toEqual(await now.accountKey('ETH'));
  const signed = await before.sign(transfer);
  expect(signed).toMatchObject({ ok: true });
  expect(await now.sign(transfer)).toEqual(signed);
  expect(await before.sweep(sweep)).toEqual(await now.sweep(sweep));
  const fees = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
  expect(asked).toEqual([
    { path: '/account-xpub', body: { currency: 'ETH' } },
    {
      path: '/sign-transfer',
      body: { currency: 'ETH', reference: 'wdr_1', nonce: 0, to, wei: '1000000000000000', ...fees },
    },
    { path: '/sign-sweep', body: { currency: 'ETH', index: 7, nonce: 3, wei: '1000000000000000', ...fees } },
  ]);
});

test('what it has no words for waits for the next one, and is not refused', async () => {
  const before = clientOf(older.origin);
  const token: Asset = { code: 'USDT', network: 'ETH', currency: 'USDT', rawPerSubunit: 1n, contract: to };
  const waits = { ok: false, reason: 'unreachable' };
  expect(await before.sign({ ...transfer, asset: token })).toEqual(waits);
  expect(await before.topUp(sweep)).toEqual(waits);
});
