/** What a player or an outsider can do with a form or a signature that they hold. */
import { money } from '@carmine/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutOf } from '@carmine/contract/payments/checkout';
import { orderingPlayer } from '../../../testing/gateway-stage.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { gateways } from '../registry.ts';
import { isHosted } from './define-hosted-gateway.ts';
import { signatureOf, verdictOf as verdictOfHeader } from './signed-header/signature.ts';
import { readFields, signedText, verdictOf } from './sorted-fields/digest.ts';
import { openHosted, secret } from './testing/subject.ts';

const found = gateways.filter(isHosted).find(({ presentation }) => presentation === 'form');
if (found === undefined) throw new Error('No gateway takes a form');
const gateway = found;
let world: OutsideWorld;
beforeAll(async () => {
  world = await startOutsideWorld({ secret });
});
afterAll(() => world.close());

let orders = 0;
const formFor = async (expiresAt = new Date(Date.now() + 60_000)): Promise<CheckoutOf<'form'>> => {
  const placed = await openHosted(gateway, { origin: world.url }).placeDeposit({
    ...{ paymentRef: `dep_attack${(orders += 1)}`, playerRef: 'usr_attacker', amount: money('EUR', 5_000n) },
    player: { ...orderingPlayer, name: 'Ada\r\nLovelace' },
    ...({ presentation: 'form', language: 'en', ip: '203.0.113.7' } as const),
    ...{ returnUrl: 'https://shop.example/back', notificationUrl: 'https://shop.example/notify', expiresAt },
  });
  if (!placed.ok || placed.checkout.presentation !== 'form') throw new Error('No form');
  return placed.checkout;
};
const post = async (url: string, fields: Record<string, string>) =>
  (await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })).status;

test('a signed form is good unchanged alone, until its time, and for its own call', async () => {
  const { formUrl, formFields } = await formFor();
  for (const change of [{ amount: '5.00' }, { customer: 'usr_other' }, { notification_url: 'https://evil.example' }])
    expect(await post(formUrl, { ...formFields, ...change })).toBe(401);
  for (const path of ['state', 'payout', 'payout-state'])
    expect(await post(formUrl.replace(/pay$/, path), formFields)).toBe(401);
  expect(await post(formUrl, formFields)).toBe(303);
  const old = await formFor(new Date(Date.now() - 1_000));
  expect(await post(old.formUrl, old.formFields)).toBe(422);
});

test('no text moves from one field into the next under the same digest', () => {
  const now = new Date();
  const fields = readFields(signedText('sha256', 'a-key', { order: 'a', payment: 'b' }, now)) ?? {};
  expect(verdictOf('sha256', ['a-key'], fields, now)).toBe('good');
  for (const moved of [
    { order: 'a;payment=1:b', payment: '' },
    { order: '', payment: 'ab' },
  ])
    expect(verdictOf('sha256', ['a-key'], { ...fields, ...moved }, now)).toBe('signature_wrong');
  expect(readFields('order=a&order=b')).toBeUndefined();
});

test('while keys are rotated either is good, and neither another’s nor a changed time', () => {
  const now = new Date();
  const headers = signatureOf('new-key', '{}', now);
  const verdict = (keys: string[], change = {}) =>
    verdictOfHeader(keys, { ...headers, ...change }, Buffer.from('{}'), now);
  expect(verdict(['old-key', 'new-key'])).toBe('good');
  expect(verdict(['old-key'])).toBe('signature_wrong');
  expect(verdict(['new-key'], { 'checkout-timestamp': `${now.getTime() + 1}` })).toBe('signature_wrong');
});
