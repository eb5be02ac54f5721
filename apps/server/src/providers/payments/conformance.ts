/** What every deposit gateway must hold to, whoever it is: run by each adapter's own test against its party, over HTTP. */
import { money } from '@carmine/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DepositGateway, DepositOrder, PaymentReport } from '../../modules/payments/ports.ts';
import { listen, readAll, type Listener } from '../../testing/http-listener.ts';

export interface ConformanceSubject {
  readonly name: string;
  /** The party itself, really listening. */
  start(): Promise<{
    readonly origin: string;
    act(redirectUrl: string, outcome: string): Promise<unknown>;
    close(): Promise<void>;
  }>;
  /** The adapter, with calls to `origin` and pages at `pageOrigin`. */
  adapter(settings: { origin: string; pageOrigin: string; timeoutMs: number }): DepositGateway;
}

interface CaughtNotice {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string | undefined>;
}

const flat = (headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

export const describeGateway = (subject: ConformanceSubject): void => {
  describe(`${subject.name} as a deposit gateway`, () => {
    let party: Awaited<ReturnType<ConformanceSubject['start']>>;
    let inbox: Listener;
    let gateway: DepositGateway;
    const caught: CaughtNotice[] = [];
    const adapter = (origin: string) => subject.adapter({ origin, pageOrigin: party.origin, timeoutMs: 300 });
    let orders = 0;

    const order = (change: Partial<DepositOrder> = {}): DepositOrder => {
      orders += 1;
      return {
        paymentRef: `dep_conformance${orders}`,
        playerRef: 'usr_conformance',
        amount: money('EUR', 5_000n),
        player: { name: 'Ada Lovelace', country: 'MT' },
        returnUrl: `${inbox.origin}/back`,
        notificationUrl: `${inbox.origin}/notify`,
        ...change,
      };
    };

    const place = async (wanted = order()) => {
      const placed = await gateway.placeDeposit(wanted);
      if (!placed.ok) throw new Error(`Not placed: ${placed.reason}`);
      return { ...placed, wanted };
    };

    const reportOf = async (reference: string): Promise<PaymentReport> => {
      const answer = await gateway.queryDeposit({ reference });
      if (!answer.ok) throw new Error(`No report: ${answer.reason}`);
      return answer.report;
    };

    const afterOutcome = async (outcome: string) => {
      caught.length = 0;
      const placed = await place();
      await party.act(placed.redirectUrl, outcome);
      return { ...placed, report: await reportOf(placed.reference), notices: [...caught] };
    };

    beforeAll(async () => {
      party = await subject.start();
      inbox = await listen(async (request, response) => {
        caught.push({ rawBody: await readAll(request), headers: flat(request.headers) });
        response.end();
      });
      gateway = subject.adapter({ origin: party.origin, pageOrigin: party.origin, timeoutMs: 5_000 });
    });
    afterAll(async () => {
      await Promise.all([party.close(), inbox.close()]);
    });

    test('places an order and says where the player pays and until when', async () => {
      const placed = await place();
      expect(new URL(placed.redirectUrl).origin).toBe(party.origin);
      expect(placed.expiresAt.getTime()).toBeGreaterThan(Date.now());
    });

    test('one order sent twice is one payment', async () => {
      const wanted = order();
      expect((await place(wanted)).reference).toBe((await place(wanted)).reference);
    });

    test('one reference never stands for two amounts', async () => {
      const { wanted } = await place();
      const other = await gateway.placeDeposit({ ...wanted, amount: money('EUR', 9_900n) });
      expect(other.ok).toBe(false);
    });

    test('finds a payment by either reference and names whom it is for', async () => {
      const { reference, wanted } = await place();
      const byOurs = await gateway.queryDeposit({ paymentRef: wanted.paymentRef });
      const byTheirs = await reportOf(reference);
      expect(byOurs).toEqual({ ok: true, report: byTheirs });
      expect(byTheirs).toMatchObject({ status: 'pending', paymentRef: wanted.paymentRef, playerRef: wanted.playerRef });
      expect(byTheirs.paid).toBeUndefined();
    });

    test('is sure about a payment that never was', async () => {
      const unknown = { ok: false, reason: 'payment_unknown' };
      expect(await gateway.queryDeposit({ reference: 'no-such-payment' })).toEqual(unknown);
      expect(await gateway.queryDeposit({ paymentRef: 'dep_nosuchpayment' })).toEqual(unknown);
    });

    test.each([
      ['decline', 'failed'],
      ['expire', 'expired'],
      ['cancel', 'cancelled'],
      ['bad-signature', 'pending'],
    ])('after %s the payment is %s and nothing was paid', async (outcome, status) => {
      const { report } = await afterOutcome(outcome);
      expect(report.status).toBe(status);
      expect(report.paid).toBeUndefined();
    });

    test('a paid payment says exactly what was paid, asked for or not', async () => {
      expect((await afterOutcome('approve')).report).toMatchObject({ status: 'paid', paid: money('EUR', 5_000n) });
      const other = (await afterOutcome('wrong-amount')).report;
      expect(other.status).toBe('paid');
      expect(other.paid?.subunits).not.toBe(5_000n);
    });

    test('its notification names the event and our payment', async () => {
      const { notices, wanted } = await afterOutcome('approve');
      const [notice] = notices;
      expect(notices).toHaveLength(1);
      const read = gateway.readNotice(notice?.rawBody ?? Buffer.alloc(0), notice?.headers ?? {}, new Date());
      expect(read).toMatchObject({ ok: true, paymentRef: wanted.paymentRef });
    });

    test('copies of one event carry one id, further events another', async () => {
      const { notices } = await afterOutcome('approve-twice');
      const ids = notices.map(({ rawBody, headers }) => {
        const read = gateway.readNotice(rawBody, headers, new Date());
        return read.ok ? read.eventId : 'refused';
      });
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(2);
      expect(ids).not.toContain('refused');
    });

    test('a notification somebody else signed is refused', async () => {
      const { notices } = await afterOutcome('bad-signature');
      const [notice] = notices;
      const read = gateway.readNotice(notice?.rawBody ?? Buffer.alloc(0), notice?.headers ?? {}, new Date());
      expect(read).toEqual({ ok: false, reason: 'signature_wrong' });
    });

    test('a notification is good for five minutes, either way, and only unchanged', async () => {
      const { notices } = await afterOutcome('approve');
      const [notice = { rawBody: Buffer.alloc(0), headers: {} }] = notices;
      const read = (now: Date, rawBody = notice.rawBody, headers = notice.headers) =>
        gateway.readNotice(rawBody, headers, now);
      expect(read(minutes(4)).ok).toBe(true);
      expect(read(minutes(-4)).ok).toBe(true);
      expect(read(minutes(6))).toEqual({ ok: false, reason: 'stale' });
      expect(read(minutes(-6))).toEqual({ ok: false, reason: 'stale' });
      expect(read(new Date(), Buffer.concat([notice.rawBody, Buffer.from(' ')]))).toMatchObject({ ok: false });
      expect(read(new Date(), notice.rawBody, {})).toEqual({ ok: false, reason: 'unsigned' });
      expect(read(new Date(), Buffer.alloc(0))).toMatchObject({ ok: false });
    });

    test('while the gateway is down nothing is decided', async () => {
      const gone = await listen(() => undefined);
      await gone.close();
      expect(await adapter(gone.origin).placeDeposit(order())).toEqual({ ok: false, reason: 'unknown' });
      expect(await adapter(gone.origin).queryDeposit({ reference: 'x' })).toEqual({ ok: false, reason: 'unreachable' });
    });

    test('a gateway that never answers is given up in time, and nothing is decided', async () => {
      const silent = await listen(() => undefined);
      const started = Date.now();
      expect(await adapter(silent.origin).placeDeposit(order())).toEqual({ ok: false, reason: 'unknown' });
      expect(await adapter(silent.origin).queryDeposit({ reference: 'x' })).toEqual({
        ok: false,
        reason: 'unreachable',
      });
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
        response.writeHead(status, { location: party.origin }).end(body);
      });
      expect(await adapter(broken.origin).placeDeposit(order())).toEqual({ ok: false, reason: 'unknown' });
      const asked = await adapter(broken.origin).queryDeposit({ paymentRef: 'dep_x' });
      expect(asked.ok).toBe(false);
      expect(asked).not.toMatchObject({ reason: 'payment_unknown' });
      await broken.close();
    });

    test.each([
      ['another amount', '"50.00"', '"5.00"'],
      ['another currency', '"EUR"', '"USD"'],
      ['another payment', 'dep_conformance', 'dep_somebodyelses'],
      ['another player', 'usr_conformance', 'usr_somebodyelse'],
      ['a page elsewhere', 'http://127.0.0.1', 'http://evil.example'],
    ])('an answer about %s is not taken for ours', async (_what, from, to) => {
      const liar = await listen(async (request, response) => {
        const body = await readAll(request);
        const honest = await fetch(`${party.origin}${request.url ?? ''}`, {
          method: request.method ?? 'GET',
          headers: flat(request.headers) as Record<string, string>,
          ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
        });
        response.writeHead(honest.status).end((await honest.text()).replaceAll(from, to));
      });
      expect((await adapter(liar.origin).placeDeposit(order())).ok).toBe(false);
      await liar.close();
    });
  });
};
