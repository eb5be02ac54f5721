/**
 * Opens each line of the table: at the width of a phone and of a desk, and at 1280 and 768 px, to which the desk's page is narrowed
 * before the eyes of its reader. One window of each size does for all that one looker sees: a new one costs as much as a line.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { forgetSites, goTo, patienceMs, screens, showWhereItFails, theBrowser, watch } from '../journeys/browser.ts';
import { barriers, rulesOfWidth, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { linesOf } from './files.ts';
import type { Line } from './table.ts';
import { makeWorld, type Looker, type World } from './world.ts';

/** Widths that the desktop page is resized to while open. */
const narrower = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
];
const worldMs = 300_000;
const lineMs = 300_000;
const restMs = 5_000;

const show = async (page: Page, { at, act }: Line, world: World): Promise<void> => {
  await goTo(page, typeof at === 'string' ? at : at(world));
  if (act === undefined) return;
  await act(page);
  // The network may never be idle while a frame is open.
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
};

/** What is wrong with the page as it stands; nothing when nothing is. `before`: the rules in which barriers were looked for. */
const faultsAt = async (page: Page, { name, whole }: Line, width: number, before: Set<string>): Promise<string[]> => {
  await screenshot(page, `${name}-${width}`, whole);
  const [sideways, rules] = [await sidewaysPx(page), await rulesOfWidth(page)];
  const found = [
    ...(before.has(rules) ? [] : await barriers(page)),
    ...(await textOverlaps(page)),
    ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
  ];
  before.add(rules);
  return found.map((fault) => `${width}: ${fault}`);
};

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  readonly screen: keyof typeof screens;
}

const openWindow = async (browser: Browser, looker: Looker, screen: Window['screen']): Promise<Window> => {
  const { site, backOffice } = inject('product');
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: looker === 'operator' ? backOffice : site,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  // Clears the tab's storage of the line before; a frame reads what its page wrote.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.clear();
  });
  const complaints = watch(page);
  showWhereItFails(page, complaints);
  return { context, page, complaints, screen };
};

/** Resets the window to unused; complaints of the previous page on its way out are ignored. */
const tidy = async ({ context, page, complaints, screen }: Window, { state }: World, { from }: Line): Promise<void> => {
  const { site, backOffice } = inject('product');
  await page.unrouteAll();
  await forgetSites(page, [site, backOffice]);
  // The question about counting visits has been answered: it would lie over every picture.
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site }, ...(state?.cookies ?? [])]);
  // The context's, for the worker that fetches pages asks for them in its own name.
  await context.setExtraHTTPHeaders(from === undefined ? {} : { 'x-forwarded-for': from });
  await page.setViewportSize(screens[screen].viewport);
  page.once('framenavigated', () => complaints.splice(0));
};

const faultsOn = async (window: Window, world: World, line: Line): Promise<string[]> => {
  const { page, complaints, screen } = window;
  const { width } = screens[screen].viewport;
  await tidy(window, world, line);
  await show(page, line, world);
  const before = new Set<string>();
  const found = await faultsAt(page, line, width, before);
  if (screen === 'desktop') {
    for (const size of narrower) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      found.push(...(await faultsAt(page, line, size.width, before)));
    }
  }
  const uncalledFor = complaints.filter((complaint) => line.complaint?.test(complaint) !== true);
  return [...found, ...uncalledFor.map((complaint) => `${width}: ${complaint}`)];
};

/** The tests of one file: a part of what one looker sees. */
export const inspectLines = (looker: Looker, part: string): void => {
  let browser: Browser;
  let world: World;
  let windows: Window[];
  beforeAll(async () => {
    browser = await theBrowser();
    world = await makeWorld(browser, looker, part);
    windows = await Promise.all((['phone', 'desktop'] as const).map((screen) => openWindow(browser, looker, screen)));
  }, worldMs);

  test.each(linesOf(looker, part).map((line) => [line.name, line] as const))(
    '%s can be used by everybody at 360, 768, 1280 and 1440 px, and no text lies on another',
    async (_name, line) => {
      const found = await Promise.all(windows.map((window) => faultsOn(window, world, line)));
      expect(found.flat()).toEqual([]);
    },
    lineMs,
  );
};
