/** What a page is to a machine: its head, its headers, the files that are asked for unasked. */
import { describe, expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { look } from './person.ts';
import { theProduct } from './product.ts';

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${theProduct().site}${path}`, { headers: { accept: 'text/html' }, ...init });

const metaOf = (html: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of html.matchAll(/<meta name="([^"]+)" content="([^"]*)"/g))
    (found[name] ??= []).push(content);
  return found;
};

describe('a file that browsers and robots ask for unasked', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icons/180.png', 'image/png'],
    ['/icons/512.png', 'image/png'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
  ])('%s is of the type %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
  });

  test('of another size is not there', async () => {
    expect((await get('/icons/9999.png')).status).toBe(404);
  });

  test('the manifest names icons that exist, for home screens that cut them too', async () => {
    const { icons, start_url: start } = (await (await get('/manifest.webmanifest')).json()) as {
      icons: { src: string; purpose: string }[];
      start_url: string;
    };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const path of [start, ...icons.map(({ src }) => src)]) expect((await get(path)).status).toBe(200);
  });
});

describe('the head of a page', () => {
  test('says what section 9 asks for', async () => {
    const meta = metaOf(await (await get('/')).text());
    expect(meta).toMatchObject({
      robots: ['index, follow'],
      language: ['English'],
      'revisit-after': ['7 days'],
      'theme-color': ['#2b0a12'],
    });
    expect(meta['viewport']?.[0]).not.toMatch(/user-scalable=no|maximum-scale/);
    expect(meta['description']?.[0]).toContain('without registration');
  });

  test.each([
    '/',
    '/?category=top-games',
    '/game/dice',
    '/en/help',
    '/en/help/how-long',
    '/en/pay-out-times',
    '/en/page/terms-and-conditions',
    '/de/help/how-long',
    '/de/page/terms-and-conditions',
  ])('of %s shows who shares it a picture, a title and one address', async (path) => {
    const html = await (await get(path)).text();
    const metas = new Map(
      [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    );
    expect(metas.get('title')).toBe(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
    expect(metas.get('url')).toBe(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
    expect(metaOf(html)['twitter:card']).toEqual(['summary_large_image']);
    const picture = await get(new URL(metas.get('image') ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test.each([
    ['/en/page/fairness', 'en', 'Fairness'],
    ['/de/page/complaints', 'de', 'Beschwerden'],
    ['/de/help/demo', 'de', 'Demo spielen'],
  ])('of %s names the same page in every language, and its text is in its own', async (path, language, title) => {
    const html = await (await get(path)).text();
    const others = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
    const rest = path.slice(3);
    expect(others.map(([, name, href = '']) => [name, new URL(href).pathname])).toEqual([
      ...[
        ['en', `/en${rest}`],
        ['de', `/de${rest}`],
      ],
      ['x-default', `/en${rest}`],
    ]);
    expect(html).toMatch(new RegExp(`<article[^>]* lang="${language}"`));
    expect(html).toContain(`${title}</h1>`);
  });

  test.each([
    '/wallet/deposit',
    '/profile',
    '/history/bets',
    '/account/confirm',
    '/dev/ui',
    '/nothing/here',
    '/game/no-such-game',
    '/en/page/no-such-page',
    '/en/help/no-such-article',
    '/fr/help',
    '/fr/page/fairness',
    '/?category=favourites',
    '/?category=nope',
  ])('of %s keeps robots away, once and without a contradiction', async (path) => {
    expect(metaOf(await (await get(path)).text())['robots']).toEqual(['noindex']);
  });
});

describe('HEAD', () => {
  test.each(['/', '/game/dice', '/en/help', '/nothing/here'])(
    'of %s is answered as GET is, without the page',
    async (path) => {
      const [head, page] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(head.status).toBe(page.status);
      for (const name of ['content-type', 'cache-control']) expect(head.headers.get(name)).toBe(page.headers.get(name));
      expect(head.headers.get('content-length')).not.toBe('0');
      expect(await head.text()).toBe('');
    },
  );
});

test('what is not here is answered with 404 and a page, never with another page', async () => {
  const answer = await get('/nothing/here');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

test('a page says that the connection is gone; one that was not loaded is a page of ours, and comes by itself', async () => {
  await visit(
    'phone',
    async ({ page, complaints }) => {
      await goTo(page, '/en/help');
      await page.evaluate(async () => {
        const { serviceWorker } = navigator;
        await serviceWorker.ready;
        if (serviceWorker.controller !== null) return;
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      });
      await page.context().setOffline(true);
      await page.getByText('You are offline. This page').waitFor();
      await page.goto('/en/page/fairness');
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      await look(page, 'offline', 'phone');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Still no connection.').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Fairness', exact: true }).waitFor();
      await page.getByText('You are offline').waitFor({ state: 'detached' });
      complaints.splice(0);
    },
    { keepsFiles: true },
  );
});

test('what breaks the root of all pages leaves one with style, brand and a way home', async () => {
  await visit('phone', async ({ page, complaints }) => {
    await goTo(page, '/en/help');
    await page.evaluate(() => {
      URLSearchParams.prototype.has = () => {
        throw new Error('Provoked');
      };
    });
    // Without a pointer, whose first sign brings the host of dialogs, which breaks before it is pressed.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).dispatchEvent('click');
    const heading = page.getByRole('heading', { name: 'Something went wrong' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Unbounded');
    await expect
      .poll(() => page.locator('.message-page img').evaluate((img) => getComputedStyle(img).position))
      .toBe('absolute');
    await look(page, 'crash', 'phone');
    expect(complaints.splice(0).filter((text) => !text.includes('Provoked'))).toEqual([]);
    await page.getByRole('link', { name: 'Go to lobby' }).click();
    await page
      .getByRole('heading', { name: /^(Top|Our) games$/ })
      .first()
      .waitFor();
  });
});

test.each([320, 360, 390])(
  'on a phone of %i px the words of the stage end where its picture begins to show',
  async (width) => {
    await visit('phone', async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await goTo(page, '/');
      const gap = await page.locator('.hero').evaluate((hero) => {
        const ends = [...hero.querySelectorAll('.eyebrow, h1, .hero-title, .hero-text')].map((copy) => {
          const range = document.createRange();
          range.selectNodeContents(copy);
          return range.getBoundingClientRect().right;
        });
        const art = hero.querySelector('.hero-art')?.getBoundingClientRect();
        // Less than its first fifth is faded out.
        return (art?.left ?? 0) + (art?.width ?? 0) * 0.18 - Math.max(...ends);
      });
      expect(gap).toBeGreaterThanOrEqual(0);
    });
  },
);

test('the copy of the stage has no picture under it, and every highlight is as high, from 768 to 1440 px', async () => {
  await visit('desktop', async ({ page }) => {
    await goTo(page, '/');
    const slides = page.getByRole('region', { name: 'Highlights' });
    for (const width of [768, 1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights: number[] = [];
      for (const dot of await slides.locator('.hero-dot').all()) {
        await dot.click();
        heights.push((await slides.boundingBox())?.height ?? 0);
        const gap = await slides.evaluate((hero) => {
          const right = Math.max(
            ...[...hero.querySelectorAll('h1, .hero-title, .hero-text')].map((copy) => {
              const range = document.createRange();
              range.selectNodeContents(copy);
              return range.getBoundingClientRect().right;
            }),
          );
          const art = hero.querySelector('.hero-art, .hero-game')?.getBoundingClientRect();
          // The first quarter of the stage's image is faded out.
          return (art?.left ?? 0) + (hero.querySelector('.hero-art') === null ? 0 : (art?.width ?? 0) / 4) - right;
        });
        expect([width, gap >= 0]).toEqual([width, true]);
      }
      expect([width, new Set(heights).size]).toEqual([width, 1]);
    }
  });
});
