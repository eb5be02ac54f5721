/** A lobby of shelves after the cache's five minutes: what is refetched, error messages, running jackpots. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../tools/testing/product.mjs';
import { goTo, stay, visit } from './browser.ts';
import { becomeOperator } from './operator.ts';
import { look } from './person.ts';
import { collectToasts, said } from './said.ts';

let started: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  started = await startProduct({ SEED_GAMES: '100' });
});
afterAll(async () => {
  await started.stop();
});

const open = (page: Page, path: string) => goTo(page, started.product.site + path);

const fiveMinutesMs = 300_000;

/** Away and back after the cache's time: everything that is shown is asked for again. */
const comeBackLater = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Help centre' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.clock.fastForward(fiveMinutesMs + 1000);
  await page
    .getByRole('link', { name: /Lobby|home$/ })
    .first()
    .click();
};

const jackpots = ['Summit', 'Ridge', 'Valley', 'Creek', 'Pool'].map((name, index) => ({
  ...{ id: name.toLowerCase(), name: `${name} Grand`, level: 'grand', currency: 'EUR', gameIds: ['dice'] },
  ...{ amount: `${5000 - 1000 * index}.00`, seed: '100.00', contributionRate: '1.50', cycle: 1 },
}));

test('data is good for five minutes; then it is asked for, and each list that fails has its own words, jackpots with two blanks', async () => {
  await visit(
    'desktop',
    async ({ page, complaints }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await collectToasts(page);
      await page.clock.install();
      await open(page, '/');
      const calls = () => asked.filter((path) => path.includes('/category/'));
      await page.getByRole('link', { name: 'Help centre' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      await page
        .getByRole('link', { name: /Lobby|home$/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Top games', exact: true }).waitFor();
      // Nothing is fetched twice.
      expect(calls()).toEqual([...new Set(calls())]);

      const no = { status: 400, contentType: 'application/problem+json', body: '{"message":"No"}' };
      await page.route('**/category/*', (route) => route.fulfill(no));
      await page.route('**/jackpots', (route) => route.fulfill(no));
      await comeBackLater(page);
      const failures = ['Get New Games did not work', 'Get Top Games did not work', 'Get Featured Games did not work'];
      await expect
        .poll(async () => (await said(page)).toSorted())
        .toEqual([...failures, 'Get Top Games  did not work'].toSorted());

      await page.unroute('**/category/*');
      await page.unroute('**/jackpots');
      await page.route('**/jackpots', (route) => route.fulfill({ json: jackpots }));
      await comeBackLater(page);
      const meters = page.getByRole('region', { name: 'Jackpots' });
      // Once to be read, and once as the rolling figures.
      await meters.getByText('€5,000.00').first().waitFor();
      // The four highest, and a link to all of them.
      expect(await meters.getByRole('listitem').count()).toBe(4);
      await look(page, 'lobby-jackpots', 'desktop');
      complaints.splice(0);
    },
    { alone: true },
  );
});

test('a game under maintenance shows its poster and the reason, and opens again', async () => {
  const desk = await stay('desktop');
  const { page: answering } = desk;
  await becomeOperator(answering, { link: started.product.operatorLink, name: 'Gina Games' });
  // The session query before sign-in answers 401, which the console reports.
  desk.complaints.splice(0);
  const decide = async (resting: boolean): Promise<void> => {
    await goTo(answering, `${started.product.backOffice}/games`);
    await answering.getByRole('button', { name: 'Change Blackjack Classic' }).click();
    await answering.getByRole('checkbox', { name: /^Maintenance/ }).setChecked(resting);
    await answering.getByLabel('Reason').fill('For what is seen here');
    await answering.getByRole('button', { name: 'Save' }).click();
    await answering.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  };
  await decide(true);
  try {
    await visit('phone', async ({ page }) => {
      const rests = async () => {
        await open(page, '/game/Blackjack%20Classic?mode=demo');
        return page.getByText('This game is under maintenance.').count();
      };
      await expect.poll(rests).toBe(1);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Play demo' }).count()).toBe(0);
      await look(page, 'game-resting', 'phone');
      await page.getByRole('link', { name: 'Go to lobby' }).first().click();
      await page.getByText('PAUSED').first().waitFor();
    });
  } finally {
    await decide(false);
  }
  await visit('phone', async ({ page }) => {
    const opens = async () => {
      await open(page, '/game/Blackjack%20Classic');
      return page.getByRole('button', { name: 'Play demo' }).count();
    };
    await expect.poll(opens).toBe(1);
  });
  await desk.leave();
});
