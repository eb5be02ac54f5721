/** Section 2.11: a visitor asks, support answers at once, a sign-in keeps the conversation; and a game that rests says so. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { stay, visit } from './browser.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { look, register } from './person.ts';

const journeyMs = 120_000;
/** Far less than any poll: what comes within it was told by the socket. */
const live = { timeout: 2_500 };

let desk: Awaited<ReturnType<typeof stay>>;
beforeAll(async () => {
  desk = await stay('desktop');
  await becomeOperator(desk.page, { link: await inviteOperator('admin'), name: 'Sam Answers' });
  // Asking who is signed in before anybody is answers 401, which the console reports.
  desk.complaints.splice(0);
}, journeyMs);
afterAll(() => desk.leave());

const office = (path: string) => `${inject('product').backOffice}${path}`;

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
    await answering.goto(office('/support'), { waitUntil: 'networkidle' });
    await visit('phone', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      // What the browser stores is believed nothing.
      await page.evaluate(() =>
        localStorage.setItem('user', JSON.stringify({ name: 'Forged Name', 'user-id': 'usr_1' })),
      );
      await page.goto('/en/help?chat', { waitUntil: 'networkidle' });
      await say(page, 'Do I need an account for the demo?');
      await look(page, 'chat-visitor', 'phone');

      const waiting = answering.getByRole('link', { name: /^Visitor/ }).first();
      await waiting.waitFor(live);
      await waiting.click();
      const log = answering.getByRole('log', { name: 'Messages' });
      await log.getByText('Do I need an account for the demo?').waitFor();
      await answering.getByLabel('Your answer').fill('No, only for real money.');
      await answering.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('dialog', { name: 'Support' }).getByText('No, only for real money.').waitFor(live);

      await page.getByRole('dialog', { name: 'Support' }).getByRole('button', { name: 'Close' }).click();
      await register(page, { email: 'asks-first@example.org', name: 'Vera Asks' });
      await page.waitForLoadState('networkidle');
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
      await log.getByText('Now I have one.').waitFor(live);
      expect(await log.getByText('No, only for real money.').count()).toBe(1);
      expect(await answering.getByText('Forged Name').count()).toBe(0);
      expect(await answering.getByRole('link', { name: 'Open the player' }).getAttribute('href')).toMatch(
        /^\/players\/usr_\w+\?skin=carmine$/,
      );
      await look(answering, 'desk-chat', 'desktop');
    });
  },
  journeyMs,
);

test('three seconds after it has loaded, and not before, the chat is told which page is open', async () => {
  await visit('desktop', async ({ page }) => {
    await page.goto('/en/help', { waitUntil: 'networkidle' });
    const told = page.waitForRequest((request) => request.url().endsWith('/attributes'));
    const opened = Date.now();
    await page
      .getByRole('button', { name: /support/i })
      .last()
      .click();
    expect((await told).postData()).toBe('{"page":"/en/help"}');
    expect(Date.now() - opened).toBeGreaterThanOrEqual(3000);
  });
});

test(
  'a game under maintenance shows its poster and the reason, and opens again',
  async () => {
    const { page: answering } = desk;
    const decide = async (resting: boolean): Promise<void> => {
      await answering.goto(office('/games'), { waitUntil: 'networkidle' });
      await answering.getByRole('button', { name: 'Change Blackjack Classic' }).click();
      await answering.getByRole('checkbox', { name: /^Maintenance/ }).setChecked(resting);
      await answering.getByLabel('Reason').fill('For what is seen here');
      await answering.getByRole('button', { name: 'Save the decision' }).click();
      await answering.getByRole('button', { name: 'Save the decision' }).waitFor({ state: 'detached' });
    };
    await decide(true);
    try {
      await visit('phone', async ({ page }) => {
        const rests = async () => {
          await page.goto('/game/Blackjack%20Classic?mode=demo', { waitUntil: 'networkidle' });
          return page.getByText('This game takes a short break.').count();
        };
        await expect.poll(rests, { timeout: 20_000 }).toBe(1);
        expect(await page.locator('iframe').count()).toBe(0);
        expect(await page.getByRole('button', { name: 'Play demo' }).count()).toBe(0);
        await look(page, 'game-resting', 'phone');
        await page.getByRole('link', { name: 'To the lobby' }).first().click();
        await page.getByText('PAUSED').first().waitFor();
      });
    } finally {
      await decide(false);
    }
    await visit('phone', async ({ page }) => {
      const opens = async () => {
        await page.goto('/game/Blackjack%20Classic', { waitUntil: 'networkidle' });
        return page.getByRole('button', { name: 'Play demo' }).count();
      };
      await expect.poll(opens, { timeout: 20_000 }).toBe(1);
    });
  },
  journeyMs,
);
