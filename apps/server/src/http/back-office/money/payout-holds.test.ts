/** What holds a withdrawal and what does not, over the whole product, with the gateway's signed notifications. */
import { approveCashOut, readCashOut, refuseCashOut } from '@carmine/contract/back-office/money/cash-outs';
import { readPlayer } from '@carmine/contract/back-office/players/players';
import { readPlayerRisk } from '@carmine/contract/back-office/risk';
import { getCashOutChecklist, getWithdraw, postFiatWithdraw } from '@carmine/contract/payments/cash-outs';
import { postDebtPayment } from '@carmine/contract/payments/debts';
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { putProfile } from '@carmine/contract/account/profile';
import { getWallets, postWallet } from '@carmine/contract/payments/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { giveCashOutRights } from '../../../testing/cash-out-rights.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { pageOf } from '../../../testing/outside-world.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let risk: Visitor;
beforeAll(async () => {
  server = await testServer();
  risk = await enrolOperator(server, 'risk');
});
afterAll(() => server.close());

const numberOf = ({ userId }: SignedUp): PlayerId => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const flagsOf = async (player: SignedUp) =>
  dataOf(await risk.call(readPlayerRisk, { params: { id: player.userId } })).flags;

const chargeBack = async (player: SignedUp & { deposit: string; page: string }) => {
  await server.outside.act(player.page, 'chargeback');
  const look = async () => dataOf(await player.call(getDeposit, { params: { id: player.deposit } })).status;
  await expect.poll(look).toBe('charged_back');
};
const wallet = async (player: SignedUp) => dataOf(await player.call(getWallets, {}))[0];
const reviewOf = async (id: string) => dataOf(await risk.call(readCashOut, { params: { id } }));

let people = 0;
/** A verified player with a unique address and phone, €20 paid by card and played once. */
const depositor = async (): Promise<SignedUp & { deposit: string; page: string }> => {
  const player = await server.signUp();
  people += 1;
  const phone = { phoneNumber: String(79_100_000 + people), dialingCode: '+356' };
  const home = { country: 'MT', city: 'Sliema', address: `${people} Tower Road`, zipCode: 'SLM 1600' };
  dataOf(await player.call(putProfile, { body: { ...home, ...phone, dateOfBirth: -86_400 } }));
  await giveCashOutRights(server.database.db, numberOf(player));
  return { ...player, ...(await pay(player)) };
};
const pay = async (player: SignedUp): Promise<{ deposit: string; page: string }> => {
  const body = { amount: '20', currency: 'EUR' } as const;
  const started = dataOf(await player.call(postGatewayDeposit, { params: { gateway: theGateway.path }, body }));
  const { id } = started;
  await server.outside.act(started, 'approve');
  const look = async () => dataOf(await player.call(getDeposit, { params: { id } })).status;
  await expect.poll(look).toBe('credited');
  await server.database.db.run('update accounts set unstaked = 0 where owner_id = $1', [numberOf(player)]);
  return { deposit: id, page: pageOf(started) };
};
const withdraw = async (player: SignedUp): Promise<string> =>
  dataOf(await player.call(postFiatWithdraw, { body: { currency: 'EUR', amount: '20' } })).id;
const isNow = (player: SignedUp, id: string, status: string) =>
  expect.poll(async () => dataOf(await player.call(getWithdraw, { params: { id } })).status).toBe(status);

describe('two strangers who withdraw by card', () => {
  test('share no address: both are paid by the rule alone, and neither is flagged', async () => {
    for (let person = 0; person < 2; person += 1) {
      const player = await depositor();
      await isNow(player, await withdraw(player), 'paid');
      await server.modules.risk.screen(numberOf(player));
      expect(await flagsOf(player)).toEqual([]);
    }
  });
});

describe('a player who deposits by card, withdraws, and has the card charged back', () => {
  test('gets nothing more: what is owed holds, is settled first, and shows to player and staff', async () => {
    const player = await depositor();
    await isNow(player, await withdraw(player), 'paid');
    await chargeBack(player);
    expect(await wallet(player)).toMatchObject({ balance: '0.00', owed: '20.00' });
    expect(await flagsOf(player)).toMatchObject([
      { kind: 'deposit_reversed', holds: true, reversed: { deposit: player.deposit, amount: '20.00', owed: '20.00' } },
    ]);
    const list = dataOf(await player.call(getCashOutChecklist, { query: { currency: 'EUR', amount: '20' } }));
    expect(list).toMatchObject({
      payable: false,
      items: expect.arrayContaining([
        expect.objectContaining({ code: 'debt', done: false, message: expect.stringContaining('20.00') }),
      ]),
    });
    const overview = dataOf(await risk.call(readPlayer, { params: { id: player.userId } }));
    expect(overview.wallets[0]).toMatchObject({ owed: '20.00' });
    const mails = async () => (await (await fetch(`${server.outside.url}/mail`)).text()).includes('was reversed');
    await expect.poll(mails).toBe(true);
    // Second step of the attack: the money settles the debt.
    await pay(player);
    expect(await wallet(player)).not.toHaveProperty('owed');
    expect(await wallet(player)).toMatchObject({ balance: '0.00' });
    // Third step: the money is the player's, but still needs a review.
    await pay(player);
    const later = await withdraw(player);
    await isNow(player, later, 'review');
    expect((await reviewOf(later)).hold).toMatchObject({ reason: 'risk_review' });
  });

  test('while a withdrawal waits: it stays, says why, and what comes back from it settles the debt', async () => {
    const player = await depositor();
    await server.database.db.run('update cash_out_rules set automatic = false');
    const id = await withdraw(player);
    await isNow(player, id, 'review');
    await server.database.db.run('update cash_out_rules set automatic = true');
    await chargeBack(player);
    expect(await wallet(player)).toMatchObject({ balance: '0.00', owed: '20.00' });
    expect(await reviewOf(id)).toMatchObject({
      ...{ hold: { reason: 'debt' }, facts: { debts: [{ currency: 'EUR', amount: '20.00' }] } },
    });
    const payments = await enrolOperator(server, 'payments');
    const approve = { params: { id }, body: { reason: 'Looks fine' } };
    expect(await payments.call(approveCashOut, approve)).toMatchObject({ status: 409 });
    const body = { code: 'rules_broken', reason: 'The card was charged back' } as const;
    dataOf(await payments.call(refuseCashOut, { params: { id }, body }));
    expect(await wallet(player)).toMatchObject({ balance: '0.00' });
    expect(await wallet(player)).not.toHaveProperty('owed');
    const settle = (currency: 'EUR' | 'USD' | 'ETH', idempotencyKey?: string) =>
      player.call(postDebtPayment, { body: { currency }, ...(idempotencyKey !== undefined && { idempotencyKey }) });
    expect(await settle('EUR')).toMatchObject({ problem: { code: 'idempotency_key_required' } });
    const key = crypto.randomUUID();
    for (const answered of await Promise.all([settle('EUR', key), settle('EUR', key)]))
      expect(answered).toMatchObject({ ok: true, status: 200 });
    dataOf(await player.call(postWallet, { body: { currency: 'USD' } }));
    expect(await settle('USD', key)).toMatchObject({ problem: { code: 'idempotency_key_reused' } });
    expect(await settle('ETH', crypto.randomUUID())).toMatchObject({ status: 404 });
  });
});
