/** Every URL of the site: metadata, behaviour on sign-in, and navigation. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { forgetSession, goTo, visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { signUp } from './known.ts';
import { password, register } from './person.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
const site = () => theProduct().site;
const head = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('for machines', () => {
  test('the map of the site names every game and page, each under its one address', async () => {
    const map = await (await fetch(`${site()}/sitemap.xml`)).text();
    const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
    const texts = ['en', 'de'].flatMap((language) => [`/${language}/page/terms-and-conditions`, `/${language}/help`]);
    for (const path of ['/', '/game/Dice', '/game/Lantern%20Harbour', ...texts])
      expect(places).toContain(`${site()}${path}`);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      const answer = await fetch(place, { headers: { accept: 'text/html' } });
      expect([place, answer.status]).toEqual([place, 200]);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
      expect(canonical?.replaceAll('&amp;', '&')).toBe(place);
    }
    expect(await (await fetch(`${site()}/robots.txt`)).text()).toContain(`Sitemap: ${site()}/sitemap.xml`);
  });

  test('every game has a picture of its own for those who share it, in the size that is declared', async () => {
    await visit('desktop', async ({ page }) => {
      const pictures: (string | null)[] = [];
      for (const name of ['Dice', 'Blackjack%20Classic', 'Lantern%20Harbour']) {
        await page.goto(`/game/${name}`);
        const address = await head(page, 'meta[property="og:image"]', 'content');
        pictures.push(address);
        const size = await page.evaluate(async (source) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          return [String(picture.width), String(picture.height)];
        }, address ?? '');
        expect(size).toEqual([
          await head(page, 'meta[property="og:image:width"]', 'content'),
          await head(page, 'meta[property="og:image:height"]', 'content'),
        ]);
        expect(await head(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
      }
      expect(new Set(pictures).size).toBe(3);
    });
  });

  test('a browser finds nothing that keeps the site from being installed', async () => {
    await visit('phone', async ({ page }) => {
      await goTo(page, '/');
      const devices = await page.context().newCDPSession(page);
      const { errors, data } = await devices.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? '{}')).toMatchObject({
        name: 'Carmine',
        display: 'standalone',
        theme_color: '#2b0a12',
      });
      const { installabilityErrors } = await devices.send('Page.getInstallabilityErrors');
      // A context without history is private, and a private window installs nothing.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    });
  });
});

const enter = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Another one may replace it.
  await dialog.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
};

describe('for people', () => {
  test.each(eachScreen)(
    'an address that needs a player asks for a sign-in and then shows what was asked for, on a %s',
    async (screen) => {
      await visit(screen, async ({ page, complaints }) => {
        const email = `deep-${screen}@example.org`;
        await goTo(page, '/en/help');
        await register(page, { email, name: 'Dora Deep' });
        // Away from home a registration leads there.
        await expect.poll(() => pathOf(page)).toBe('/');
        for (const [path, shown] of [
          ['/profile/verification', 'Verification'],
          ['/wallet/deposit', 'Deposit'],
          ['/history/bets', 'Your bets'],
        ] as const) {
          await forgetSession(page);
          await goTo(page, path);
          await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
          const again = ['/isAuthenticated', '/profile'].map((end) =>
            page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(end)),
          );
          await enter(page, email);
          // Session and profile are fetched again.
          await Promise.all(again);
          await page.locator('main').getByRole('heading', { name: shown }).first().waitFor();
          expect(pathOf(page)).toBe(path);
        }
        // By a link to a modal, too.
        await forgetSession(page);
        await goTo(page, '/en/page/privacy-policy?modal=cashout');
        await enter(page, email);
        await page.getByRole('dialog', { name: 'Withdraw' }).waitFor();
        expect(pathOf(page)).toBe('/en/page/privacy-policy');
        complaints.splice(0);
      });
    },
    journeyMs,
  );

  test('on the deposit page the deposit modal neither opens nor stays open', async () => {
    await visit('desktop', async ({ page }) => {
      await signUp(page, { email: 'page-not-modal@example.org', name: 'Pia Page' });
      await goTo(page, '/');
      const ask = page.getByRole('button', { name: /^Deposit/ }).first();
      await ask.click();
      await page.getByRole('dialog', { name: 'Deposit' }).waitFor();
      await page.evaluate(() => {
        history.pushState({}, '', '/wallet/deposit');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('main').getByRole('heading', { name: 'Deposit', exact: true }).waitFor();
      await ask.click();
      // Its chunks are loaded already: it would be rendered by now.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  test('a page on its way is shown by the line at the top, which goes with its arrival', async () => {
    await visit('desktop', async ({ page }) => {
      await goTo(page, '/en/help');
      let arrive = (): void => undefined;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/\.data(\?|$)|\/assets\/.*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('link', { name: 'Complaints' }).first().click();
      await page.locator('.page-progress').waitFor({ state: 'attached' });
      expect(pathOf(page)).toBe('/en/help');
      arrive();
      await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor();
      await page.locator('.page-progress').waitFor({ state: 'detached' });
    });
  });

  test('sign-out goes home first, calls then, and shows that it is under way', async () => {
    await visit('desktop', async ({ page }) => {
      await goTo(page, '/');
      await register(page, { email: 'leaves@example.org', name: 'Lea Leaves' });
      await goTo(page, '/en/help');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Lea Leaves');
      let calledFrom = '';
      await page.route('**/signout', async (route) => {
        calledFrom = pathOf(page);
        await page.locator('.global-spinner').waitFor();
        await route.continue();
      });
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page
        .getByRole('button', { name: 'Sign out' })
        .or(page.getByRole('menuitem', { name: 'Sign out' }))
        .click();
      await page.getByRole('button', { name: 'Register' }).first().waitFor();
      await page.locator('.global-spinner').waitFor({ state: 'detached' });
      expect([calledFrom, pathOf(page)]).toEqual(['/', '/']);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
  });

  test.each(eachScreen)(
    'the first document of a restricted country holds the blocked view on every address but the cashier’s and what everybody may read, on a %s',
    async (screen) => {
      await visit(screen, async ({ page, complaints }) => {
        // Located in North Korea by the address file.
        await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '175.45.176.10' });
        for (const path of ['/', '/game/Dice', '/en/page/fairness', '/wallet/deposit', '/nothing/here', '/verify']) {
          const document = await (await page.request.get(path)).text();
          expect([path, document.includes('Country blocked (North Korea)')]).toEqual([path, true]);
        }
        await goTo(page, '/game/Dice');
        await page.getByRole('heading', { level: 1, name: 'Country blocked (North Korea)' }).waitFor();
        const text = await page.locator('body').innerText();
        for (const said of ['is not available in your country', 'Turn off your VPN or proxy, then reload', 'support@'])
          expect(text).toContain(said);
        await page.getByRole('button', { name: 'Reload' }).click();
        await page.getByRole('heading', { level: 1, name: 'Country blocked (North Korea)' }).waitFor();
        expect(await page.locator('iframe, article').count()).toBe(0);
        // Legal pages can be read from here, without links to games.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
        await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
        expect(await page.getByText('Country blocked').count()).toBe(0);
        expect(await page.getByRole('button', { name: /Deposit|Register/ }).count()).toBe(0);
        for (const path of ['/en/page/privacy-policy', '/en/page/complaints', '/en/help', '/en/pay-out-times']) {
          const document = await (await page.request.get(path)).text();
          expect([path, document.includes('Country blocked')]).toEqual([path, false]);
        }
        await goTo(page, '/account/closed');
        await page.getByRole('heading', { name: 'Sign in to withdraw' }).waitFor();
        await page.context().setExtraHTTPHeaders({});
        await goTo(page, '/');
        expect(await page.getByText('Country blocked').count()).toBe(0);
        complaints.splice(0);
      });
    },
    journeyMs,
  );
});
