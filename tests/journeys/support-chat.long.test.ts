/** Section 2.11: a visitor asks, support answers, a sign-in keeps the conversation, and claims of a page are not trusted. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, stay, visit } from './browser.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { look, register } from './person.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;

let desk: Awaited<ReturnType<typeof stay>>;
beforeAll(async () => {
  desk = await stay('desktop');
  await becomeOperator(desk.page, { link: await inviteOperator('admin'), name: 'Sam Answers' });
  // The session query before sign-in answers 401, which the console reports.
  desk.complaints.splice(0);
}, journeyMs);
afterAll(() => desk.leave());

const office = (path: string) => `${theProduct().backOffice}${path}`;

const say = async (page: Page, text: string): Promise<void> => {
  const chat = page.getByRole('dialog', { name: 'Support' });
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByText(text).waitFor();
};

test(
  'a visitor and support see each other’s words at once, and a registration keeps them in one conversation with a name',
  async () => {
    const { page: answering } = desk;
    await goTo(answering, office('/support'));
    await visit('phone', async ({ page }) => {
      await goTo(page, '/');
      // Nothing in the browser's storage is trusted.
      await page.evaluate(() =>
        localStorage.setItem('user', JSON.stringify({ name: 'Forged Name', 'user-id': 'usr_1' })),
      );
      await goTo(page, '/en/help?chat');
      await say(page, 'Do I need an account for the demo?');
      await look(page, 'chat-visitor', 'phone');

      const waiting = answering.getByRole('link', { name: /^Visitor/ }).first();
      await waiting.waitFor();
      await waiting.click();
      const log = answering.getByRole('log', { name: 'Messages' });
      await log.getByText('Do I need an account for the demo?').waitFor();
      await answering.getByLabel('Your answer').fill('No, only for real money.');
      await answering.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('dialog', { name: 'Support' }).getByText('No, only for real money.').waitFor();

      await page.getByRole('dialog', { name: 'Support' }).getByRole('button', { name: 'Close' }).click();
      await register(page, { email: 'asks-first@example.org', name: 'Vera Asks' });
      await page
        .getByRole('button', { name: /support/i })
        .last()
        .click();
      const chat = page.getByRole('dialog', { name: 'Support' });
      await chat.getByText('Do I need an account for the demo?').waitFor();
      await chat.getByText('No, only for real money.').waitFor();
      await say(page, 'Now I have one.');
      await look(page, 'chat-kept', 'phone');
      // The desk never left the page: the same conversation has a name now, the session's.
      await answering.getByRole('heading', { name: /^Vera Asks/ }).waitFor();
      await log.getByText('Now I have one.').waitFor();
      await expect.poll(() => log.getByText('No, only for real money.').count()).toBe(1);
      expect(await answering.getByText('Forged Name').count()).toBe(0);
      expect(await answering.getByRole('link', { name: 'Open the player' }).getAttribute('href')).toMatch(
        /^\/players\/usr_\w+\?skin=carmine$/,
      );
      await look(answering, 'desk-chat', 'desktop');
    });
  },
  journeyMs,
);

test('three seconds after it has loaded, and not before, the chat gets the open page', async () => {
  await visit('desktop', async ({ page }) => {
    await goTo(page, '/en/help');
    const attributes = page.waitForRequest((request) => request.url().endsWith('/attributes'));
    const opened = Date.now();
    await page
      .getByRole('button', { name: /support/i })
      .last()
      .click();
    expect((await attributes).postData()).toBe('{"page":"/en/help"}');
    expect(Date.now() - opened).toBeGreaterThanOrEqual(3000);
  });
});
