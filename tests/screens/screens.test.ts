import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, watch } from '../journeys/browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { table, type Line } from './table.ts';
import { makeWorld, type World } from './world.ts';

const sizes = {
  360: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  768: { viewport: { width: 768, height: 1024 } },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;

const widths = [360, 768, 1440] as const;
const lineMs = 90_000;
const restMs = 5_000;

let browser: Browser;
let world: World;

beforeAll(async () => {
  browser = await launchBrowser();
  world = await makeWorld(browser);
}, 120_000);

afterAll(() => browser.close());

const show = async (page: Page, { at, act }: Line): Promise<void> => {
  await page.goto(typeof at === 'string' ? at : at(world), { waitUntil: 'networkidle' });
  if (act === undefined) return;
  await act(page);
  // What a frame loads may never come to rest.
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
};

/** What is wrong with a screen at one width; nothing when nothing is. */
const faults = async (line: Line, width: (typeof widths)[number]): Promise<string[]> => {
  const { site, backOffice } = inject('product');
  const storageState = world.states[line.as];
  const context = await browser.newContext({
    ...sizes[width],
    baseURL: line.as === 'operator' ? backOffice : site,
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
    ...(line.from === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': line.from } }),
  });
  // The question about counting visits has been answered: it would lie over every picture.
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site }]);
  const page = await context.newPage();
  const complaints = watch(page);
  try {
    await show(page, line);
    await screenshot(page, `${line.name}-${width}`, line.whole);
    const sideways = await sidewaysPx(page);
    return [
      ...(await barriers(page)),
      ...(await textOverlaps(page)),
      ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
      ...complaints.filter((complaint) => line.complaint?.test(complaint) !== true),
    ].map((fault) => `${width}: ${fault}`);
  } finally {
    await context.close();
  }
};

test('no two lines of the table leave the same picture', () => {
  const names = table.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(table.map((line) => [line.name, line] as const))(
  '%s can be used by everybody at 360, 768 and 1440 px, and no text lies on another',
  async (_name, line) => {
    const found = await Promise.all(widths.map((width) => faults(line, width)));
    expect(found.flat()).toEqual([]);
  },
  lineMs,
);
