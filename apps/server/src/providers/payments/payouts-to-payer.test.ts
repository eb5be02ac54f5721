/** A payout goes to the account that paid its deposit: the gateway's own record says which, never a call, and never the newest payer. */
import type { Checkout } from '@carmine/contract/payments/checkout';
import { afterEach, expect, test } from 'vitest';
import { openStage, orderingPlayer } from '../../testing/gateway-stage.ts';
import { listen, readAll } from '../../testing/http-listener.ts';
import { atSandbox } from '../../testing/sandbox-subject.ts';
import { subjectDataOf } from '../../testing/payment-proof/subject-data.ts';
import { theGateway } from '../../testing/the-gateway.ts';
import { gateways } from './registry.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => decodeURIComponent(text.replaceAll('%', '%25')).match(/[\w.@%-]{5,}/g) ?? []));

/** A widget has no page of its own; its token opens one at the sandbox. */
const pageFor = (checkout: Checkout, place: string): Checkout =>
  checkout.presentation === 'widget'
    ? { presentation: 'redirect', redirectUrl: `${place}/${checkout.initializationToken}` }
    : checkout;

/** Between adapter and sandbox: what was sent and answered. */
const listening = async (origin: string) => {
  const calls: { sent: string; heard: string }[] = [];
  const between = await listen(async (request, response) => {
    const body = await readAll(request);
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      ...{ method: request.method ?? 'GET', headers: headers as Record<string, string>, redirect: 'manual' },
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    const heard = await answer.text();
    calls.push({ sent: body.toString(), heard });
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type === null ? {} : { 'content-type': type }).end(heard);
  });
  return { ...between, calls };
};

/** All that pay accounts, and a card gateway. */
const paying = gateways.filter(
  ({ code, payoutTargets }) => payoutTargets.includes('e-wallet') || code === theGateway.code,
);

test.each(paying.map((gateway) => [gateway.name, gateway] as const))(
  '%s pays the account of the deposit, whoever has paid since',
  async (_name, gateway) => {
    const subject = atSandbox(gateway, await subjectDataOf(gateway));
    const stage = await openStage(subject);
    const between = await listening(stage.party.origin);
    closers.push(between.close, stage.close);
    const adapter = subject.adapter({ origin: between.origin, pageOrigin: stage.party.origin, timeoutMs: 5_000 });
    const paidBy = async (who: string): Promise<string> => {
      const player = { ...orderingPlayer, email: `${who}@example.org` };
      const placed = await stage.place(stage.order({ playerRef: `usr_${who}`, player }));
      await stage.party.act(pageFor(placed.checkout, `${stage.party.origin}/${gateway.path}`), 'approve');
      return placed.reference;
    };
    const deposits = [await paidBy('first'), await paidBy('second')];
    const ordered = async (depositReference: string, index: number) => {
      between.calls.length = 0;
      const payoutRef = `wdr_topayer${index}_1`;
      const target = gateway.payoutTargets.includes('e-wallet') ? 'e-wallet' : 'back to the deposit';
      const placed = await adapter.payouts?.place({
        ...{ payoutRef, target, depositReference, amount: stage.amountOf(1_500n) },
        notificationUrl: stage.notificationUrl,
      });
      expect(placed).toMatchObject({ ok: true });
      const orders = between.calls.filter(({ sent }) => sent.includes(payoutRef)).map(({ sent }) => sent);
      // What the gateway said of the deposit before anything was ordered, and the deposit itself.
      const known = between.calls.filter(({ sent }) => !sent.includes(payoutRef)).map(({ heard }) => heard);
      return { sent: wordsOf(orders), known: wordsOf([...known, depositReference]) };
    };
    const [one, other] = [await ordered(deposits[0] ?? '', 0), await ordered(deposits[1] ?? '', 1)];
    const accountOf = (own: typeof one, others: typeof one) =>
      [...own.sent].filter((word) => own.known.has(word) && !others.sent.has(word) && !others.known.has(word));
    expect(accountOf(one, other)).not.toEqual([]);
    expect(accountOf(other, one)).not.toEqual([]);
  },
);
