/** A card payment that failed a moment ago: its page, which offers the next tier, and the chooser, which marks it. */
import type { Payment } from '@carmine/contract/payments/deposits';
import { getPaymentMethods, type PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { Page } from 'playwright';
import { ask } from '../journeys/known.ts';
import { screenLanguage } from './in-language.ts';

const profile = '/profile-service/api/v1/profile';

/** Mocked as the player's only deposit, by the first tier. */
const mockFailure = async (page: Page): Promise<void> => {
  const list = `${getPaymentMethods.path}?currency=EUR`;
  const methods = await ask<PaymentMethod[]>(page, list, { method: 'GET' });
  const first = methods.find(({ kind }) => kind === 'card');
  if (first === undefined) throw new Error('No card is taken');
  const at = new Date().toISOString();
  const failed: Payment = {
    ...{ id: 'dep_shown', direction: 'deposit', method: first.code, methodName: first.name, currency: 'EUR' },
    ...{ amount: '50.00', fee: '0.00', amountEur: '50.00', status: 'failed', createdAt: at, updatedAt: at },
  };
  await page.route(`**${profile}/deposit/dep_shown`, (route) => route.fulfill({ json: failed }));
  await page.route(`**${profile}/fiat/deposit?*`, (route) =>
    route.fulfill({ json: { items: [failed], page: 0, size: 20, total: 1 } }),
  );
};

export const failedTierPage = async (page: Page) => {
  await mockFailure(page);
  await page.goto('/wallet/deposit?deposit=dep_shown');
  await page.locator('.progress-actions button').waitFor();
};

export const failedTierMarked = async (page: Page) => {
  await mockFailure(page);
  await page.goto(`/${screenLanguage}/page/complaints?modal=deposit`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').first().fill('50');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  // Cards are the last choice, whatever the language.
  await dialog.getByRole('radiogroup').first().getByRole('radio').last().click();
  await dialog.locator('.tiers .option-failed').waitFor();
};
