/** The page that verifies without us: served, and saved to a disk with the network off. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { gameById } from '@carmine/games';
import { theBrowser, visit, watch } from './browser.ts';
import { eachScreen, screens } from './screens.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';
import { theProduct } from './product.ts';

const file = pathToFileURL(
  path.join(import.meta.dirname, '..', '..', 'apps', 'game-client', 'dist', 'verify.html'),
).href;
let browser: Awaited<ReturnType<typeof theBrowser>>;
beforeAll(async () => {
  browser = await theBrowser();
});

const look = async (page: Page, name: string): Promise<void> => {
  await screenshot(page, name, true);
  expect(await textOverlaps(page), name).toEqual([]);
  expect(await sidewaysPx(page), name).toBe(0);
};

/** A downloaded record with the scheme's published seeds. */
const record = (nonce: number, change: object = {}) => {
  const fairness = {
    serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
    serverSeedHash: 'f381acee475a2df616477f532fae2cd81f1a5e000cf93c3d9a22df39c5927b72',
    clientSeed: 'lobby-demo_1',
  };
  const results = [3429, 7094, 6250];
  const won = (results[nonce] ?? 0) > 5049;
  return {
    ...{ id: `rnd_${nonce}`, game: 'dice', mathVersion: gameById('dice')?.mathVersion, status: 'settled' },
    ...{ currency: 'EUR', stake: '1.00', staked: '1.00', payout: won ? '2.00' : '0.00', multiplier: won ? 20_000 : 0 },
    ...{ nonce, funding: 'cash', params: { target: 5049, direction: 'over' }, view: { result: results[nonce], won } },
    ...{ actions: [], draws: [[10_000, results[nonce]]], fairness },
    ...change,
  };
};

test.each(eachScreen)(
  'from a disk, without a network, it verifies and asks nobody anything, on a %s',
  async (screen) => {
    const context = await browser.newContext({ ...screens[screen], offline: true });
    const page = await context.newPage();
    const complaints = watch(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(file);

    await page.getByRole('button', { name: 'Use an example' }).click();
    await page.getByLabel('Game', { exact: true }).selectOption('dice');
    await page.getByText('The SHA-256 of this server seed matches the hash you were shown.').waitFor();
    await page.getByText('34.29').waitFor();
    await look(page, `verify-dice-${screen}`);
    await page.getByLabel('Game', { exact: true }).selectOption('lantern-harbour');
    await page.getByText('Spin: window', { exact: true }).waitFor();
    await look(page, `verify-slot-${screen}`);
    await page.getByLabel('Game', { exact: true }).selectOption('blackjack-classic');
    await page.getByRole('button', { name: 'Stand', exact: true }).click();
    await page.getByText('This round pays').waitFor();
    await look(page, `verify-blackjack-${screen}`);

    await page.getByRole('button', { name: 'Rounds from a file' }).click();
    const rounds = page.getByLabel('Rounds as JSON');
    await rounds.fill(JSON.stringify({ rounds: [0, 1, 2].map((nonce) => record(nonce)) }));
    await page.getByText('All 3 rounds verified.').waitFor();
    await rounds.fill(JSON.stringify([record(0), record(1, { payout: '9.00' }), record(2)]));
    await page.getByText('1 round does not match.').waitFor();
    await look(page, `verify-file-${screen}`);
    await page.getByRole('button', { name: 'Show round 1' }).click();
    await page.getByText('This round does not match its seeds.').waitFor();
    await look(page, `verify-differs-${screen}`);
    await rounds.fill('not a record');
    await page.getByText(/^No rounds found/).waitFor();

    const outside = asked.filter((url) => url !== file && !url.startsWith('data:'));
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(eachScreen)('the site serves it, and it holds on a %s', async (screen) => {
  await visit(screen, async ({ page }) => {
    const answer = await page.goto('/verify');
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'none'");
    await page.getByRole('button', { name: 'Use an example' }).click();
    await page.getByText('This round pays').waitFor();
    // A link is not a call: the served page has one to the site, a saved page has none.
    expect(await page.getByRole('link', { name: 'Go to lobby' }).getAttribute('href')).toBe('/');
    expect(await page.getByRole('link', { name: 'Save this page' }).getAttribute('download')).toMatch(/\.html$/);
    expect(await barriers(page)).toEqual([]);
    await look(page, `verify-served-${screen}`);
    // The content policy blocks even a script inside the page from making calls.
    const refused = page.evaluate((site) => fetch(site).then(String), theProduct().site);
    await expect(refused).rejects.toThrow();
  }).catch((error: Error) => {
    if (!/Refused to connect|violates the following Content Security Policy/.test(error.message)) throw error;
  });
});
