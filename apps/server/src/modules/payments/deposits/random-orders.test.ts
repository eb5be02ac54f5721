/**
 * The same notifications in random orders end in the same books, for each kind of gateway. `RANDOM_ORDERS` sets how many: the soak plays 20,000;
 * the test’s name has its seed, which `RANDOM_SEED` sets.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHosted } from '../../../providers/payments/hosted-checkout/define-hosted-gateway.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { openGatewayHouse } from '../../../testing/payment-proof/gateway-house.ts';
import { play, record, scriptsOf, type Script } from '../../../testing/payment-proof/random-orders.ts';

const orders = Number(process.env['RANDOM_ORDERS'] ?? 120);
const seed = Number(process.env['RANDOM_SEED'] ?? Date.now() % 1_000_000);
/** One gateway of each dialect of the shared protocol, and every other one. */
const kindOf = (gateway: (typeof gateways)[number]): string =>
  isHosted(gateway) ? gateway.profile.dialect : gateway.path;
const representatives = gateways.filter(
  (gateway, place) => gateways.findIndex((one) => kindOf(one) === kindOf(gateway)) === place,
);

let house: Awaited<ReturnType<typeof openGatewayHouse>> | undefined;
/** By gateway. */
const scripts: Script[][] = [];
beforeAll(async () => {
  house = await openGatewayHouse(representatives);
  for (const place of house.places) {
    const own: Script[] = [];
    for (const presses of scriptsOf(place)) own.push(await record(place, presses));
    scripts.push(own);
    // Accounts that are made by the first booking: every order would wait until the others are undone.
    await house.cashier.owner.rows(
      `select ledger_account('provider', ledger_party('provider', $1), $2, clearing), ledger_account('house', 0, $2, own)
       from unnest(array['clearing_in', 'clearing_out']) clearing, unnest(array['debt_loss', 'adjustment']) own`,
      [place.gateway.code, place.currency],
    );
  }
});
afterAll(() => house?.close());

/** Those of one beginning. */
const together = 16;

test(`${orders} random orders of the same notifications, seed ${seed}, end in the same books`, async () => {
  let played = 0;
  const endsTheSame = async (script: Script, place: number): Promise<void> => {
    const [expected] = await play(script);
    const wanted = Math.ceil(orders / scripts.flat().length);
    for (let [own, run] = [0, 0]; own < wanted; run += 1) {
      const [stream] = fc.sample(fc.infiniteStream(fc.nat(997)), { seed: seed + 1_000 * place + run, numRuns: 1 });
      const ends = await play(script, Math.min(together, wanted - own), (n) => Number(stream?.next().value) % n);
      for (const books of ends)
        expect({ of: script.name, run, books }).toEqual({ of: script.name, run, books: expected });
      own += ends.length;
      played += ends.length;
    }
  };
  // Those of one gateway are one player's, and would wait for each other.
  await Promise.all(
    scripts.map(async (own, place) => {
      for (const [index, script] of own.entries()) await endsTheSame(script, 10 * place + index);
    }),
  );
  expect(played).toBeGreaterThanOrEqual(orders);
});

test('the kinds of gateway are all there, with what was said after the credit', () => {
  expect(new Set(scripts.flat().map(({ place }) => place.gateway.code)).size).toBe(representatives.length);
  expect(scripts.flat().some(({ steps }) => steps.length > 1)).toBe(true);
});
