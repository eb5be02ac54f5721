/**
 * Creates players with the product's calls in the page's browser, without dialogs. For journeys that do not test registration, deposits
 * or play.
 */
import { getPaymentMethods, type PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { captchaChallenge, register, signin } from '@carmine/contract/account/user-service';
import type { Page } from 'playwright';
import { vi } from 'vitest';
import { solveHumanCheck } from '../../apps/server/src/testing/human-check.ts';
import { password } from './person.ts';
import { theProduct } from './product.ts';
import { freeEmail, rememberEmail } from './second-try.ts';

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with the cookies of the page's browser, as the site makes it; throws unless successful. */
export const ask = async <T>(page: Page, path: string, { method = 'POST', body, headers }: Ask = {}): Promise<T> => {
  const { site } = theProduct();
  const answer = await page.request.fetch(site + path, {
    method,
    headers: { origin: site, ...headers },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

const captchaFor = async (page: Page, action: 'register' | 'login'): Promise<string> =>
  solveHumanCheck(await ask<unknown>(page, `${captchaChallenge.path}?action=${action}`, { method: 'GET' }));

/** A player with `password`, on this device too. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await ask(page, signin.path, { body: { email, password, captcha: await captchaFor(page, 'login') } });
};

/** A new player with `password`, signed in from the next page on. */
export const signUp = async (
  page: Page,
  { email, name, currency = 'EUR' }: { email: string; name: string; currency?: string },
): Promise<void> => {
  await freeEmail(email);
  const captcha = await captchaFor(page, 'register');
  await ask(page, register.path, { body: { email, password, fullName: name, terms: true, currency, captcha } });
  await rememberEmail(page, email);
};

const profile = '/profile-service/api/v1/profile';

const details = {
  ...{ dateOfBirth: 642_902_400, gender: 'Female', country: 'MT', city: 'Sliema', address: '12 Tower Road' },
  ...{ zipCode: 'SLM 1600', dialingCode: '+356', phoneNumber: '99123418' },
};

/** Details required for a first payment. */
export const fillIn = (page: Page): Promise<void> => ask(page, profile, { method: 'PUT', body: details });

/** Adds details and a card deposit for a player with EUR. Resolves when it is credited. */
export const payIn = async (page: Page, amount = '50.00'): Promise<void> => {
  await fillIn(page);
  const methods = await ask<PaymentMethod[]>(page, `${getPaymentMethods.path}?currency=EUR`, { method: 'GET' });
  const { path = '' } = methods.find(({ kind }) => kind === 'card') ?? {};
  const { redirectUrl } = await ask<{ redirectUrl: string }>(page, `${profile}/${path}/deposit`, {
    body: { amount, currency: 'EUR', promotionCoupon: '' },
  });
  await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' });
  const cash = async () =>
    (await ask<{ balance: string }[]>(page, `${profile}/currency`, { method: 'GET' }))[0]?.balance;
  await vi.waitUntil(async () => (await cash()) === amount, { timeout: 60_000, interval: 200 });
};

/** The player's public id. */
export const idOf = async (page: Page): Promise<string> =>
  (await ask<{ id: string }>(page, profile, { method: 'GET' })).id;
