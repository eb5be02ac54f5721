/** Checkouts of a gateway's deposits: part of the conformance suite. */
import { checkout } from '@carmine/contract/payments/checkout';
import { expect, test } from 'vitest';
import type { On } from './gateway-stage.ts';
import { openPage } from './outside-world.ts';

export const describeCheckouts = (on: On): void => {
  test('places an order and says how the player pays, as it has declared, and until when', async () => {
    const { checkout: shown, expiresAt } = await on().place();
    expect(shown.presentation).toBe(on().gateway.presentation);
    expect(checkout.parse(shown)).toEqual(shown);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  });

  test('a player is sent to pages of its own alone, and those of the policy it has declared', async () => {
    const { gateway, party } = on();
    const { checkout: shown } = await on().place();
    const { scripts = [], frames = [], forms = [] } = gateway.contentPolicy;
    const led = (address: string | undefined): string[] => (address === undefined ? [] : [new URL(address).origin]);
    const pages = [
      ...('redirectUrl' in shown ? led(shown.redirectUrl) : []),
      ...(shown.presentation === 'frame' ? led(shown.frameUrl) : []),
      ...(shown.presentation === 'form' ? led(shown.formUrl) : []),
    ];
    expect(new Set([...pages, ...led(gateway.widget?.scriptUrl)])).toEqual(
      new Set(shown.presentation === 'address' || shown.presentation === 'qr' ? pages : [party.origin]),
    );
    if (shown.presentation === 'frame') expect(frames).toContain(party.origin);
    if (shown.presentation === 'form') expect(forms).toContain(party.origin);
    if (shown.presentation === 'widget') expect(scripts).toContain(party.origin);
  });

  test('what a player is shown is there, and lets itself be shown so', async () => {
    const { gateway, origin } = on();
    const { checkout: shown } = await on().place();
    if (shown.presentation === 'address') return;
    const { presentation } = shown;
    const address = presentation === 'qr' ? shown.qr : (gateway.widget?.scriptUrl ?? '');
    const answer = await (presentation === 'qr' || presentation === 'widget' ? fetch(address) : openPage(shown));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(presentation === 'widget' ? 'javascript' : 'html');
    if (presentation !== 'frame') return;
    expect(answer.headers.get('x-frame-options')).toBeNull();
    const [, framers = origin] =
      /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect(framers).toContain(origin);
  });

  test('every way to pay that it declares can be chosen, and leads to its own pages', async () => {
    const { gateway, party } = on();
    for (const presentation of gateway.alternatives ?? []) {
      const { checkout: shown } = await on().place(on().order({ presentation }));
      expect(shown.presentation).toBe(presentation);
      if (shown.presentation !== 'qr') continue;
      expect(new URL(shown.qr).origin).toBe(party.origin);
      expect((await fetch(shown.qr)).status).toBe(200);
    }
  });

  test('one order sent twice is paid in one way', async () => {
    const wanted = on().order();
    expect((await on().place(wanted)).checkout).toEqual((await on().place(wanted)).checkout);
  });
};
