/** Conformance tests for every deposit gateway, run by its own test against its party over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DepositGateway } from '../../modules/payments/ports.ts';
import { describeCheckouts } from '../../testing/checkout-conformance.ts';
import { describeReversals } from '../../testing/reversal-conformance.ts';
import { describeAllPayouts } from '../../testing/payout-conformance.ts';
import { listen, readAll } from '../../testing/http-listener.ts';
import {
  flatHeaders,
  openStage,
  type CaughtNotice,
  type ConformanceSubject,
  type On,
  type Stage,
} from '../../testing/gateway-stage.ts';
import { openPage } from '../../testing/outside-world.ts';

const nothing: CaughtNotice = { rawBody: Buffer.alloc(0), headers: {}, query: {} };

const describeOrders = (on: On): void => {
  test('one order sent twice is one payment', async () => {
    const wanted = on().order();
    expect((await on().place(wanted)).reference).toBe((await on().place(wanted)).reference);
  });

  test('one reference never stands for two amounts', async () => {
    const { wanted, reference } = await on().place();
    const other = await on().gateway.placeDeposit({ ...wanted, amount: on().amountOf(9_900n) });
    expect(other.ok).toBe(on().isOrderedByBrowser);
    if (other.ok) {
      expect((await openPage(other.checkout)).status).toBe(409);
      await on().party.act(other.checkout, 'approve');
    }
    expect(await on().reportOf(reference)).toMatchObject({ status: 'pending' });
  });
};

const describeReports = (on: On): void => {
  test('finds a payment by either reference and names whom it is for', async () => {
    const { reference, wanted } = await on().place();
    const { paymentRef, playerRef } = wanted;
    const byTheirs = await on().reportOf(reference);
    expect(await on().gateway.queryDeposit({ paymentRef })).toEqual({ ok: true, report: byTheirs });
    expect(byTheirs).toMatchObject({ status: 'pending', paymentRef, playerRef });
    expect(byTheirs.paid).toBeUndefined();
  });

  test('is sure about a payment that never was', async () => {
    const unknown = { ok: false, reason: 'payment_unknown' };
    expect(await on().gateway.queryDeposit({ reference: 'no-such-payment' })).toEqual(unknown);
    expect(await on().gateway.queryDeposit({ paymentRef: 'dep_nosuchpayment' })).toEqual(unknown);
  });

  test.each([
    ['decline', 'failed'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['bad-signature', 'pending'],
  ])('after %s the payment is %s and nothing was paid', async (outcome, status) => {
    const { report } = await on().afterOutcome(outcome);
    expect(report.status).toBe(on().says[outcome] ?? status);
    expect(report.paid).toBeUndefined();
  });

  test('a paid payment says exactly what was paid, asked for or not', async () => {
    const { report } = await on().afterOutcome('approve');
    expect(report).toMatchObject({ status: 'paid', paid: on().amountOf(5_000n) });
    const other = (await on().afterOutcome('wrong-amount')).report;
    expect(other.status).toBe('paid');
    expect(other.paid?.subunits).not.toBe(5_000n);
  });
};

const describeStatements = (on: On): void => {
  const listed = async (from: number, to: number) => {
    const now = Date.now();
    const asked = { from: new Date(now + from), to: new Date(now + to), cursor: undefined };
    const page = await on().gateway.listTransactions(asked);
    if (!page.ok) throw new Error(page.reason);
    return page.lines;
  };

  test('its statement has what was paid, under our reference, and nothing of another time or that was not paid', async () => {
    const { wanted } = await on().afterOutcome('approve');
    const unpaid = (await on().afterOutcome('decline')).wanted;
    const lines = await listed(-60_000, 60_000);
    expect(lines.filter(({ ourRef }) => ourRef === wanted.paymentRef)).toMatchObject([
      { kind: 'deposit', state: 'done', amount: on().amountOf(5_000n), fee: undefined },
    ]);
    expect(lines.filter(({ ourRef, state }) => ourRef === unpaid.paymentRef && state === 'done')).toEqual([]);
    expect(await listed(-120_000, -60_000)).toEqual([]);
    expect(new Set(lines.map(({ kind, line }) => `${kind} ${line}`)).size).toBe(lines.length);
  });

  test('a statement that cannot be read says nothing', async () => {
    const query = { from: new Date(0), to: new Date(), cursor: undefined };
    const gone = await listen(() => undefined);
    await gone.close();
    expect(await on().against(gone.origin).listTransactions(query)).toEqual({ ok: false, reason: 'unreachable' });
    const broken = await listen((_request, response) => void response.writeHead(200).end('{}'));
    expect((await on().against(broken.origin).listTransactions(query)).ok).toBe(false);
    await broken.close();
  });
};

const describeNotices = (on: On): void => {
  const read = (notice: CaughtNotice, now?: Date) => on().read(notice, now);
  const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

  test('its notification names the event and our payment', async () => {
    const { notices, wanted } = await on().afterOutcome('approve');
    expect(notices).toHaveLength(1);
    expect(read(notices[0] ?? nothing)).toMatchObject({ ok: true, paymentRef: wanted.paymentRef });
  });

  test('copies of one event carry one id, further events another', async () => {
    const { notices } = await on().afterOutcome('approve-twice');
    const ids = notices.map((notice) => {
      const one = read(notice);
      return one.ok ? one.eventId : 'refused';
    });
    expect(ids).toHaveLength(3);
    // Without ids of its own, what says the same is the same.
    expect(new Set(ids).size).toBe(on().isUnsigned || on().isTimeless ? 1 : 2);
    expect(ids).not.toContain('refused');
  });

  test('a notification somebody else sent is refused', async () => {
    const { notices } = await on().afterOutcome('bad-signature');
    expect(read(notices[0] ?? nothing)).toEqual({ ok: false, reason: 'signature_wrong' });
  });

  test('a signed notification is good for five minutes, either way, if it says when, and only unchanged', async ({
    skip,
  }) => {
    if (on().isUnsigned) skip();
    const { notices } = await on().afterOutcome('approve');
    const notice = notices[0] ?? nothing;
    expect(read(notice, minutes(4)).ok).toBe(true);
    expect(read(notice, minutes(-4)).ok).toBe(true);
    for (const late of [6, -6])
      expect(read(notice, minutes(late))).toMatchObject(
        on().isTimeless ? { ok: true } : { ok: false, reason: 'stale' },
      );
    const longer = Buffer.concat([notice.rawBody, Buffer.from(' ')]);
    expect(read({ ...notice, rawBody: longer })).toMatchObject({ ok: false });
    expect(read({ ...notice, rawBody: Buffer.alloc(0) })).toMatchObject({ ok: false });
  });

  test('one without its signature or mark, or with a mark of another length, is refused', async () => {
    const { notices } = await on().afterOutcome('approve');
    const notice = notices[0] ?? nothing;
    expect(read(on().unsign(notice))).toEqual({ ok: false, reason: 'unsigned' });
    if (!on().isUnsigned) return;
    for (const mark of ['', '0', 'x'.repeat(64), notice.query['mark']?.slice(1) ?? '', `${notice.query['mark']}0`])
      expect(read({ ...notice, query: { ...notice.query, mark } })).toEqual({ ok: false, reason: 'signature_wrong' });
  });
};

/** Where the player's browser brings the order, placing it asks nobody. */
const expectNothingPlaced = async (on: On, gateway: DepositGateway): Promise<void> =>
  expect(await gateway.placeDeposit(on().order())).toMatchObject(
    on().isOrderedByBrowser ? { ok: true, reference: undefined } : { ok: false, reason: 'unknown' },
  );

const describeOutages = (on: On): void => {
  test('while the gateway is down nothing is decided', async () => {
    const gone = await listen(() => undefined);
    await gone.close();
    const gateway = on().against(gone.origin);
    await expectNothingPlaced(on, gateway);
    expect(await gateway.queryDeposit({ reference: 'x' })).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('a gateway that never answers is given up in time, and nothing is decided', async () => {
    const silent = await listen(() => undefined);
    const started = Date.now();
    const gateway = on().against(silent.origin);
    await expectNothingPlaced(on, gateway);
    expect(await gateway.queryDeposit({ reference: 'x' })).toEqual({ ok: false, reason: 'unreachable' });
    expect(Date.now() - started).toBeLessThan(3_000);
    await silent.close();
  });

  test.each([
    ['a page', 200, '<html>hello</html>'],
    ['an empty answer', 200, ''],
    ['an empty document', 200, '{}'],
    ['two megabytes', 200, `"${'x'.repeat(2_000_000)}"`],
    ['a redirect', 302, '{}'],
    ['its own failure', 500, '{}'],
    ['too many requests', 429, '{}'],
  ])('%s in place of an answer decides nothing', async (_what, status, body) => {
    const broken = await listen((_request, response) => {
      response.writeHead(status, { location: on().party.origin }).end(body);
    });
    const gateway = on().against(broken.origin);
    await expectNothingPlaced(on, gateway);
    const asked = await gateway.queryDeposit({ paymentRef: 'dep_x' });
    expect(asked.ok).toBe(false);
    expect(asked).not.toMatchObject({ reason: 'payment_unknown' });
    await broken.close();
  });
};

const describeLies = (on: On): void => {
  test.each([
    // In units or in subunits, as a text or a number.
    ['another amount', /\b50(?=\.00\b|00\b|,|})/g, '5'],
    ['another currency', /\b(EUR|CAD)\b/g, 'USD'],
    ['another payment', 'dep_conformance', 'dep_somebodyelses'],
    ['another player', 'usr_conformance', 'usr_somebodyelse'],
    ['a page elsewhere', /http(:|%3A)(\/|%2F){2}127\.0\.0\.1/g, 'http$1$2$2evil.example'],
  ])('an answer about %s is not taken for ours', async (what, from, to) => {
    const liar = await listen(async (request, response) => {
      const body = await readAll(request);
      const honest = await fetch(`${on().party.origin}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: flatHeaders(request.headers) as Record<string, string>,
        ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
      });
      response.writeHead(honest.status).end((await honest.text()).replaceAll(from, to));
    });
    const gateway = on().against(liar.origin);
    if (on().isKnownOnArrival && what !== 'a page elsewhere') {
      const { paymentRef, playerRef } = (await on().place()).wanted;
      const asked = await gateway.queryDeposit({ paymentRef });
      // It names whose it is without a signature: the deposit it does not belong to is reviewed.
      if (asked.ok) expect(asked.report.playerRef).not.toBe(playerRef);
    } else if (on().isOrderedByBrowser) {
      const { paymentRef } = (await on().place()).wanted;
      const asked = await gateway.queryDeposit({ paymentRef });
      // The page is of our form there, not of an answer.
      expect(asked.ok).toBe(what === 'a page elsewhere');
    } else {
      const placed = await gateway.placeDeposit(on().order());
      // A gateway that names no page cannot lead to another one.
      if (what === 'a page elsewhere' && placed.ok) expect(JSON.stringify(placed)).not.toContain('evil.example');
      else expect(placed.ok).toBe(false);
    }
    await liar.close();
  });
};

const describeOn = (subject: ConformanceSubject, as: string, describeAll: (on: On) => void): void => {
  describe(`${subject.gateway.code} as ${as}`, () => {
    let stage: Stage | undefined;
    const on: On = () => {
      if (stage === undefined) throw new Error('The stage is not open');
      return stage;
    };
    beforeAll(async () => {
      stage = await openStage(subject);
    });
    afterAll(() => stage?.close());
    describeAll(on);
  });
};

/** What no protocol shared with another gateway proves: this gateway's own account, paths and declaration. */
export const describeGatewayCore = (subject: ConformanceSubject): void =>
  describeOn(subject, 'a gateway of a shared protocol', (on) => {
    describeCheckouts(on);
    describeReports(on);
    describeReversals(on, subject);
    // Those that only refund speak for no other gateway of their protocol.
    if (subject.gateway.refundTarget !== undefined) describeAllPayouts(on, subject);
    describeStatements(on);
    describeNotices(on);
  });

const describeBalance = (on: On): void => {
  test('where it can be asked what it holds, a paid deposit is in it', async (context) => {
    const { balance } = on().gateway;
    if (balance === undefined) return context.skip();
    const { amount } = on().order();
    const held = async (): Promise<bigint> => {
      const answer = await balance();
      if (!answer.ok) throw new Error(answer.reason);
      return answer.balances.find(({ currency }) => currency === amount.currency)?.subunits ?? 0n;
    };
    const before = await held();
    await on().afterOutcome('approve');
    expect((await held()) - before).toBe(amount.subunits);
  });
};

export const describeGateway = (subject: ConformanceSubject): void =>
  describeOn(subject, 'a deposit gateway', (on) => {
    describeCheckouts(on);
    describeOrders(on);
    describeReports(on);
    describeReversals(on, subject);
    describeBalance(on);
    describeStatements(on);
    describeAllPayouts(on, subject);
    describeNotices(on);
    describeOutages(on);
    describeLies(on);
  });
