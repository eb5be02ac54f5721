/** What the screens show: a player who has paid in and played, and an operator; made once, through the product's own doors. */
import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, inject, vi } from 'vitest';
import { openDialog } from '../journeys/browser.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface World {
  readonly states: Readonly<Record<'visitor' | 'player' | 'operator', State | undefined>>;
  readonly playerId: string;
  readonly backOffice: string;
  /** A settled round of the player. */
  readonly roundId: string;
}

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call as the page itself makes it, with its cookies and its origin. */
const ask = <T>(page: Page, path: string, { method = 'POST', body, headers = {} }: Ask = {}): Promise<T> =>
  page.evaluate(
    async ([address, how, sent, more]) => {
      const answer = await fetch(address, {
        method: how,
        headers: { ...(sent === undefined ? {} : { 'content-type': 'application/json' }), ...more },
        ...(sent === undefined ? {} : { body: sent }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    [path, method, body === undefined ? undefined : JSON.stringify(body), headers] as const,
  );

const profileService = '/profile-service/api/v1/profile';

const details = {
  ...{ dateOfBirth: 642_902_400, gender: 'Female', country: 'MT', city: 'Sliema', address: '12 Tower Road' },
  ...{ zipCode: 'SLM 1600', dialingCode: '+356', phoneNumber: '99123418' },
};

const registerPlayer = async (page: Page): Promise<void> => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openDialog(page, 'Register');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Mara Lindqvist');
  await dialog.getByLabel('Email', { exact: true }).fill('mara.screens@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('velvet curtain 42');
  await dialog.getByRole('checkbox', { name: /legal age/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const payIn = async (page: Page): Promise<void> => {
  await ask(page, profileService, { method: 'PUT', body: details });
  const { redirectUrl } = await ask<{ redirectUrl: string }>(page, `${profileService}/kluwp/deposit`, {
    body: { amount: '50.00', currency: 'EUR', promotionCoupon: '' },
  });
  await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' });
  const cash = async () =>
    (await ask<{ balance: string }[]>(page, `${profileService}/currency`, { method: 'GET' }))[0]?.balance;
  await vi.waitFor(async () => expect(await cash()).toBe('50.00'), { timeout: 20_000, interval: 200 });
};

const playOnce = async (page: Page): Promise<string> => {
  const { url } = await ask<{ url: string }>(page, '/game-service/api/v1/game', {
    body: {
      ...{ id: 'dice', gameName: 'Dice', demo: false, lang: 'en', launchId: 'dice', imageId: 'carmine-originals:dice' },
      ...{ platform: 'desktop', provider: 'carmine-originals', category: 'instant' },
    },
  });
  const token = new URL(url, 'http://site').hash.replace('#session=', '');
  const { id } = await ask<{ id: string }>(page, '/play/v1/rounds', {
    body: { stake: '1.00' },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'screens-1' },
  });
  return id;
};

const becomeOperator = async (page: Page): Promise<void> => {
  await page.goto(inject('product').operatorLink);
  await page.getByLabel('Name').fill('Ada Root');
  await page.getByLabel('Password').fill('paper instead of velvet');
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on and sign in' }).click();
  await page.getByRole('heading', { name: 'Players', exact: true }).waitFor();
};

const writeToSupport = (page: Page): Promise<unknown> =>
  ask(page, '/support-service/api/v1/messages', {
    body: { text: 'My cash-out is due in an hour. Where can I see how far it is?' },
    headers: { 'idempotency-key': 'screens-2' },
  });

export const makeWorld = async (browser: Browser): Promise<World> => {
  const { site, backOffice } = inject('product');
  const office = await browser.newContext({ baseURL: backOffice });
  await becomeOperator(await office.newPage());
  const house = await browser.newContext({ baseURL: site });
  const page = await house.newPage();
  await registerPlayer(page);
  await payIn(page);
  const roundId = await playOnce(page);
  await writeToSupport(page);
  const { id: playerId } = await ask<{ id: string }>(page, profileService, { method: 'GET' });
  const states = { visitor: undefined, player: await house.storageState(), operator: await office.storageState() };
  await Promise.all([office.close(), house.close()]);
  return { states, playerId, roundId, backOffice };
};
