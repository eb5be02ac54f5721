/** Pending checkouts of every presentation, mocked because the product's gateways do not have all of them. */
import type { Checkout } from '@carmine/contract/payments/checkout';
import type { Payment } from '@carmine/contract/payments/deposits';
import { getPaymentMethods, type PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { Page } from 'playwright';
import { idOf } from '../journeys/known.ts';
import { screenLanguage } from './in-language.ts';

/** Any page would do; its language is part of its address. */
const withDialog = `/${screenLanguage}/page/complaints?modal=deposit`;
const profile = '/profile-service/api/v1/profile';

export const checkouts: readonly Checkout[] = [
  { presentation: 'form', formUrl: 'https://pay.example/1', formFields: {} },
  { presentation: 'widget', initializationToken: 'token' },
  { presentation: 'qr', qr: 'https://pay.example/4f1d2c8a90b7', redirectUrl: 'https://pay.example/4f1d2c8a90b7' },
  { presentation: 'address', address: 'MT84MALT011000012345MTLCAST001S', reference: 'CARMINE-4711-0815' },
];

const paymentBy = (checkout: Checkout): Payment => ({
  ...{ id: 'dep_shown', direction: 'deposit', method: 'LARCH', methodName: 'Larch Wallet', currency: 'EUR' },
  ...{ amount: '20.00', fee: '0.00', amountEur: '20.00', status: 'pending', checkout },
  ...{ createdAt: '2026-11-25T12:00:00.000Z', updatedAt: '2026-11-25T12:00:00.000Z' },
});

/** The page of that deposit. */
export const followedBy = (checkout: Checkout) => async (page: Page) => {
  await page.route(`**${profile}/deposit/dep_shown`, (route) => route.fulfill({ json: paymentBy(checkout) }));
  await page.goto('/wallet/deposit?deposit=dep_shown');
  await page.locator('.checkout-pane').waitFor();
};

/** Reopens the dialog, and closes what it opens automatically. */
export const goneOnBy = (checkout: Checkout) => async (page: Page) => {
  const { presentation } = checkout;
  await page.route(`**${profile}/deposit/dep_shown`, (route) => route.fulfill({ json: paymentBy(checkout) }));
  await page.route(`**${profile}/deposit/dep_shown/checkout`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Payment</title>' }),
  );
  await page.evaluate((key) => localStorage.setItem(key, 'dep_shown'), `begun-deposit:${await idOf(page)}`);
  await page.goto(withDialog);
  if (presentation === 'widget') {
    const frame = page.getByRole('dialog', { name: 'Payment with Larch Wallet' });
    await frame.getByRole('button', { name: 'Close' }).click();
    await frame.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Other ways to pay' }).waitFor();
};

/** The method chooser of a product with a gateway of each kind. `chosen`: the selected one. */
export const chooserOfMany = (chosen: RegExp) => async (page: Page) => {
  await page.route(`**${getPaymentMethods.path}*`, async (route) => {
    const listed = (await (await route.fetch()).json()) as PaymentMethod[];
    const card = listed.find(({ kind }) => kind === 'card');
    if (card === undefined) throw new Error('No card is taken');
    const other = (name: string, change: Partial<PaymentMethod>) => ({ ...card, code: name, name, ...change });
    await route.fulfill({
      json: [
        card,
        other('Opal', {}),
        other('Larch Wallet', { kind: 'e-wallet', icon: 'infinity', presentation: 'widget' }),
        other('Teal Wallet', { kind: 'e-wallet', icon: 'wallet', presentation: 'qr', feePercent: 1.5 }),
        other('Harbour Bank', {
          kind: 'bank',
          icon: 'bank',
          presentation: 'address',
          minutes: 1_440,
          minDeposit: '100.00',
        }),
      ],
    });
  });
  await page.goto(withDialog);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').first().fill('50');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  // Among the cards there are tiers.
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('radio', { name: chosen }).click();
};

/** A method's own screen: of one that the product lists, of a bank, which it lists for Canada alone, or of one that is off until switched on. */
export const ownScreenOf = (name: string) => async (page: Page) => {
  await page.route(`**${getPaymentMethods.path}*`, async (route) => {
    const listed = (await (await route.fetch()).json()) as PaymentMethod[];
    const bank = { code: 'BANK', path: 'bank', name: 'Interac', kind: 'bank', icon: 'bank' } as const;
    const [first] = listed;
    if (first === undefined) throw new Error('No method is listed');
    const wallet = { code: 'PURSE', path: 'purse', name: 'Skrill', kind: 'e-wallet', icon: 'wallet' } as const;
    const byPage = { presentation: 'redirect' as const, alternatives: [] };
    const ready = [...listed, { ...first, ...bank, ...byPage }, { ...first, ...wallet, ...byPage }];
    await route.fulfill({ json: ready.map((method) => ({ ...method, requiredDetails: [] })) });
  });
  await page.goto(withDialog);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').first().fill('50');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  // By what is the same in every language.
  await dialog.locator('[role=radio]', { hasText: name }).click();
  await dialog.locator('.btn-gold').click();
  await dialog.locator('.gateway-step').waitFor();
};
