/** A player in a product with gateways of every kind, and shared actions. */
import { getPaymentMethods, type PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { postGatewayDeposit } from '@carmine/contract/payments/deposits';
import type { Checkout } from '@carmine/contract/payments/checkout';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { houseGateways } from '../../tools/testing/house-gateways.ts';
import { goTo } from '../journeys/browser.ts';
import { ask } from '../journeys/known.ts';
import { inDatabase } from '../journeys/later.ts';
import { askForProduct, theProduct } from '../journeys/product.ts';
import { ofPlayer, sessionHash } from '../journeys/session-of.ts';

askForProduct('gatewayHouse');

export type HouseGateway = (typeof houseGateways)[number];

/** As an operator switches them on. */
export const switchOn = (): Promise<void> =>
  inDatabase((client) =>
    client.query(
      `insert into payment_gateways (code, enabled) select unnest($1::text[]), true
       on conflict (code) do update set enabled = true`,
      [houseGateways.map(({ code }) => code)],
    ),
  );

export const methods = (page: Page): Promise<PaymentMethod[]> =>
  ask(page, `${getPaymentMethods.path}?currency=EUR`, { method: 'GET' });

/** From the amount to the button that places the deposit, whatever was started before. */
export const chooseToPay = async (page: Page, { name, ...gateway }: HouseGateway, amount: string): Promise<void> => {
  await page.evaluate(() => localStorage.clear());
  await goTo(page, '/en/help?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  if (!('kind' in gateway)) await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
  if ('kind' in gateway) await payOnScreenOf(page, name);
};

/** A method that is not a tier has a screen of its own, which places the deposit. */
export const payOnScreenOf = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('dialog', { name: `Deposit with ${name}` })
    .getByRole('button', { name: /^Pay / })
    .click();

/** Opens the dialog with the header's button. */
export const pressDeposit = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Deposit/ })
    .first()
    .click();

/** Over the dialog in which the payment was chosen. */
const hasWindow = (presentation: HouseGateway['presentation']): boolean =>
  presentation === 'widget' || presentation === 'frame';

/** The open dialogs, topmost first: below the checkout the deposit dialog waits, which is inert until then. */
export const closeAll = async (page: Page, { name, presentation }: HouseGateway): Promise<void> => {
  for (const title of [...(hasWindow(presentation) ? [`Payment with ${name}`] : []), `Pay with ${name}`]) {
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
};

/** What a player is given to pay by, as the page shows it: its address, its account or its link. */
export const shownOf = async (page: Page, { name, presentation }: HouseGateway): Promise<string> => {
  if (hasWindow(presentation))
    return (
      (await page
        .getByRole('dialog', { name: `Payment with ${name}` })
        .locator('iframe')
        .getAttribute('src')) ?? ''
    );
  if (presentation === 'address') {
    const fields = page.getByRole('dialog').getByRole('status', { name: /^(Address|Reference)/ });
    // A rerendering dialog has none for a moment.
    let shown = '';
    await expect.poll(async () => (shown = (await fields.allInnerTexts()).join(' '))).not.toBe('');
    return shown;
  }
  const link = presentation === 'qr' ? `Open ${name} on this device` : `Continue to ${name}`;
  return (await page.getByRole('link', { name: link }).getAttribute('href')) ?? '';
};

/** The gateway's own page of the payment, for payments outside the browser: scanning a code, a bank. */
export const partyPage = ({ path }: HouseGateway, checkout: Checkout): string => {
  const kept = `${theProduct().sandbox}/${path}/checkout`;
  if (checkout.presentation === 'frame') return checkout.frameUrl;
  if (checkout.presentation === 'form') return checkout.formUrl;
  if (checkout.presentation === 'widget') return `${kept}/${checkout.initializationToken}`;
  if (checkout.presentation === 'address') return `${kept}/${checkout.reference ?? ''}`;
  return checkout.redirectUrl ?? '';
};

export const actAt = async (address: string, outcome: string): Promise<void> => {
  const body = new URLSearchParams({ outcome });
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (status >= 400) throw new Error(`${address} answered ${status}`);
};

/** By calls, without the dialogs. */
export const place = (page: Page, { path }: HouseGateway, amount: string): Promise<Checkout & { id: string }> =>
  ask(page, postGatewayDeposit.path.replace(':gateway', path), { body: { amount, currency: 'EUR' } });

export interface Booked {
  readonly state: string;
  readonly moved: string;
}

/** What the player's deposits by the gateway are, and what the ledger has moved for each. */
export const bookedBy = async (page: Page, { code }: HouseGateway): Promise<Booked[]> => {
  const hash = await sessionHash(page);
  let booked: Booked[] = [];
  await inDatabase(async (client) => {
    const { rows } = await client.query<Booked>(
      `select d.state, coalesce(string_agg(t.kind || ' ' || t.amount, ', ' order by t.id), '') as moved
       from deposits d left join transfers t on t.payment_id = d.id
       where d.gateway = $2 and d.player_id = ${ofPlayer} group by d.id, d.state order by d.id`,
      [hash, code],
    );
    booked = rows;
  });
  return booked;
};

export const frameIn = (page: Page, { name }: HouseGateway): Locator =>
  page.getByRole('dialog', { name: `Payment with ${name}` }).locator('iframe');

/** A cross-origin frame has its own process; a click before the browser knows its position is lost. */
export const pressIn = async (frame: Locator, name: string | RegExp): Promise<void> => {
  const button = frame.contentFrame().getByRole('button', { name, exact: true });
  const isUnderMouse = async (): Promise<boolean> => {
    await button.hover();
    return button.evaluate((element) => element.matches(':hover'));
  };
  await expect.poll(isUnderMouse).toBe(true);
  await button.click();
};

/** As its player does it: in the window, on the page, by a phone, at a bank. */
export const pay = async (page: Page, gateway: HouseGateway): Promise<void> => {
  const { presentation } = gateway;
  if (presentation === 'widget') return pressIn(frameIn(page, gateway), 'Pay');
  if (presentation === 'frame') return pressIn(frameIn(page, gateway), /^Pay /);
  if (presentation === 'form') {
    await page.getByRole('link', { name: `Continue to ${gateway.name}` }).click();
    return page.getByRole('button', { name: /^Pay / }).click();
  }
  const shown = await shownOf(page, gateway);
  const [reference = ''] = shown.split(' ').slice(-1);
  const checkout =
    presentation === 'qr'
      ? ({ presentation: 'qr', qr: shown, redirectUrl: shown } as const)
      : ({ presentation: 'address', address: shown, reference } as const);
  // It sends the notification three times.
  return actAt(partyPage(gateway, checkout), 'approve-twice');
};

export const followed = async (page: Page, state: string): Promise<void> => {
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
  await page.getByText(state, { exact: true }).first().waitFor();
};
