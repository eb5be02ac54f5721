/** Writing off debts, through the back office's calls. */
import { getWallets } from '@carmine/contract/payments/wallet';
import { approveRequest, askApproval, endRequest } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { askSmallCoins, askWriteOff, readPlayerDebts } from '@carmine/contract/back-office/money/debts';
import { operatorRoles } from '@carmine/contract/back-office/operators';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DepositId } from '../../../modules/payments/index.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let support: Visitor;
let risk: Visitor;
let player: SignedUp;
beforeAll(async () => {
  server = await testServer();
  [support, risk] = await Promise.all([enrolOperator(server, 'support'), enrolOperator(server, 'risk')]);
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await debtor();
});

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const newDeposit = async (): Promise<DepositId> =>
  (await server.database.db.one<{ id: DepositId }>(`select nextval('payment_ids') as id`)).id;
const credit = async (who: SignedUp, amount: bigint, paymentId?: DepositId) =>
  server.modules.wallet.creditDeposit(server.database.db, {
    ...{
      playerId: numberOf(who),
      paymentId: paymentId ?? (await newDeposit()),
      provider: theGateway.code,
      currency: 'EUR',
    },
    ...{ amount, to: 'cash', eurRate: 10n ** 18n },
  });
let last: DepositId;
/** A player who lost a credited deposit of €50 that was then reversed. */
async function debtor(): Promise<SignedUp> {
  const who = await server.signUp();
  const playerId = numberOf(who);
  const { wallet } = server.modules;
  last = await newDeposit();
  await credit(who, 5_000n, last);
  await server.database.db.transaction((sql) =>
    wallet.adjust(sql, { playerId, key: `gone-${playerId}`, currency: 'EUR', amount: -5_000n }),
  );
  const back = { playerId, paymentId: last, provider: theGateway.code, currency: 'EUR', amount: 5_000n } as const;
  await server.database.db.transaction((sql) => wallet.reverseDeposit(sql, back));
  return who;
}
const ask = (operator: Visitor, amount: string, currency: 'EUR' | 'ETH' = 'EUR') =>
  operator.call(askWriteOff, {
    params: { id: player.userId },
    body: { currency, amount, reason: 'The bank gave it up' },
  });
const approve = (operator: Visitor, id: string) =>
  operator.call(approveRequest, { params: { id }, body: { reason: 'Nothing will come' } });
const drop = (operator: Visitor, id: string) =>
  operator.call(endRequest, { params: { id }, body: { reason: 'The player has paid' } });
const debtsOf = async () => dataOf(await support.call(readPlayerDebts, { params: { id: player.userId } }));
const walletOf = async () => dataOf(await player.call(getWallets, {}))[0];

describe('a debt', () => {
  test('is written off when a second operator agrees: the player owes less, and both words are in the audit log', async () => {
    expect(await walletOf()).toMatchObject({ owed: '50.00' });
    const { id } = dataOf(await ask(support, '30.00'));
    expect(await debtsOf()).toMatchObject({
      debts: [{ currency: 'EUR', owed: '50.00' }],
      requests: [{ id, state: 'open', own: true, debt: { currency: 'EUR', amount: '30.00', writtenOff: null } }],
    });
    expect(await walletOf()).toMatchObject({ owed: '50.00' });
    expect(dataOf(await approve(risk, id))).toEqual({ state: 'done' });
    expect(await walletOf()).toMatchObject({ owed: '20.00' });
    expect(await debtsOf()).toMatchObject({
      debts: [{ currency: 'EUR', owed: '20.00' }],
      movements: [
        { cause: 'written_off', amount: '-30.00', payment: null },
        { cause: 'deposit_reversed', amount: '50.00', payment: server.platform.ids.encode('dep', last) },
      ],
      requests: [{ state: 'done', approval: 'Nothing will come', debt: { writtenOff: '30.00' } }],
    });
    const { items } = dataOf(await risk.call(readAuditLog, { query: { player: player.userId, size: 50 } }));
    const said = items
      .filter(({ action }) => action.startsWith('approval.') && action !== 'approval.read')
      .map(({ action, details }) => [action, details]);
    const debt = { kind: 'write_off_debt', currency: 'EUR', amount: '30.00', request: id };
    expect(said).toEqual([
      ['approval.approve', { ...debt, writtenOff: '30.00', reason: 'Nothing will come' }],
      ['approval.ask', { ...debt, reason: 'The bank gave it up' }],
    ]);
    expect(items.map(({ action }) => action)).toContain('debt.read');
    dataOf(await approve(risk, dataOf(await ask(support, '20')).id));
    expect(await walletOf()).not.toHaveProperty('owed');
  });

  test('that is written off is reported to its player by mail and notice, and to open pages at once', async () => {
    const push = vi.spyOn(server.platform.live, 'push');
    const hints = () =>
      push.mock.calls.filter(([{ topic, audience }]) => topic === 'balance' && 'playerId' in audience);
    dataOf(await approve(risk, dataOf(await ask(support, '30.00')).id));
    await expect
      .poll(() => hints().at(-1)?.[0])
      .toMatchObject({
        ...{ audience: { playerId: numberOf(player) }, data: { currency: 'EUR', balance: '0.00' } },
      });
    dataOf(await approve(risk, dataOf(await ask(support, '20.00')).id));
    push.mockRestore();
    const notices = () =>
      server.database.db.rows(
        `select kind, data from notices where player_id = $1 and kind = 'debt_written_off' order by data ->> 'amount' desc`,
        [numberOf(player)],
      );
    await expect.poll(notices).toEqual([
      { kind: 'debt_written_off', data: { currency: 'EUR', amount: '30.00', owed: '20.00' } },
      { kind: 'debt_written_off', data: { currency: 'EUR', amount: '20.00' } },
    ]);
    const mails = () =>
      server.database.db.rows(
        `select 1 from mails where player_id = $1 and kind = 'debt_written_off' and sent_at is not null`,
        [numberOf(player)],
      );
    await expect.poll(async () => (await mails()).length).toBe(2);
  });

  test('of an erased player can be written off by two, with their reasons in the audit log and without a notification', async () => {
    const playerId = numberOf(player);
    const { db } = server.database;
    await db.run(`update players set status = 'closed' where id = $1`, [playerId]);
    await db.run(
      `insert into erasures (player_id, asked_at, due_at) values ($1, now() - interval '2 days', now() - interval '1 day')`,
      [playerId],
    );
    expect(await server.modules.ownData.eraseDue()).toBeGreaterThan(0);
    const { id } = dataOf(await ask(support, '50.00'));
    expect(await ask(risk, '50.00')).toMatchObject({ status: 409, problem: { code: 'already_asked' } });
    expect((await debtsOf()).requests).toMatchObject([{ id, state: 'open', reason: '–' }]);
    expect(dataOf(await approve(risk, id))).toEqual({ state: 'done' });
    expect(await debtsOf()).toMatchObject({ debts: [], requests: [{ state: 'done', debt: { writtenOff: '50.00' } }] });
    const { items } = dataOf(await risk.call(readAuditLog, { query: { player: player.userId, size: 50 } }));
    expect(
      items
        .filter(({ action }) => action.startsWith('approval.') && action !== 'approval.read')
        .map(({ details }) => details),
    ).toMatchObject([{ reason: 'Nothing will come', writtenOff: '50.00' }, { reason: 'The bank gave it up' }]);
    expect(await db.rows(`select 1 from outbox where topic = 'debt.written_off' and key = $1`, [id])).toEqual([]);
    // Requests sealed with the player's key still need the key.
    const other = {
      params: { id: player.userId },
      body: { kind: 'remove_second_factor', reason: 'Lost the phone' },
    } as const;
    expect((await risk.call(askApproval, other)).ok).toBe(false);
  });

  test('is settled by what comes meanwhile: only the rest is written off, and nothing where nothing is owed', async () => {
    const { id } = dataOf(await ask(support, '50.00'));
    await credit(player, 2_000n);
    const [agreed, settled] = await Promise.all([approve(risk, id), credit(player, 1_000n)]);
    expect(dataOf(agreed)).toEqual({ state: 'done' });
    const [request] = (await debtsOf()).requests;
    expect(request?.debt?.writtenOff).toBe(settled.settled === 0n ? '30.00' : '20.00');
    expect(await walletOf()).not.toHaveProperty('owed');

    player = await debtor();
    const later = dataOf(await ask(support, '50.00')).id;
    await credit(player, 5_000n);
    expect(await approve(risk, later)).toMatchObject({ status: 409, problem: { code: 'no_debt' } });
    expect((await debtsOf()).requests).toMatchObject([{ state: 'open', approvedBy: null }]);
    expect((await drop(support, later)).status).toBe(204);
  });

  test('can be requested up to the debt, once at a time, and only if something is owed', async () => {
    expect(await ask(support, '50.01')).toMatchObject({ status: 422, problem: { code: 'more_than_owed' } });
    expect(await ask(support, '5', 'ETH')).toMatchObject({ status: 409, problem: { code: 'no_debt' } });
    for (const amount of ['0', '0.00', '1.001'])
      expect(await ask(support, amount)).toMatchObject({ status: 422, problem: { code: 'amount_invalid' } });
    const both = await Promise.all([ask(support, '50'), ask(risk, '50')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    player = await server.signUp();
    expect(await ask(support, '1')).toMatchObject({ status: 409, problem: { code: 'no_debt' } });
    expect(await debtsOf()).toEqual({ debts: [], movements: [], smallCoins: [], requests: [] });
  });

  test('is approved once by concurrent approvals, and never by the requester', async () => {
    const { id } = dataOf(await ask(risk, '50'));
    expect(await approve(risk, id)).toMatchObject({ status: 403, problem: { code: 'own_request' } });
    const admin = await enrolOperator(server, 'admin');
    const all = await Promise.all([admin, admin, admin, admin].map((one) => approve(one, id)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await debtsOf()).movements.filter(({ cause }) => cause === 'written_off')).toHaveLength(1);
  });

  test.each(operatorRoles)('by roles: %s', async (role) => {
    const operator = await enrolOperator(server, role);
    const asks = { support: 201, payments: 403, risk: 201, content: 403, admin: 201 }[role];
    const agrees = { support: 403, payments: 403, risk: 200, content: 403, admin: 200 }[role];
    const asked = await ask(operator, '10');
    expect(asked.status).toBe(asks);
    const { id } = asks === 201 ? (await debtsOf()).requests[0]! : dataOf(await ask(support, '10'));
    if (asks === 201) {
      expect((await drop(operator, id)).status).toBe(204);
      expect(await approve(risk, id)).toMatchObject({ status: 409, problem: { code: 'request_over' } });
    }
    const other = asks === 201 ? dataOf(await ask(support, '10')).id : id;
    expect((await approve(operator, other)).status).toBe(agrees);
    expect(await walletOf()).toMatchObject({ owed: agrees === 200 ? '40.00' : '50.00' });
  });
});

describe('coins too small to be sent', () => {
  const take = (currency: 'ETH' | 'USDT') =>
    support.call(askSmallCoins, { params: { id: player.userId }, body: { currency, reason: 'Asked in the chat' } });
  const give = (currency: 'ETH' | 'USDT', amount: bigint, key: string) =>
    server.database.db.transaction(async (sql) => {
      const playerId = numberOf(player);
      await server.modules.wallet.openWallet(sql, { playerId, currency, makeDefault: false });
      await server.modules.wallet.adjust(sql, { playerId, key: `${key}-${playerId}`, currency, amount });
    });
  const heldIn = async (currency: 'ETH' | 'USDT') =>
    (await server.modules.wallet.wallets(numberOf(player))).find((one) => one.currency === currency)?.cash;
  // No network is asked here.
  beforeAll(() =>
    server.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(
        `insert into chain_assets (chain, code, contract, currency, raw_per_subunit)
         values ('ETH', 'ETH', null, 'ETH', 1000000000), ('ETH', 'USDT', '0x1', 'USDT', 1) on conflict do nothing`,
      );
    }),
  );
  beforeEach(() => {
    vi.spyOn(server.modules.coins, 'isKeptByNetwork').mockImplementation(async ({ subunits }) => subunits <= 2_000n);
    return () => vi.restoreAllMocks();
  });

  test.each(['ETH', 'USDT'] as const)('are taken by two operators, who pay them by bank: %s', async (currency) => {
    await give(currency, 2_000n, 'few');
    expect((await debtsOf()).smallCoins).toMatchObject([{ currency }]);
    const { id } = dataOf(await take(currency));
    expect(await heldIn(currency)).toBe(2_000n);
    expect(dataOf(await approve(risk, id))).toEqual({ state: 'done' });
    expect(await heldIn(currency)).toBe(0n);
    expect(await debtsOf()).toMatchObject({ smallCoins: [], requests: [{ kind: 'pay_small_coins', state: 'done' }] });
  });

  test('are nothing else: what can be sent is refused, and so is a balance that has changed since', async () => {
    await give('USDT', 2_001n, 'many');
    expect(await take('USDT')).toMatchObject({ ok: false, problem: { code: 'amount_invalid' } });
    await give('ETH', 1_000n, 'few');
    const { id } = dataOf(await take('ETH'));
    await give('ETH', 1n, 'more');
    expect(await approve(risk, id)).toMatchObject({ ok: false });
    expect(await heldIn('ETH')).toBe(1_001n);
  });
});
