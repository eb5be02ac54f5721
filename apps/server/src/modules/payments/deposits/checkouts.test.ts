/** Paying a deposit over HTTP from start to end, for each presentation of a gateway. */
import type { Checkout } from '@carmine/contract/payments/checkout';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { pageOf } from '../../../testing/outside-world.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

const origin = 'https://pay.example';
/** What the gateway presents, and whether it knows the order before its player arrives. */
let shown: (page: string) => Checkout;
let isKnown = true;
let cashier: Cashier;
let player: TestPlayer;

beforeAll(async () => {
  cashier = await openCashier({
    change: (honest) => ({
      placeDeposit: async (order) => {
        const placed = await honest.placeDeposit(order);
        if (!placed.ok) return placed;
        return {
          ...placed,
          checkout: shown(pageOf(placed.checkout)),
          ...(isKnown ? {} : { reference: undefined }),
        };
      },
      queryDeposit: async (by) => (isKnown ? honest.queryDeposit(by) : { ok: false, reason: 'payment_unknown' }),
      contentPolicy: { scripts: [origin], connects: ['https://api.example'], forms: [origin], frames: [] },
      widget: { scriptUrl: `${origin}/widget.js`, start: '({ token, container }) => payWith(container, token)' },
    }),
  });
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
  isKnown = true;
  shown = (redirectUrl) => ({ presentation: 'redirect', redirectUrl });
});

const widget: Checkout = { presentation: 'widget', initializationToken: 'tok_<1>' };
const form: Checkout = {
  ...{ presentation: 'form', formUrl: `${origin}/pay` },
  formFields: { order: 'dep_1', note: '"><script>alert(1)</script>', submit: 'now' },
};

const every: readonly ((page: string) => Checkout)[] = [
  (redirectUrl) => ({ presentation: 'redirect', redirectUrl }),
  () => form,
  () => widget,
  (redirectUrl) => ({ presentation: 'qr', qr: redirectUrl, redirectUrl }),
  (frameUrl) => ({ presentation: 'frame', frameUrl, frameRights: ['allow-scripts', 'allow-forms'], frameLoads: 2 }),
  () => ({ presentation: 'address', address: 'MT00 PAY 0001', reference: '4711' }),
];

const lookAt = async (id: string) =>
  (await player.call('GET', `profile/deposit/${id}`)).body as Record<string, unknown>;

describe('the stored checkout', () => {
  test.each(every)('is returned, and is the same for a repeated key and on another device', async (gives) => {
    let page = '';
    shown = (address) => gives((page = address));
    const first = await player.deposit('50.00', 'again');
    const checkout = gives(page);
    expect(first).toMatchObject({ status: 201, body: { status: 'pending', ...checkout } });
    shown = () => ({ presentation: 'address', address: 'another' });
    expect((await player.deposit('50.00', 'again')).body).toEqual(first.body);
    const id = first.body['id'] ?? '';
    expect((await lookAt(id))['checkout']).toEqual(checkout);
    await cashier.world.act(page, 'approve');
    await cashier.confirm(id);
    expect(await lookAt(id)).toMatchObject({ status: 'credited' });
    expect(await lookAt(id)).not.toHaveProperty('checkout');
  });

  test('is not shown to a player who may not deposit now, such as after a break began', async () => {
    const { id } = await player.started();
    expect(await lookAt(id)).toHaveProperty('checkout');
    for (const [cookie, session] of cashier.http.sessions)
      if (session.playerId === player.playerId)
        cashier.http.sessions.set(cookie, { ...session, scope: 'cashier', refusal: 'self_excluded' });
    const looked = await lookAt(id);
    expect(looked).toMatchObject({ id, status: 'pending' });
    expect(looked).not.toHaveProperty('checkout');
  });

  test('never changes, and has a known presentation', async () => {
    const { id } = await player.started();
    const change = (checkout: object) =>
      cashier.owner.run('update deposits set checkout = $2 where id = $1', [cashier.numberOf(id), checkout]);
    await expect(change({ presentation: 'redirect', redirectUrl: 'https://evil.example' })).rejects.toThrow(
      'never changes',
    );
    await expect(
      cashier.owner.run(
        `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, checkout)
         values ($1, 'X', 'EUR', 1, 1, 1, 'MT', now(), '{"presentation": "pigeon"}')`,
        [player.playerId],
      ),
    ).rejects.toThrow('deposits_checkout_check');
  });

  test('stored by a release that only knows redirects is a redirect, and that release finds the page of this one', async () => {
    const { id } = await player.started();
    const row = () =>
      cashier.owner.one<{ checkout: object; redirect_url: string }>(
        'select checkout, redirect_url from deposits where id = $1',
        [cashier.numberOf(id)],
      );
    const { redirect_url: page } = await row();
    expect((await row()).checkout).toEqual({ presentation: 'redirect', redirectUrl: page });
    const old = await cashier.owner.one<{ checkout: object }>(
      `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, redirect_url)
       values ($1, 'X', 'EUR', 1, 1, 1, 'MT', now(), 'https://pay.example/1') returning checkout`,
      [player.playerId],
    );
    expect(old.checkout).toEqual({ presentation: 'redirect', redirectUrl: 'https://pay.example/1' });
  });
});

test('a framed page returns to a document without our assets that only our pages can frame', async () => {
  let returnUrl = '';
  const payments = cashier.withGateway(() => ({
    presentation: 'frame',
    placeDeposit: async (order) => {
      ({ returnUrl } = order);
      return { ok: false, reason: 'unknown' };
    },
  }));
  await payments.startDeposit({
    ...{ playerId: player.playerId, gateway: theGateway.code, amount: '50.00', currency: 'EUR', addressCountry: 'MT' },
  });
  const answer = await fetch(returnUrl);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'"]));
  expect(await answer.text()).not.toMatch(/<script|<link|<img/);
});

describe('an order that the browser sends to the gateway first', () => {
  test('waits for its player until it expires, and is confirmed by the gateway', async () => {
    isKnown = false;
    shown = () => form;
    const { id } = await player.started();
    await cashier.askAbout(id);
    expect(await lookAt(id)).toMatchObject({ status: 'pending', checkout: form });
    isKnown = true;
    await cashier.askAbout(id);
    const { provider_reference: reference } = await cashier.owner.one<{ provider_reference: string | null }>(
      'select provider_reference from deposits where id = $1',
      [cashier.numberOf(id)],
    );
    expect(reference).not.toBeNull();
    expect(await lookAt(id)).toMatchObject({ status: 'pending', checkout: form });
  });

  test('expires if nobody came in time', async () => {
    isKnown = false;
    const { id } = await player.started();
    await cashier.owner.run(`update deposits set expires_at = now() - interval '1 hour' where id = $1`, [
      cashier.numberOf(id),
    ]);
    await cashier.askAbout(id);
    expect(await lookAt(id)).toMatchObject({ status: 'expired' });
  });
});

describe('its document', () => {
  const open = async (checkout: Checkout) => {
    shown = () => checkout;
    const { id } = await player.started();
    return { id, ...(await player.page(`profile/deposit/${id}/checkout`)) };
  };
  const part = (policy: string, name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];

  test('of a widget has the gateway’s script and origins, an opaque origin, and can be framed only by our pages', async () => {
    const { status, policy, text } = await open(widget);
    expect(status).toBe(200);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(text).toContain(`<script nonce="${nonce}" src="${origin}/widget.js"></script>`);
    expect(text).toContain('data-token="tok_&#60;1&#62;"');
    expect(part(policy, 'script-src')).toBe(`'nonce-${nonce}' ${origin}`);
    expect(part(policy, 'connect-src')).toBe('https://api.example');
    expect(part(policy, 'frame-src')).toBe("'none'");
    expect(part(policy, 'form-action')).toBe(origin);
    expect(part(policy, 'frame-ancestors')).toBe("'self'");
    expect(part(policy, 'sandbox')).not.toContain('allow-same-origin');
    expect(policy).not.toContain('unsafe');
  });

  test('of a form posts the gateway’s fields to its origin only, and runs no script', async () => {
    const { policy, text } = await open(form);
    expect(text).toContain(`action="${origin}/pay"`);
    expect(text).toContain('name="order" value="dep_1"');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(part(policy, 'form-action')).toBe(origin);
    expect(part(policy, 'script-src')).toMatch(/^'nonce-[^' ]+'$/);
    expect(part(policy, 'frame-ancestors')).toBe("'none'");
  });

  test('exists only for its player, while the deposit can be paid, and for presentations that need it', async () => {
    const { id } = await open(widget);
    const other = await cashier.newPlayer();
    expect((await other.page(`profile/deposit/${id}/checkout`)).status).toBe(404);
    await cashier.owner.run(`update deposits set state = 'cancelled' where id = $1`, [cashier.numberOf(id)]);
    expect((await player.page(`profile/deposit/${id}/checkout`)).status).toBe(404);
    expect((await open({ presentation: 'qr', qr: 'x' })).status).toBe(404);
    expect((await player.page('profile/deposit/nothing/checkout')).status).toBe(404);
  });
});
