import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { approveCashOut } from '@carmine/contract/back-office/money/cash-outs';
import {
  clearRiskFlag,
  listRiskFlags,
  raiseRiskFlag,
  readPlayerRisk,
  readRiskRules,
  type RiskRules,
  setRiskRules,
  writeRiskNote,
} from '@carmine/contract/back-office/risk';
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { putProfile } from '@carmine/contract/account/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentId, PlayerId } from '../../../platform/ids/ids.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let risk: Visitor;
let payments: Visitor;

beforeAll(async () => {
  server = await testServer();
  [risk, payments] = await Promise.all([enrolOperator(server, 'risk'), enrolOperator(server, 'payments')]);
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

const riskOf = async (player: SignedUp) => dataOf(await risk.call(readPlayerRisk, { params: { id: player.userId } }));
const kindsOf = async (player: SignedUp) => (await riskOf(player)).flags.map(({ kind }) => kind);

const home = { country: 'MT', address: '1 Tower Road', zipCode: 'SLM 1600', city: 'Sliema', dateOfBirth: -86_400 };

/** Inserted as by the player's request; the test server's worker decides. */
const askCashOut = async (player: SignedUp, cents = 2000, address = `0x${player.userId}`): Promise<string> => {
  const { id } = await server.database.db.one<{ id: bigint }>(
    `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
     values ($1, 'ETH', 'ETH', 10000000, 1000, $2, 2000, $3, now() + interval '1 hour') returning id`,
    [numberOf(player), cents, address],
  );
  const { wallet } = server.modules;
  const held = { playerId: numberOf(player), currency: 'ETH', amount: 10_000_000n } as const;
  await server.database.db.transaction(async (sql) => {
    await wallet.openWallet(sql, { ...held, makeDefault: false });
    const paid = await sql.one<{ id: PaymentId }>(`select nextval('payment_ids') as id`);
    const from = {
      paymentId: paid.id,
      provider: 'ETH',
      partyKind: 'chain',
      to: 'locked',
      eurRate: 10n ** 21n,
    } as const;
    await wallet.creditDeposit(sql, { ...held, ...from });
    await wallet.holdCashOut(sql, { ...held, paymentId: id as PaymentId });
  });
  return server.platform.ids.encode('wdr', id as never);
};

const stateOf = async (cashOut: string) => {
  const id = server.platform.ids.decode('wdr', cashOut);
  return server.platform.db.one<{ state: string; reason: string | null }>(
    'select state, reason from cash_outs where id = $1',
    [id],
  );
};

const decided = async (cashOut: string) => {
  await expect.poll(async () => (await stateOf(cashOut)).state).not.toBe('requested');
  return stateOf(cashOut);
};

describe('a flag that holds', () => {
  test('keeps a cash-out from leaving by itself and from being paid, until it is cleared with a reason', async () => {
    const player = await server.signUp();
    const raised = await risk.call(raiseRiskFlag, {
      params: { id: player.userId },
      body: { reason: 'The bank asked about this person' },
    });
    expect(raised).toMatchObject({ ok: true, status: 204 });
    const cashOut = await askCashOut(player);
    expect(await decided(cashOut)).toEqual({ state: 'review', reason: 'risk_review' });
    const approve = () => payments.call(approveCashOut, { params: { id: cashOut }, body: { reason: 'Looks fine' } });
    expect(await approve()).toMatchObject({ ok: false, status: 409, problem: { code: 'held_by_risk' } });
    const [flag] = (await riskOf(player)).flags;
    expect(flag).toMatchObject({ kind: 'by_staff', holds: true, note: 'The bank asked about this person' });
    const clear = (visitor: Visitor) =>
      visitor.call(clearRiskFlag, { params: { id: flag?.id ?? '' }, body: { reason: 'Answered the bank' } });
    expect(await clear(payments)).toMatchObject({ ok: false, status: 403 });
    expect(await clear(risk)).toMatchObject({ ok: true });
    expect(await clear(risk)).toMatchObject({ ok: false, status: 409, problem: { code: 'flag_cleared' } });
    expect(await approve()).toMatchObject({ ok: true, status: 200 });
    expect((await riskOf(player)).flags[0]).toMatchObject({ clearing: 'Answered the bank', clearedBy: 'Olga Office' });
  });

  test('is not there for who has none: the rule decides alone', async () => {
    expect((await decided(await askCashOut(await server.signUp()))).reason).not.toBe('risk_review');
  });

  test('of several who clear it at once, one does', async () => {
    const player = await server.signUp();
    await risk.call(raiseRiskFlag, { params: { id: player.userId }, body: { reason: 'A look is needed' } });
    const id = (await riskOf(player)).flags[0]?.id ?? '';
    const results = await Promise.all(
      Array.from({ length: 8 }, () => risk.call(clearRiskFlag, { params: { id }, body: { reason: 'All is well' } })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('rolling sums', () => {
  test('raise a flag once at the threshold, and hold the cash-out that reaches it', async () => {
    const player = await server.signUp();
    for (let asked = 0; asked < 5; asked += 1) await askCashOut(player, 35_000);
    const last = await askCashOut(player, 35_000);
    expect(await decided(last)).toEqual({ state: 'review', reason: 'risk_review' });
    await server.modules.risk.screen(numberOf(player));
    const { flags, turnover } = await riskOf(player);
    expect(flags).toMatchObject([{ kind: 'cash_outs_day', sum: { amount: '2100.00', threshold: '2000.00' } }]);
    expect(turnover.cashOuts).toEqual({ day: '2100.00', month: '2100.00', year: '2100.00' });
  });

  test('are measured against thresholds that two operators set, with a reason and the old values shown', async () => {
    const before = dataOf(await risk.call(readRiskRules, {}));
    const second = await enrolOperator(server, 'risk');
    const setTo = async (rules: RiskRules) => {
      const body = { ...rules, reason: 'the regulator asks for it' };
      expect(await payments.call(setRiskRules, { body })).toMatchObject({ status: 403 });
      expect(await risk.call(setRiskRules, { body })).toMatchObject({ status: 202 });
      const [asked] = dataOf(await second.call(listApprovals, {})).items;
      const params = { id: asked?.id ?? '' };
      const agreeing = { params, body: { reason: 'so it is' } };
      expect(await risk.call(approveRequest, agreeing)).toMatchObject({ problem: { code: 'own_request' } });
      expect(await second.call(approveRequest, agreeing)).toMatchObject({ status: 200 });
      return asked;
    };
    const asked = await setTo({ ...before, cashOuts: { day: '10', month: '20', year: '30' } });
    expect(asked?.changes).toContainEqual({ field: 'cashOutsDay', from: before.cashOuts.day, to: '10.00' });
    expect(dataOf(await risk.call(readRiskRules, {})).cashOuts).toEqual({
      ...{ day: '10.00', month: '20.00', year: '30.00' },
    });
    const player = await server.signUp();
    expect(await decided(await askCashOut(player))).toMatchObject({ reason: 'risk_review' });
    expect((await kindsOf(player)).toSorted()).toEqual(['cash_outs_day', 'cash_outs_month']);
    await setTo(before);
  });
});

describe('what two players share', () => {
  test('a shared home, and a mailbox in two spellings, are informational; each page shows who shares it', async () => {
    const one = await server.signUp({ email: 'ada.box@example.org', fullName: 'Ada One' });
    const other = await server.signUp({ email: 'Ada.Box+bonus@example.org', fullName: 'Ada Other' });
    for (const player of [one, other]) await player.call(putProfile, { body: home });
    for (const player of [one, other]) await server.modules.risk.screen(numberOf(player));
    for (const player of [one, other]) {
      const { flags, shared } = await riskOf(player);
      expect(flags.map(({ kind, holds, sharedWith }) => `${kind} ${holds} ${sharedWith}`).toSorted()).toEqual([
        'same_address false 1',
        'same_mailbox false 1',
      ]);
      const theirs = player === one ? { id: other.userId, name: 'Ada Other' } : { id: one.userId, name: 'Ada One' };
      expect(shared).toEqual([
        { kind: 'same_address', count: 1, players: [theirs] },
        { kind: 'same_mailbox', count: 1, players: [theirs] },
      ]);
    }
  });

  test('a shared card holds both players, from any gateway; a player’s own card holds nobody', async () => {
    const phone = { phoneNumber: '99123418', dialingCode: '+356' };
    const pay = async (player: SignedUp, card: 'own' | 'shared', number: string) => {
      dataOf(await player.call(putProfile, { body: { ...home, ...phone, phoneNumber: number, address: number } }));
      const body = { amount: '20', currency: 'EUR' } as const;
      const started = dataOf(await player.call(postGatewayDeposit, { params: { gateway: theGateway.path }, body }));
      await server.outside.act(started, 'approve', card);
      const look = async () => dataOf(await player.call(getDeposit, { params: { id: started.id } })).status;
      await expect.poll(look).toBe('credited');
    };
    const [one, other, third] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await pay(one, 'shared', '79000001');
    await pay(third, 'own', '79000003');
    await pay(other, 'shared', '79000002');
    for (const player of [one, other]) {
      await expect.poll(() => kindsOf(player)).toEqual(['same_instrument']);
      const [flag] = (await riskOf(player)).flags;
      expect(flag).toMatchObject({ holds: true, other: (player === one ? other : one).userId });
      expect(await decided(await askCashOut(player))).toMatchObject({ state: 'review', reason: 'risk_review' });
    }
    expect(await kindsOf(third)).toEqual([]);
    const marks = await server.platform.db.rows<{ mark: Buffer }>('select mark from deposit_instruments');
    expect(marks.some(({ mark }) => mark.includes('crd_'))).toBe(false);
  });
});

describe('notes', () => {
  test('are read by the other operators, sealed in the database, and every view is in the audit log', async () => {
    const player = await server.signUp();
    const text = 'Called on Monday, will send a bank statement';
    await payments.call(writeRiskNote, { params: { id: player.userId }, body: { text } });
    expect((await riskOf(player)).notes).toMatchObject([{ text, by: 'Olga Office' }]);
    const rows = await server.platform.db.rows<{ note_sealed: Buffer }>('select note_sealed from risk_notes');
    expect(rows.some(({ note_sealed: sealed }) => sealed.includes('Monday'))).toBe(false);
    const log = dataOf(await risk.call(readAuditLog, { query: { player: player.userId } }));
    expect(log.items.map(({ action }) => action)).toEqual(['risk.read', 'risk.note']);
  });

  test('the queue shows open flags, and who cleared which', async () => {
    const open = dataOf(await risk.call(listRiskFlags, { query: { state: 'open' } }));
    expect(open.total).toBeGreaterThan(0);
    expect(open.items.every(({ clearedAt }) => clearedAt === null)).toBe(true);
    const cleared = dataOf(await risk.call(listRiskFlags, { query: { state: 'cleared' } }));
    expect(cleared.items.every(({ clearing }) => clearing !== null)).toBe(true);
  });
});
