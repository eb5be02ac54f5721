/** Conformance tests for every verification provider's adapter, with a real counterpart over HTTP. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CheckOrder, KycProvider, Verdict } from '../modules/compliance/ports.ts';
import { listen, readAll, type Listener } from './http-listener.ts';

export interface KycStage {
  /** The adapter for a counterpart at this origin. */
  adapter(origin: string, timeoutMs?: number): KycProvider;
  /** The same with an unknown key. */
  strange(origin: string): KycProvider;
  start(): Promise<{ origin: string; close(): Promise<void> }>;
  /** The provider's documents: a rejection for an unknown reason, and a verdict about another check. */
  readonly wire: { declined(reference: string): object; readonly foreign: object };
}

let count = 0;
const orderOf = (name: string, bytes = Buffer.from('a document')): CheckOrder => ({
  reference: `ver_test${(count += 1)}`,
  kind: 'bill',
  details: { name: 'Ann Example', address: '14 Triq il-Wied, Malta' },
  country: 'MT',
  documents: [{ side: 'bill', type: 'application/pdf', name, bytes }],
});

const verdictOf = (provider: KycProvider, reference: string): Promise<Verdict> =>
  vi.waitFor(
    async () => {
      const asked = await provider.ask(reference);
      if (!asked.ok || asked.verdict.status === 'pending') throw new Error('No verdict yet');
      return asked.verdict;
    },
    { timeout: 60_000, interval: 50 },
  );

const withAnswer = async (
  answer: (listener: Listener) => Promise<void>,
  respond: Parameters<typeof listen>[0],
): Promise<void> => {
  const listener = await listen(respond);
  try {
    await answer(listener);
  } finally {
    await listener.close();
  }
};

export const describeKycProvider = (name: string, stage: KycStage): void => {
  describe(`${name}, with its counterpart`, () => {
    let counterpart: Awaited<ReturnType<KycStage['start']>>;
    let provider: KycProvider;
    beforeAll(async () => {
      counterpart = await stage.start();
      provider = stage.adapter(counterpart.origin);
    });
    afterAll(() => counterpart.close());

    it('accepts good documents, refuses bad ones with a reason that we know, hesitates over others', async () => {
      const [good, bad, slow] = [orderOf('bill.pdf'), orderOf('Reject-me.pdf'), orderOf('is-PENDING.pdf')];
      for (const order of [good, bad, slow]) expect(await provider.hand(order)).toEqual({ ok: true });
      expect(await verdictOf(provider, good.reference)).toEqual({ status: 'verified' });
      expect(await verdictOf(provider, bad.reference)).toEqual({ status: 'rejected', refusal: 'cut_off' });
      expect(await provider.ask(slow.reference)).toEqual({ ok: true, verdict: { status: 'pending' } });
    });

    it('takes the same hand-in twice as one, and another under the same reference not at all', async () => {
      const order = orderOf('pending.pdf');
      expect(await provider.hand(order)).toEqual({ ok: true });
      expect(await provider.hand(order)).toEqual({ ok: true });
      const other = { ...order, details: { name: 'Somebody Else', address: null } };
      expect(await provider.hand(other)).toEqual({ ok: false, reason: 'refused' });
    });

    it('takes a document of ten megabytes', async () => {
      expect(await provider.hand(orderOf('large.pdf', Buffer.alloc(10 * 1024 * 1024, 1)))).toEqual({ ok: true });
    });

    it('does not know what was never handed in', async () => {
      expect(await provider.ask('ver_never')).toEqual({ ok: false, reason: 'check_unknown' });
    });

    it('refuses nobody’s documents because our own signature is wrong', async () => {
      const strange = stage.strange(counterpart.origin);
      expect(await strange.hand(orderOf('bill.pdf'))).toEqual({ ok: false, reason: 'unknown' });
      expect(await strange.ask('ver_any')).toEqual({ ok: false, reason: 'unreachable' });
    });
  });

  describe(`${name}, when its counterpart misbehaves`, () => {
    const order = orderOf('bill.pdf');

    it('says that nothing is known when nobody is there', async () => {
      const provider = stage.adapter('http://127.0.0.1:9');
      expect(await provider.hand(order)).toEqual({ ok: false, reason: 'unknown' });
      expect(await provider.ask(order.reference)).toEqual({ ok: false, reason: 'unreachable' });
    });

    it('does not wait for ever', async () => {
      await withAnswer(
        async ({ origin }) => {
          const provider = stage.adapter(origin, 100);
          expect(await provider.hand(order)).toEqual({ ok: false, reason: 'unknown' });
          expect(await provider.ask(order.reference)).toEqual({ ok: false, reason: 'unreachable' });
        },
        () => undefined,
      );
    });

    it.each([
      ['an outage', 503, '{}', 'unreachable'],
      ['too many calls', 429, '{}', 'unreachable'],
      ['no JSON', 200, '<html>', 'answer_invalid'],
      ['another shape', 200, '{"state":"approved"}', 'answer_invalid'],
      ['the verdict of another check', 200, JSON.stringify(stage.wire.foreign), 'answer_invalid'],
    ])('takes %s for no verdict', async (_what, status, body, reason) => {
      await withAnswer(
        async ({ origin }) => expect(await stage.adapter(origin).ask(order.reference)).toEqual({ ok: false, reason }),
        async (request, response) => {
          await readAll(request);
          response.writeHead(status, { 'content-type': 'application/json' }).end(body);
        },
      );
    });

    it('takes a reason that we do not know for a refusal all the same', async () => {
      await withAnswer(
        async ({ origin }) =>
          expect(await stage.adapter(origin).ask(order.reference)).toEqual({
            ok: true,
            verdict: { status: 'rejected', refusal: 'other' },
          }),
        (_request, response) => {
          const body = stage.wire.declined(order.reference);
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        },
      );
    });
  });
};
