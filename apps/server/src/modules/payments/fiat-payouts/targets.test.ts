/** A fiat withdrawal uses the payout targets of the player's enabled gateways. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PayoutOrder, PayoutTarget } from '../ports.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { createCoins } from '../coins.ts';

/** The gateway's declared targets; mutated by tests. */
const targets: PayoutTarget[] = [];
const declares = (...said: PayoutTarget[]) => void targets.splice(0, targets.length, ...said);
const ordered: PayoutOrder[] = [];
let cashier: Cashier;
let player: TestPlayer;

beforeAll(async () => {
  cashier = await openCashier({
    change: ({ payouts }) => ({
      payoutTargets: targets,
      payouts: {
        place: async (order) => {
          ordered.push(order);
          // What the sandbox pays to a card: at most what the deposit brought.
          return order.target === 'e-wallet'
            ? { ok: true, reference: order.payoutRef }
            : ((await payouts?.place(order)) ?? { ok: false, reason: 'refused' });
        },
        query: async () => ({ ok: true, status: 'paid' }),
      },
    }),
  });
  await cashier.owner.run('update cash_out_rules set automatic = true');
});
afterAll(() => cashier.close());
beforeEach(async () => {
  declares('back to the deposit');
  ordered.length = 0;
  player = await cashier.newPlayer();
  const { id, redirectUrl } = await player.started('50.00');
  await cashier.world.act(redirectUrl, 'approve');
  await cashier.confirm(id);
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
});
const switched = (enabled: boolean) =>
  cashier.owner.run('update payment_gateways set enabled = $2 where code = $1', [theGateway.code, enabled]);
afterEach(() => switched(true));

const quote = async (amount: string) =>
  (await player.call('POST', 'profile/fiat/withdraw/quote', { amount, currency: 'EUR' })).body as unknown as {
    legs: { method: string; amount: string; target: string }[];
  };
const legsFor = async (amount: string) =>
  (await quote(amount)).legs.map(({ method, amount: sum, target }) => `${method} ${sum} ${target}`);
const warningFor = async (amount: string) =>
  (
    (await player.call('GET', `profile/cashout-checklist?currency=EUR&amount=${amount}`)).body as unknown as {
      items: { code: string; done: boolean; message: string }[];
    }
  ).items.find(({ code }) => code === 'by_bank');
const paid = async (amount: string) => {
  const asked = await cashier.coins.requestFiat({
    ...{ playerId: player.playerId, currency: 'EUR', amount, steppedUpAt: new Date() },
  });
  if (!asked.ok) throw new Error(asked.reason);
  const { id } = asked.cashOut;
  const state = async () => {
    await cashier.coins.moveCashOuts();
    return (await cashier.coins.cashOut(player.playerId, id))?.state;
  };
  await expect.poll(state, { interval: 50 }).toBe('paid');
  return (await cashier.coins.legs([id])).get(id) ?? [];
};

test('back through its deposits, and the rest to a bank, as announced', async () => {
  expect(await legsFor('50.00')).toEqual([`${theGateway.code} 50.00 back to the deposit`]);
  expect(await warningFor('50.00')).toBeUndefined();
  expect(await legsFor('60.00')).toEqual([`${theGateway.code} 50.00 back to the deposit`, 'MANUAL 10.00 bank']);
  expect(await warningFor('60.00')).toMatchObject({ done: true, message: expect.stringMatching(/^€10.00 of it/) });
});

test('what no deposit can take goes to the account that paid, if its gateway pays e-wallets', async () => {
  declares('back to the deposit', 'e-wallet');
  expect(await legsFor('60.00')).toEqual([
    `${theGateway.code} 50.00 back to the deposit`,
    `${theGateway.code} 10.00 e-wallet`,
  ]);
  expect(await warningFor('60.00')).toBeUndefined();
});

test('card money never goes to an e-wallet: deposits beyond the legs of one withdrawal are paid by an operator', async () => {
  declares('back to the deposit', 'e-wallet');
  // One more than a withdrawal can have legs.
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { id, redirectUrl } = await player.started('10.00');
      await cashier.world.act(redirectUrl, 'approve');
      await cashier.confirm(id);
    }),
  );
  const [first, ...legs] = (await quote('460.00')).legs.toReversed();
  expect(legs).toHaveLength(41);
  expect(first).toMatchObject({ amount: '10.00', target: 'e-wallet' });
  expect(legs[0]).toMatchObject({ amount: '50.00', target: 'bank' });
  expect(new Set(legs.slice(1).map(({ target }) => target))).toEqual(new Set(['back to the deposit']));
  expect(await warningFor('460.00')).toMatchObject({ message: expect.stringMatching(/^€50.00 of it/) });
});

test('nor while the card’s gateway is disabled', async () => {
  const purse = cashier.withGateway(() => ({ code: 'PURSE', payoutTargets: ['e-wallet'] }));
  await cashier.owner.run(`insert into payment_gateways (code, enabled) values ('PURSE', true) on conflict do nothing`);
  const of = { playerId: player.playerId, currency: 'EUR' } as const;
  const begun = await purse.startDeposit({ ...of, gateway: 'PURSE', amount: '20.00', addressCountry: 'MT' });
  if (!begun.ok || begun.checkout.presentation !== 'redirect') throw new Error('Not started');
  await cashier.world.act(begun.checkout.redirectUrl, 'approve');
  await purse.confirmNotified(cashier.numberOf(begun.id));
  await switched(false);
  const card = cashier.deps.gateways.find(({ code }) => code === theGateway.code);
  if (card === undefined) throw new Error('No gateway');
  const gateways = [card, { ...card, code: 'PURSE', payoutTargets: ['e-wallet' as const] }];
  const { fiatQuote } = createCoins({ ...cashier.coinDeps, gateways });
  const planned = async (amount: string) => {
    const quoted = await fiatQuote(player.playerId, { currency: 'EUR', amount });
    return quoted.ok ? quoted.legs.map((leg) => `${leg.method} ${leg.amount} ${leg.target}`) : quoted.reason;
  };
  expect(await planned('30.00')).toEqual(['MANUAL 3000 bank']);
  expect(await planned('60.00')).toEqual(['MANUAL 5000 bank', 'PURSE 1000 e-wallet']);
  await switched(true);
  expect(await planned('60.00')).toEqual([`${theGateway.code} 5000 back to the deposit`, 'PURSE 1000 e-wallet']);
});

test('the whole amount goes there in one order if nothing can go back through deposits', async () => {
  declares('e-wallet');
  const legs = await paid('50.00');
  expect(legs).toMatchObject([{ target: 'e-wallet', state: 'paid', amount: 5_000n }]);
  expect(ordered).toMatchObject([{ target: 'e-wallet', amount: { subunits: 5_000n } }]);
  expect(ordered[0]?.depositReference).toMatch(/^kp_/);
});

test('a disabled gateway is not used for new withdrawals, and the player is told', async () => {
  await switched(false);
  expect(await legsFor('50.00')).toEqual(['MANUAL 50.00 bank']);
  expect((await warningFor('50.00'))?.message).toBe(
    `${theGateway.name} cannot pay you right now: €50.00 of it is paid by bank transfer, to an account in your verified name`,
  );
  await switched(true);
  expect(await legsFor('50.00')).toEqual([`${theGateway.code} 50.00 back to the deposit`]);
});

describe('a confirmed plan', () => {
  const plan = async (amount: string) => {
    const { body } = await player.call('POST', 'profile/fiat/withdraw/quote', { amount, currency: 'EUR' });
    return body['plan'] as string;
  };
  const send = (named: string, key: string) =>
    player.call('POST', 'profile/fiat/withdraw', { amount: '40.00', currency: 'EUR', plan: named }, key);
  beforeEach(async () => {
    for (const [cookie, session] of cashier.http.sessions)
      if (session.playerId === player.playerId)
        cashier.http.sessions.set(cookie, { ...session, steppedUpAt: new Date() });
    const won = `select adjust_balance($1, 'won ' || nextval('payment_ids'), 'EUR', 5000)`;
    await cashier.owner.run(won, [player.playerId]);
    await cashier.owner.run('update accounts set unstaked = 0 where owner_id = $1', [player.playerId]);
  });
  afterEach(() => cashier.owner.run('delete from payout_methods'));
  const fee = `insert into payout_methods (method, fee_fixed) values ('${theGateway.code}', 10)`;

  test.each([
    ['its gateway went down', () => switched(false)],
    ['it costs a fee', () => cashier.owner.run(fee)],
    ['another one took the room', () => paid('20.00')],
  ])('is refused once %s, and the new one is carried out under the same key', async (_what, happens) => {
    const seen = await plan('40.00');
    await happens();
    const before = await player.balance();
    expect(await send(seen, 'plan-1')).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
    expect(await player.balance()).toEqual(before);
    const next = await quote('40.00');
    const made = await send(await plan('40.00'), 'plan-1');
    expect(made.status).toBe(201);
    expect(made.body['legs']).toMatchObject(next.legs.map(({ method, amount }) => ({ method, amount })));
    // The answer was lost, and something changed again: it is the same withdrawal.
    expect((await send(seen, 'plan-1')).body['id']).toBe(made.body['id']);
  });

  test('is carried out for one of two requests at once that both need the same room', async () => {
    const seen = await plan('40.00');
    const both = await Promise.all([send(seen, 'plan-2'), send(seen, 'plan-3')]);
    const refused = both.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject([{ status: 409, body: { code: 'plan_changed' } }]);
  });
});

test('a gateway without payout targets is not used, even if it can be queried', async () => {
  declares();
  expect(await legsFor('50.00')).toEqual(['MANUAL 50.00 bank']);
  expect((await warningFor('50.00'))?.message).toContain(theGateway.name);
});

test('a planned leg is still paid by a gateway that is disabled meanwhile', async () => {
  const asked = await cashier.coins.requestFiat({
    ...{ playerId: player.playerId, currency: 'EUR', amount: '20.00', steppedUpAt: new Date() },
  });
  await switched(false);
  const id = asked.ok ? asked.cashOut.id : undefined;
  if (id === undefined) throw new Error('Refused');
  const states = async () => {
    await cashier.coins.moveCashOuts();
    return (await cashier.coins.legs([id])).get(id)?.map(({ method, state }) => `${method} ${state}`);
  };
  await expect.poll(states, { interval: 50 }).toEqual([`${theGateway.code} paid`]);
});

test('the database allows more than a deposit brought only to its account, for the same player and gateway', async () => {
  const { id } = await cashier.owner.one<{ id: bigint }>(
    `select id from deposits where player_id = $1 and state = 'credited'`,
    [player.playerId],
  );
  const asked = await cashier.coins.requestFiat({
    ...{ playerId: player.playerId, currency: 'EUR', amount: '50.00', steppedUpAt: new Date() },
  });
  const cashOut = asked.ok ? asked.cashOut.id : undefined;
  /** With a deposit smaller than the leg; rolled back. */
  const insert = (target: string | null, method: string, deposit: bigint | null) =>
    cashier.owner.transaction(async (sql) => {
      await sql.run('delete from cash_out_legs where cash_out_id = $1', [cashOut]);
      await sql.run('set local session_replication_role = replica');
      await sql.run('update deposits set credited_amount = 1000 where id = $1', [id]);
      await sql.run('set local session_replication_role = origin');
      await sql.run(
        `insert into cash_out_legs (cash_out_id, leg, method, target, deposit_id, amount) values ($1, 9, $2, $3, $4, 5000)`,
        [cashOut, method, target, deposit],
      );
      throw new Error('taken');
    });
  const { code } = theGateway;
  await expect(insert('e-wallet', code, id)).rejects.toThrow('taken');
  await expect(insert('bank', 'MANUAL', null)).rejects.toThrow('taken');
  for (const target of ['back to the deposit', null])
    await expect(insert(target, code, id)).rejects.toThrow('more than a deposit brought');
  await expect(insert('e-wallet', 'OTHER', id)).rejects.toThrow('more than a deposit brought');
  await expect(insert('bank', code, id)).rejects.toThrow('cash_out_legs_target');
  await expect(insert('e-wallet', 'MANUAL', null)).rejects.toThrow('cash_out_legs_target');
});
