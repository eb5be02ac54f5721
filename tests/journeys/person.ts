/** Shared actions of players, and the inspection of each step. */
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openDialog } from './browser.ts';
import { screens, type Screen } from './screens.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';
import { theProduct } from './product.ts';
import { freeEmail, rememberEmail } from './second-try.ts';

export const password = 'velvet curtain 42';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Hides toasts, which would cover the page for seconds; their timers continue. */
const withoutToasts = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const sheet = await page.evaluateHandle(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.Toastify, .Toastify * { visibility: hidden !important }');
    document.adoptedStyleSheets.push(hidden);
    return hidden;
  });
  await work();
  await sheet.evaluate((hidden) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hidden);
  });
};

/** Each step of a journey is inspected the same way. */
export const look = (page: Page, name: string, screen: Screen): Promise<void> =>
  withoutToasts(page, async () => {
    await screenshot(page, `${name}-${screen}`);
    expect(await barriers(page), name).toEqual([]);
    expect(await textOverlaps(page), name).toEqual([]);
    expect(await sidewaysPx(page), name).toBe(0);
  });

/** On a phone, and then as wide as on a desktop: for what is on the page of a phone. */
export const lookWide = async (page: Page, name: string): Promise<void> => {
  await look(page, name, 'phone');
  await page.setViewportSize(screens.desktop.viewport);
  await look(page, name, 'desktop');
  await page.setViewportSize(screens.phone.viewport);
};

const mailsTo = async (email: string): Promise<Mail[]> => {
  const answer = await fetch(`${theProduct().sandbox}/mail?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Mail[];
};

/** The newest link of that path in the person's mails, once it is there. */
export const linkTo = async (email: string, path: string): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).find(({ text }) => text.includes(path));
      link = mail?.text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(path));
      return link;
    })
    .toBeDefined();
  return link ?? '';
};

/** Waits for the newest mail with that subject; returns its text. */
export const mailTitled = async (email: string, subject: RegExp): Promise<string> => {
  let text: string | undefined;
  await expect
    .poll(async () => (text = (await mailsTo(email)).find((mail) => subject.test(mail.subject))?.text))
    .toBeDefined();
  return text ?? '';
};

export const confirmationLink = (email: string): Promise<string> => linkTo(email, '/account/confirm?token=');

interface NewPlayer {
  readonly email: string;
  readonly name: string;
  /** By its name in the list; default without it. */
  readonly currency?: string;
}

/** In the dialog, which a link may have opened. Ends at home with a wallet. */
export const fillRegistration = async (page: Page, { email, name, currency }: NewPlayer): Promise<void> => {
  await freeEmail(email);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  if (currency !== undefined) {
    await dialog.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('option', { name: new RegExp(String.raw`^${currency}\b`) }).click();
  }
  await dialog.getByRole('checkbox', { name: /legal age/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(({ pathname }) => pathname === '/');
  await walletOf(page).waitFor();
  await rememberEmail(page, email);
};

/** From a page outside the games. */
export const register = async (page: Page, player: NewPlayer): Promise<void> => {
  await openDialog(page, 'Register');
  await fillRegistration(page, player);
};

/** Three fields, independent of the browser's locale. */
export const giveBirthDate = async (form: Page | Locator, day: string, month: string, year: string): Promise<void> => {
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByLabel('Month', { exact: true }).fill(month);
  await form.getByLabel('Year', { exact: true }).fill(year);
};

/** Details required for a first deposit: birth date and country always, an address for cards. */
export const giveDetails = async (page: Page, how: 'coin' | 'card' | 'all'): Promise<void> => {
  const dialog = page.getByRole('dialog').first();
  if (how !== 'card') {
    await giveBirthDate(dialog, '17', '5', '1990');
    await dialog.getByLabel('Country').fill('malt');
    await dialog.getByRole('option', { name: 'Malta' }).click();
  }
  if (how === 'coin') return;
  await dialog.getByLabel('Address', { exact: true }).fill('12 Tower Road');
  await dialog.getByLabel('Postcode').fill('SLM 1600');
  await dialog.getByLabel('City').fill('Sliema');
  await dialog.getByLabel('Phone number').fill('99123418');
};

/** On phones a game's bar replaces the header and has a deposit button. */
const inPhoneGame = (page: Page): boolean =>
  new URL(page.url()).pathname.startsWith('/game/') &&
  (page.viewportSize()?.width ?? 0) <= screens.phone.viewport.width;

export const openDeposit = async (page: Page): Promise<void> => {
  const place = inPhoneGame(page) ? frameOf(page) : page;
  await place
    .getByRole('button', { name: /^Deposit/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

/** Pays on the sandbox's card page; resolves when back on the site. */
export const payByCard = async (page: Page, screen: Screen): Promise<void> => {
  await page.waitForURL((url) => url.href.startsWith(theProduct().sandbox));
  await screenshot(page, `card-page-${screen}`);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
};

const walletOf = (page: Page): Locator => page.getByRole('region', { name: 'Your wallet' }).first();

export const balance = (page: Page): Promise<string> =>
  inPhoneGame(page) ? frameOf(page).locator('.hud-meter.balance').innerText() : walletOf(page).innerText();

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/play/"]');

/** The game's main button, whatever it says now. */
export const mainButton = (frame: FrameLocator): Locator => frame.locator('.hud-cta.action');

/** Presses the game's one action and waits until the result was shown to its end. */
export const playRound = async (page: Page, action: 'Roll' | 'Spin'): Promise<void> => {
  const frame = frameOf(page);
  const badge = frame.getByRole('button', { name: /^Provably fair/ });
  const button = frame.getByRole('button', { name: action, exact: true });
  const before = await badge.innerText();
  await button.click();
  await expect.poll(() => badge.innerText()).not.toBe(before);
  await expect.poll(() => mainButton(frame).getAttribute('data-phase')).toBe('idle');
};

/** Types a stake into the frame's stake control. */
export const setStake = async (page: Page, stake: string): Promise<void> => {
  const control = frameOf(page).getByRole('group', { name: 'Stake', exact: true });
  await control.getByRole('button', { name: /^Stake/ }).click();
  await control.getByRole('textbox').fill(stake);
  await control.getByRole('textbox').press('Enter');
};
