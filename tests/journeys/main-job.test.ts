/** What the product is for, from the first visit to the last: seen by a person on a phone and at a desk. */
import type { FrameLocator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openDialog, screens, visit, type Screen } from './browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';

const password = 'velvet curtain 42';
/** Some twenty screens, each looked at whole, on a machine that may be busy. */
const journeyMs = 240_000;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Every stop of the journey is looked at the same way. */
const look = async (page: Page, name: string, screen: Screen): Promise<void> => {
  await screenshot(page, `${name}-${screen}`);
  expect(await barriers(page), name).toEqual([]);
  expect(await textOverlaps(page), name).toEqual([]);
  expect(await sidewaysPx(page), name).toBe(0);
};

const mailsTo = async (email: string): Promise<Mail[]> => {
  const answer = await fetch(`${inject('product').sandbox}/mail?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Mail[];
};

const confirmationLink = async (email: string): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).find(({ text }) => text.includes('/account/confirm?token='));
      link = mail === undefined ? undefined : /http\S+\/account\/confirm\?token=\S+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
};

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/play/"]');

/** Rolls once and waits until the result was shown to its end. */
const roll = async (page: Page): Promise<void> => {
  const frame = frameOf(page);
  const badge = frame.getByRole('button', { name: /^Provably fair/ });
  const action = frame.getByRole('button', { name: 'Roll', exact: true });
  const before = await badge.innerText();
  await action.click();
  await expect.poll(() => badge.innerText(), { timeout: 5000 }).not.toBe(before);
  await expect.poll(() => action.getAttribute('data-phase'), { timeout: 10_000 }).toBe('idle');
};

const register = async (page: Page, email: string, screen: Screen): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await openDialog(page, 'Register');
  await dialog.getByLabel('Full name').fill('Mara Lindqvist');
  await look(page, 'register', screen);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /legal age/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const giveDetails = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date of birth').fill('1990-05-17');
  await dialog.getByLabel('Country').fill('malt');
  await dialog.getByRole('option', { name: 'Malta' }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('12 Tower Road');
  await dialog.getByLabel('Zip code').fill('SLM 1600');
  await dialog.getByLabel('City').fill('Sliema');
  await dialog.getByLabel('Phone number').fill('99123418');
};

const depositFifty = async (page: Page, screen: Screen): Promise<void> => {
  await page
    .getByRole('button', { name: /^Deposit/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('50');
  await look(page, 'deposit-amount', screen);
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('button', { name: /^Continue with Ruby/ }).waitFor();
  await look(page, 'deposit-methods', screen);
  await dialog.getByRole('button', { name: /^Continue with Ruby/ }).click();
  await dialog.getByLabel('Date of birth').waitFor();
  await look(page, 'deposit-details', screen);
  await giveDetails(page);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.waitForURL((url) => url.href.startsWith(inject('product').sandbox));
  await screenshot(page, `card-page-${screen}`);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
};

const balance = async (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Your wallet' }).first().innerText();

/** The seed of a round is shown once the next pair took over; then the browser checks every round itself. */
const verifyRounds = async (page: Page, screen: Screen): Promise<void> => {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: /^Provably fair/ }).click();
  await frame.getByRole('heading', { name: 'Last rounds' }).waitFor();
  await look(page, 'fairness', screen);
  await frame.getByRole('button', { name: 'New seeds, show the old one' }).click();
  await frame.getByText('Its SHA-256 is the hash you saw before.').waitFor();
  await frame.getByRole('button', { name: 'Check all' }).click();
  await frame.getByText('1 of 1 rounds are exactly as their seeds say.').waitFor();
  await frame.getByRole('button', { name: 'Check round 0' }).click();
  await frame.getByText('Everything matches.').waitFor();
  await look(page, 'verified', screen);
};

const signOut = async (page: Page, screen: Screen): Promise<void> => {
  const opener =
    screen === 'phone' ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('button', { name: /^Account of/ });
  await opener.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
};

test.each(Object.keys(screens) as Screen[])(
  'a visitor plays demo Dice without an account on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await page.goto('/game/dice');
      await look(page, 'game-visitor', screen);
      await page.getByRole('button', { name: 'Play demo' }).click();
      await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
      for (let round = 0; round < 3; round += 1) await roll(page);
      await look(page, 'game-demo', screen);
    });
  },
  journeyMs,
);

test.each(Object.keys(screens) as Screen[])(
  'a person registers, deposits by card, plays, verifies a round and signs out on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const email = `mara-${screen}@example.org`;
      await page.goto('/', { waitUntil: 'networkidle' });
      await register(page, email, screen);
      expect(await balance(page)).toContain('0.00');
      await page.goto(await confirmationLink(email), { waitUntil: 'networkidle' });
      await look(page, 'confirmed', screen);

      await page.goto('/game/dice', { waitUntil: 'networkidle' });
      await depositFifty(page, screen);
      await expect.poll(() => balance(page), { timeout: 15_000 }).toContain('50.00');
      await look(page, 'deposit-credited', screen);

      await page.goto('/game/dice', { waitUntil: 'networkidle' });
      await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
      await roll(page);
      await expect.poll(() => balance(page)).not.toContain('50.00');
      await look(page, 'game-real', screen);
      await verifyRounds(page, screen);
      await page.goto('/', { waitUntil: 'networkidle' });
      await look(page, 'lobby-player', screen);
      await signOut(page, screen);
    });
  },
  journeyMs,
);
