/** A game's frame is loaded while its launch is on the way. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { frameOf } from './person.ts';

const launches = '**/game-service/api/v1/game';
const isDocument = (url: string): boolean => /\/play\/\?game=dice&currency=/.test(url);
const roll = (page: Page) => frameOf(page).getByRole('button', { name: 'Roll', exact: true });

/** Documents of the frame that were asked for. */
const hearDocuments = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && isDocument(request.url())) asked.push(request.url());
  });
  return asked;
};

/** Launches are not answered before `goOn`. */
const holdLaunches = async (page: Page): Promise<() => void> => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(launches, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
};

test('a frame that waits for its launch is not loaded again with it, its token stays in no address, and Back leaves the page', async () => {
  await visit('phone', async ({ page }) => {
    await goTo(page, '/');
    await goTo(page, '/game/dice');
    const asked = hearDocuments(page);
    const goOn = await holdLaunches(page);
    await page.getByRole('button', { name: 'Play demo' }).click();
    await page.getByRole('region', { name: 'Dice', exact: true }).getByRole('status', { name: 'Loading' }).waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(await roll(page).count()).toBe(0);
    const before = await page.evaluate(() => history.length);
    goOn();
    await roll(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(page.frames().map((frame) => new URL(frame.url()).hash)).toEqual(['', '']);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });
});

test('a press asks for the launch before the frame, and its token does not wait until the frame has loaded', async () => {
  await visit('phone', async ({ page }) => {
    await goTo(page, '/game/dice');
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (isDocument(url) || url.endsWith('/game-service/api/v1/game'))
        asked.push(isDocument(url) ? 'frame' : 'launch');
    });
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/play/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect.poll(() => page.frames().map((frame) => new URL(frame.url()).hash)[1]).toMatch(/^#session=/);
    expect(asked).toEqual(['launch', 'frame']);
    goOn();
    await roll(page).waitFor();
    expect(asked).toEqual(['launch', 'frame']);
    expect(page.frames().map((frame) => new URL(frame.url()).hash)).toEqual(['', '']);
  });
});

test('a launch in another currency than was expected opens the game in that currency', async () => {
  await visit('phone', async ({ page }) => {
    await goTo(page, '/game/dice');
    const asked = hearDocuments(page);
    await page.route(launches, async (route) => {
      const answer = await route.fetch();
      const { url } = (await answer.json()) as { url: string };
      await route.fulfill({ response: answer, json: { url: url.replace('currency=EUR', 'currency=USD') } });
    });
    await page.getByRole('button', { name: 'Play demo' }).click();
    await roll(page).waitFor();
    expect(asked.map((url) => new URL(url).searchParams.get('currency'))).toEqual(['EUR', 'USD']);
  });
});

test('a launch that is refused takes the waiting frame away and says why', async () => {
  await visit('phone', async ({ page, complaints }) => {
    await goTo(page, '/game/dice');
    await page.route(launches, (route) =>
      route.fulfill({ status: 409, json: { code: 'maintenance', message: 'This game is being maintained.' } }),
    );
    await page.getByRole('button', { name: 'Play demo' }).click();
    await page.getByRole('alert').filter({ hasText: 'maint' }).waitFor();
    expect(await page.locator('iframe[src*="/play/"]').count()).toBe(0);
    await page.unroute(launches);
    await page.getByRole('button', { name: 'Try again' }).click();
    await roll(page).waitFor();
    complaints.splice(0);
  });
});
