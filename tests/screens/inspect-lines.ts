/**
 * Opens each line of the table: at the width of a phone and of a desk, and as a tablet, to which the desk's page is narrowed
 * before the eyes of its reader.
 */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goTo, launchBrowser, screens, watch } from '../journeys/browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { table, type Line } from './table.ts';
import { makeWorld, type Looker, type World } from './world.ts';

const tablet = { width: 768, height: 1024 };
const worldMs = 120_000;
const lineMs = 120_000;
const restMs = 5_000;

const show = async (page: Page, { at, act }: Line, world: World): Promise<void> => {
  await goTo(page, typeof at === 'string' ? at : at(world));
  if (act === undefined) return;
  await act(page);
  // What a frame loads may never come to rest.
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
};

/** What is wrong with the page as it stands; nothing when nothing is. */
const faultsAt = async (page: Page, { name, whole }: Line, width: number): Promise<string[]> => {
  await screenshot(page, `${name}-${width}`, whole);
  const sideways = await sidewaysPx(page);
  const found = [
    ...(await barriers(page)),
    ...(await textOverlaps(page)),
    ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
  ];
  return found.map((fault) => `${width}: ${fault}`);
};

const faultsOn = async (
  browser: Browser,
  world: World,
  line: Line,
  screen: keyof typeof screens,
): Promise<string[]> => {
  const { site, backOffice } = inject('product');
  const { width } = screens[screen].viewport;
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: line.as === 'operator' ? backOffice : site,
    reducedMotion: 'reduce',
    ...(world.state === undefined ? {} : { storageState: world.state }),
    ...(line.from === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': line.from } }),
  });
  // The question about counting visits has been answered: it would lie over every picture.
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site }]);
  const page = await context.newPage();
  const complaints = watch(page);
  try {
    await show(page, line, world);
    const found = await faultsAt(page, line, width);
    if (screen === 'desktop') {
      await page.setViewportSize(tablet);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      found.push(...(await faultsAt(page, line, tablet.width)));
    }
    return [
      ...found,
      ...complaints
        .filter((complaint) => line.complaint?.test(complaint) !== true)
        .map((complaint) => `${width}: ${complaint}`),
    ];
  } finally {
    await context.close();
  }
};

/** The tests of all that one looker sees. */
export const inspectLines = (looker: Looker): void => {
  let browser: Browser;
  let world: World;
  beforeAll(async () => {
    browser = await launchBrowser();
    world = await makeWorld(browser, looker);
  }, worldMs);
  afterAll(() => browser.close());

  const lines = table.filter((line) => line.as === looker).map((line) => [line.name, line] as const);
  test.each(lines)(
    '%s can be used by everybody at 360, 768 and 1440 px, and no text lies on another',
    async (_name, line) => {
      const found = await Promise.all(
        (['phone', 'desktop'] as const).map((screen) => faultsOn(browser, world, line, screen)),
      );
      expect(found.flat()).toEqual([]);
    },
    lineMs,
  );
};
