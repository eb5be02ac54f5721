/** An operator's first day: one-time link, second factor, a player found and viewed, and the audit log. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';
import { signUp } from './known.ts';
import { becomeOperator } from './operator.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
const email = 'olga.player@example.org';

const look = async (page: Page, name: string): Promise<void> => {
  await screenshot(page, `back-office-${name}`);
  expect(await barriers(page), name).toEqual([]);
  expect(await textOverlaps(page), name).toEqual([]);
  expect(await sidewaysPx(page), name).toBe(0);
};

test(
  'an operator enrols by the one-time link, finds a player, and leaves a trace',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      await signUp(page, { email, name: 'Olga Player' });
      await becomeOperator(page, { link: theProduct().operatorLink, name: 'Ada Root' }, (stop) => look(page, stop));
      // The session query before sign-in answers 401, which the console reports.
      complaints.splice(0);

      await page.getByRole('searchbox', { name: 'Search' }).fill(email);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Search results' }).waitFor();
      await page.getByRole('link', { name: /^usr_/ }).click();
      await page.getByRole('heading', { name: 'Olga Player' }).waitFor();
      await page.getByRole('heading', { name: 'Wallets' }).waitFor();
      expect(await page.getByText(email).count()).toBe(0);

      await page.getByLabel('Reason (audited)').fill('The player asked on the phone');
      await page.getByRole('button', { name: 'Show, with a reason' }).click();
      await page.getByText(email).first().waitFor();

      await page.getByRole('link', { name: 'Audit log' }).click();
      await page.getByText('Chain intact').waitFor();
      await page.getByText('The player asked on the phone').waitFor();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      complaints.splice(0);
    });
  },
  journeyMs,
);
