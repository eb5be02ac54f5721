/** What a gateway takes back of a deposit by itself, part by part, and what its own list says of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { disputeStage } from '../../../testing/dispute-stage.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { createReconciliation, dayOf } from '../index.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
  player = await cashier.newPlayer();
});
afterAll(() => cashier.close());

const { paid, acts } = disputeStage(() => ({ cashier, player }));

test('what a gateway gives back itself is taken part by part; its list has each of them, and each charge-back and win', async () => {
  const deposit = await paid('30.00');
  const cash: bigint[] = [];
  for (const outcome of [
    'refund-part',
    'chargeback-partial',
    'chargeback-won',
    'chargeback',
    'chargeback-won',
    'refund',
  ]) {
    await acts(deposit, outcome);
    await cashier.confirm(deposit.id);
    cash.push((await player.balance()).cash);
  }
  expect(cash).toEqual([1_500n, 1_000n, 1_500n, 0n, 1_500n, 0n]);
  const reconciliation = createReconciliation({ ...cashier.deps, networks: [], alarm: () => undefined });
  const day = dayOf(new Date());
  await reconciliation.compare(theGateway.code, day);
  const rows =
    (await reconciliation.report(theGateway.code, day))?.rows.filter(({ ourRef }) => ourRef === deposit.id) ?? [];
  expect(rows.map(({ kind, standing, here }) => `${kind} ${here} ${standing}`).toSorted()).toEqual([
    ...['charge-back -1500 agrees', 'charge-back -500 agrees', 'charge-back-won 1500 agrees'],
    ...['charge-back-won 500 agrees', 'deposit 3000 agrees', 'refund -1500 agrees', 'refund -1500 agrees'],
  ]);
});
