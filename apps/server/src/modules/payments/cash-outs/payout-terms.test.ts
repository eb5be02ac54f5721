/** Limits and fees of withdrawals are settings: they hold in the request, at the same time from two sides, and in the database. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
  await cashier.owner.run('update cash_out_rules set automatic = true');
});
afterAll(() => cashier.close());
beforeEach(async () => {
  await cashier.owner.run('update cash_out_limits set most = 40000, player_day = null');
  await cashier.owner.run('delete from payout_methods');
  player = await cashier.newPlayer();
});

const stage = lateLegs(() => ({ cashier, player }));
const withCash = async (deposits: number) => {
  for (let made = 0; made < deposits; made += 1) {
    const { id, redirectUrl } = await player.started('50.00');
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.confirm(id);
  }
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
};
const asked = (amount: string) =>
  cashier.coins.requestFiat({ playerId: player.playerId, currency: 'EUR', amount, steppedUpAt: new Date() });
const limited = (values: string) => cashier.owner.run(`update cash_out_limits set ${values}`);
const method = (code: string, values: string) =>
  cashier.owner.run(
    `insert into payout_methods (method, day, fee_points, fee_fixed) values ($1, ${values})
     on conflict (method) do update set day = excluded.day, fee_points = excluded.fee_points, fee_fixed = excluded.fee_fixed`,
    [code],
  );
const checklist = async (amount: string) =>
  (
    (await player.call('GET', `profile/cashout-checklist?currency=EUR&amount=${amount}`)).body as unknown as {
      items: { code: string; done: boolean; message: string }[];
    }
  ).items;

test('the maximum of one request is the setting: in the refusal, the checklist, the shown limit, and the database', async () => {
  await withCash(1);
  await limited('most = 3000');
  expect(await asked('30.01')).toMatchObject({ reason: 'above_maximum', maximum: '30.00' });
  expect((await checklist('30.01')).find(({ code }) => code === 'maximum')).toMatchObject({ done: false });
  expect((await player.call('GET', 'rate/limit/EUR')).body).toMatchObject({
    ...{ minWithdrawEur: '10.00', maxWithdrawEur: '30.00' },
  });
  const insert = `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
    values ($1, 'FIAT', 'EUR', 3001, 0, 3001, 1, '', now())`;
  await expect(cashier.db.run(insert, [player.playerId])).rejects.toThrow(/limit of its request/);
  expect(await asked('30.00')).toMatchObject({ ok: true });
});

test('a player’s day is used once: of two requests at once, one is refused with what is left', async () => {
  await withCash(2);
  await limited('player_day = 5000');
  const results = await Promise.all([asked('30.00'), asked('30.00')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'above_day', left: '20.00' });
  expect((await checklist('20.01')).find(({ code }) => code === 'day')).toMatchObject({ done: false });
  expect(await asked('20.00')).toMatchObject({ ok: true });
});

test('the house’s day on a rail holds over all players', async () => {
  await method('FIAT', '1, 0, 0');
  await withCash(1);
  expect(await asked('20.00')).toEqual({ ok: false, reason: 'payouts_full' });
  expect((await checklist('20.00')).find(({ code }) => code === 'payouts_full')).toMatchObject({ done: false });
});

test('a fee is quoted for each leg, taken out of the amount, and booked to the house', async () => {
  await method(theGateway.code, 'null, 250, 10');
  await withCash(1);
  const quote = await player.call('POST', 'profile/fiat/withdraw/quote', { amount: '40.00', currency: 'EUR' });
  expect(quote.body).toMatchObject({ fee: '1.10', net: '38.90', legs: [{ amount: '38.90', fee: '1.10' }] });
  const made = await asked('40.00');
  if (!made.ok) throw new Error(made.reason);
  await stage.settled(made.cashOut.id, 'paid');
  const { fee } = await cashier.owner.one<{ fee: bigint }>(
    `select sum(t.amount)::bigint as fee from transfers t join accounts a on a.id = t.to_account
     where t.payment_id = $1 and a.owner_kind = 'house' and a.kind = 'fees'`,
    [made.cashOut.id],
  );
  expect(fee).toBe(110n);
  await stage.sound();
});

test('a fixed fee never takes more than half of a small amount, and a leg costs no more than its method', async () => {
  await method(theGateway.code, 'null, 0, 3000');
  await withCash(1);
  const quote = await player.call('POST', 'profile/fiat/withdraw/quote', { amount: '10.00', currency: 'EUR' });
  expect(quote.body).toMatchObject({ fee: '5.00', net: '5.00' });
  const { id } = await stage.asked('10.00', 1);
  await expect(
    cashier.db.run(
      `insert into cash_out_legs (cash_out_id, leg, method, target, amount, fee) values ($1, 9, 'MANUAL', 'bank', 1, 1)`,
      [id],
    ),
  ).rejects.toThrow();
});

test('a fee that changes each time it is priced refuses the request, keeps nothing of it, and leaves its key usable', async () => {
  await method(theGateway.code, 'null, 0, 10');
  await withCash(1);
  for (const [cookie, session] of cashier.http.sessions)
    if (session.playerId === player.playerId)
      cashier.http.sessions.set(cookie, { ...session, steppedUpAt: new Date() });
  const before = await player.balance();
  const hold = cashier.wallet.holdCashOut;
  const changing = vi.spyOn(cashier.wallet, 'holdCashOut').mockImplementation(async (...given) => {
    await cashier.owner.run('update payout_methods set fee_fixed = fee_fixed + 1');
    return hold(...given);
  });
  const send = () => player.call('POST', 'profile/fiat/withdraw', { amount: '40.00', currency: 'EUR' }, 'fees-move-1');
  expect(await send()).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect(changing).toHaveBeenCalledTimes(3);
  changing.mockRestore();
  expect(await player.balance()).toEqual(before);
  expect(await send()).toMatchObject({ status: 201, body: { fee: '0.13' } });
});

test.each([
  ['a higher maximum', `update cash_out_limits set most = most + 1`],
  ['a higher day', `update cash_out_limits set player_day = 6000`],
  ['no day any more', `update cash_out_limits set player_day = null`],
  ['a fee', `insert into payout_methods (method, fee_points) values ('MANUAL', 1)`],
  ['another fee', `update payout_methods set fee_points = 1`],
  ['a higher day of a rail', `update payout_methods set day = 6000`],
])('the program alone cannot set %s', async (_name, statement) => {
  await limited('player_day = 5000');
  await method('FIAT', '5000, 0, 0');
  await expect(cashier.db.run(statement)).rejects.toThrow(/two operators/);
});
