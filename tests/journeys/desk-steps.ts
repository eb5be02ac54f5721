/** What the journeys at the operators' desk have in common: the player that a case is about, and the way to it. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { goTo, stay } from './browser.ts';
import { uploadDocuments } from './documents.ts';
import { signUp } from './known.ts';
import { confirmationLink, giveDetails, openDeposit } from './person.ts';
import { theProduct } from './product.ts';

export type Stayed = Awaited<ReturnType<typeof stay>>;

export const office = (path: string) => `${theProduct().backOffice}${path}`;

/** A verified player with a wallet. */
export const newPlayer = async (who: { email: string; name: string; currency?: string }): Promise<Stayed> => {
  const player = await stay('phone');
  const { page } = player;
  await signUp(page, who);
  await goTo(page, await confirmationLink(who.email));
  await goTo(page, '/profile/verification');
  await uploadDocuments(page);
  await page.getByText('2 of 2 done').waitFor();
  return player;
};

/** From the queue into the one of that player. */
export const openCase = async ({ page }: Stayed, queue: 'cash-outs' | 'deposits', name: string): Promise<void> => {
  await page.goto(office(`/payments/${queue}`));
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: 'Open' })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
};

export const say = async (page: Page, reason: string, button: string): Promise<void> => {
  const decision = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Decision', exact: true }) });
  await decision.getByLabel('Your reason (audited)').fill(reason);
  await decision.getByRole('button', { name: button }).click();
};

/** By card; `outcome`: the button of the card page, whose URL is returned. */
export const payIn = async (page: Page, amount: string, outcome: RegExp): Promise<string> => {
  await goTo(page, '/');
  await openDeposit(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(amount);
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('button', { name: /^Continue with Ruby/ }).click();
  const save = dialog.getByRole('button', { name: /^Save/ });
  const atSandbox = (): boolean => page.url().startsWith(theProduct().sandbox);
  await expect.poll(async () => atSandbox() || (await save.isVisible())).toBe(true);
  if (!atSandbox()) {
    await giveDetails(page, 'all');
    await save.click();
  }
  await page.waitForURL((url) => url.href.startsWith(theProduct().sandbox));
  const cardPage = page.url();
  await page.getByRole('button', { name: outcome }).first().click();
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
  return cardPage;
};
