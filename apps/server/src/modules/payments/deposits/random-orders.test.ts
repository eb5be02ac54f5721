/**
 * The same notifications in random orders end in the same books, for each kind of gateway. `RANDOM_ORDERS` sets how many, for the soak;
 * the test’s name has its seed, which `RANDOM_SEED` sets.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHosted } from '../../../providers/payments/hosted-checkout/define-hosted-gateway.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { openGatewayHouse } from '../../../testing/payment-proof/gateway-house.ts';
import { play, record, scriptsOf, type Script } from '../../../testing/payment-proof/random-orders.ts';

const orders = Number(process.env['RANDOM_ORDERS'] ?? 100);
const seed = Number(process.env['RANDOM_SEED'] ?? Date.now() % 1_000_000);
/** One gateway of each dialect of the shared protocol, and every other one. */
const kindOf = (gateway: (typeof gateways)[number]): string =>
  isHosted(gateway) ? gateway.profile.dialect : gateway.path;
const representatives = gateways.filter(
  (gateway, place) => gateways.findIndex((one) => kindOf(one) === kindOf(gateway)) === place,
);

let house: Awaited<ReturnType<typeof openGatewayHouse>> | undefined;
const scripts: Script[] = [];
beforeAll(async () => {
  house = await openGatewayHouse(representatives);
  for (const place of house.places) for (const presses of scriptsOf(place)) scripts.push(await record(place, presses));
});
afterAll(() => house?.close());

test(`${orders} random orders of the same notifications, seed ${seed}, end in the same books`, async () => {
  let played = 0;
  const endsTheSame = async (script: Script): Promise<void> => {
    const expected = await play(script);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(997)), async (stream) => {
        const numbers = stream[Symbol.iterator]();
        const books = await play(script, (n) => Number(numbers.next().value) % n);
        played += 1;
        expect({ script: script.name, ...books }).toEqual({ script: script.name, ...expected });
      }),
      { numRuns: Math.ceil(orders / scripts.length), seed, endOnFailure: true },
    );
  };
  await Promise.all(scripts.map(endsTheSame));
  expect(played).toBeGreaterThanOrEqual(orders);
});

test('the kinds of gateway are all there, with what was said after the credit', () => {
  expect(new Set(scripts.map(({ place }) => place.gateway.code)).size).toBe(representatives.length);
  expect(scripts.some(({ steps }) => steps.length > 1)).toBe(true);
});
