/** A game's page: from demo to real play without leaving it, its facts, and its favourites. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, visit } from './browser.ts';
import { eachScreen, screens } from './screens.ts';
import { ask, signUp } from './known.ts';
import { frameOf, look, password } from './person.ts';

const journeyMs = 300_000;
const open = (page: Page, path: string) => goTo(page, path);
const head = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
const roll = (page: Page) => frameOf(page).getByRole('button', { name: 'Roll', exact: true });

/** In the dialog that is open already. */
const registerHere = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Nora Keeps');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /legal age/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('a game is found by name and by id, has one address, and a picture for those who share it', async () => {
  await visit('desktop', async ({ page, complaints }) => {
    for (const address of ['/game/Lantern%20Harbour', '/game/lantern-harbour', '/game/LANTERN%20HARBOUR']) {
      expect((await open(page, address))?.status()).toBe(200);
      expect(await page.title()).toMatch(/^Lantern Harbour · /);
      expect(await head(page, 'link[rel="canonical"]', 'href')).toMatch(/\/game\/Lantern%20Harbour$/);
    }
    const picture = await page.request.get((await head(page, 'meta[property="og:image"]', 'content')) ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await open(page, '/game/Chess'))?.status()).toBe(404);
    complaints.splice(0);
  });
});

test.each(eachScreen)(
  'a visitor sees rules, exact returns, winners and like games beside a demo on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/game/dice?mode=demo');
      await roll(page).waitFor();
      const about = page.getByRole('region', { name: 'About this game' });
      await about.scrollIntoViewIfNeeded();
      await about.getByRole('heading', { name: 'How it works' }).waitFor();
      await about.getByRole('button', { name: 'RTP', exact: true }).click();
      await expect.poll(() => about.locator('table').first().innerText()).toContain('99%');
      await look(page, 'game-returns', screen);
      await about.getByRole('button', { name: 'Wins' }).click();
      await about
        .getByText(/No recent real-money wins|\+/)
        .first()
        .waitFor();
      await page.getByRole('region', { name: 'Similar games' }).locator('article').first().waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await roll(page).click();
      await about.getByRole('button', { name: 'Last rounds' }).click();
      await expect.poll(() => about.locator('tbody tr').count()).toBe(1);
    });
  },
);

test('in its sandbox a game sounds, fills the screen, copies a hash, and leads to the proof by the page around it', async () => {
  await visit('desktop', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/game/dice?mode=demo');
    await roll(page).waitFor();
    expect(await page.locator('iframe[src*="/play/"]').getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    const frame = frameOf(page);
    await frame.getByRole('button', { name: 'Theatre mode' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
    await frame.getByRole('button', { name: 'Theatre mode' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(await frame.locator('body').evaluate(() => new AudioContext().resume().then(() => true))).toBe(true);
    await frame.getByRole('button', { name: /^Provably fair/ }).click();
    await frame
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
    const opened = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Verify any round offline' }).click();
    const proof = await opened;
    await proof.getByRole('heading', { name: 'Verify rounds' }).waitFor();
    expect(new URL(proof.url()).pathname).toBe('/verify');
    await proof.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).waitFor();
    await roll(page).waitFor();
  });
});

test('a phone held either way shows a coin’s balance with its unit, and leads from the game to wallets and deposit', async () => {
  await visit('phone', async ({ page }) => {
    await signUp(page, { email: 'sid-sideways@example.org', name: 'Sid Sideways' });
    const wallets = '/profile-service/api/v1/profile/currency';
    await ask(page, wallets, { body: { currency: 'ETH' } });
    await ask(page, wallets, { method: 'PUT', body: { currency: 'ETH' } });
    await goTo(page, '/');
    await expect.poll(() => page.getByTitle('Wallets').innerText()).toContain('ETH');
    const pill = await page.getByTitle('Wallets').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(pill).toBe(0);
    await look(page, 'pill-eth', 'phone');
    await goTo(page, '/game/dice');
    const frame = frameOf(page);
    await frame.getByText('Net', { exact: true }).waitFor();
    await frame.getByText('€0.00', { exact: true }).waitFor();
    await look(page, 'game-eth', 'phone');
    await page.setViewportSize({ width: 740, height: 360 });
    await frame.getByRole('button', { name: 'Choose a wallet' }).waitFor();
    await look(page, 'game-eth-sideways', 'phone');
    await frame.getByRole('button', { name: 'Deposit' }).click();
    await page.getByRole('dialog', { name: 'Deposit' }).waitFor();
  });
});

test('the page gives a game all of its room and takes it back', async () => {
  await visit('desktop', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await open(page, '/game/dice?mode=demo');
    await roll(page).waitFor();
    const key = frameOf(page).getByRole('button', { name: 'Theatre mode' });
    await key.click();
    const game = page.getByRole('region', { name: 'Dice', exact: true });
    await expect.poll(async () => (await game.boundingBox())?.height).toBe(screens.desktop.viewport.height);
    const isBack = async () => ((await game.boundingBox())?.y ?? 0) > 0;
    await key.click();
    await expect.poll(isBack).toBe(true);
    // The game has the keyboard: its frame passes Escape on.
    await key.click();
    await expect.poll(isBack).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(isBack).toBe(true);
  });
});

test.each(eachScreen)(
  'from a demo to real play in the same game, marked, played and found again on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/game/dice?mode=demo');
      await roll(page).waitFor();
      await page.getByRole('button', { name: 'Play for real' }).click();
      await registerHere(page, `keeps-${screen}@example.org`);
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/game/Dice');
      await expect
        .poll(() => page.getByRole('button', { name: 'Real money' }).getAttribute('aria-pressed'))
        .toBe('true');
      await roll(page).waitFor();

      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      await page.route('**/profile/favoriteGame', async (route) => {
        await held;
        await route.continue();
      });
      const heart = page.getByRole('button', { name: 'Add Dice to favourites' });
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-busy')).toBe('true');
      goOn();
      const marked = page.getByRole('button', { name: 'Remove Dice from favourites' });
      await expect.poll(() => marked.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => marked.getAttribute('aria-busy')).toBeNull();
      await look(page, 'game-kept', screen);

      await open(page, '/?category=favourites');
      await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
      const kept = page.getByRole('region', { name: 'Favourites', exact: true }).locator('.tile-title');
      await expect.poll(() => kept.allInnerTexts()).toEqual(['Dice']);
      await look(page, 'favourites', screen);
      if (screen === 'desktop') await page.keyboard.press('/');
      else await openDialog(page, 'Search');
      await page.getByRole('searchbox').fill('blackjack');
      await page.getByRole('dialog').getByRole('button', { name: 'Play Blackjack Classic' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/game/Blackjack%20Classic');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect
        .poll(() => page.getByRole('button', { name: 'Real money' }).getAttribute('aria-pressed'))
        .toBe('true');
    });
  },
  journeyMs,
);
