/**
 * Opens each line of the table at phone and desktop widths, and at 1280 and 768 px by narrowing the desktop page. Windows are shared by
 * the lines of a viewer, because a new one costs as much as a line.
 */
import { defaultLanguage } from '@carmine/money';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { forgetSites, goTo, launchBrowser, patienceMs, screens, showWhereItFails, watch } from '../journeys/browser.ts';
import { barriers, rulesOfWidth, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { linesOf } from './files.ts';
import { inLanguage, screenLanguage } from './in-language.ts';
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
  await act(await inLanguage(page));
  // The network may never be idle while a frame is open.
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
};

const pictureOf = (name: string): string => (screenLanguage === defaultLanguage ? name : `${screenLanguage}-${name}`);

/** What is wrong with the page as it stands; nothing when nothing is. `before`: the rules in which barriers were looked for. */
const faultsAt = async (page: Page, { name, whole }: Line, width: number, before: Set<string>): Promise<string[]> => {
  await screenshot(page, `${pictureOf(name)}-${width}`, whole);
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
  // Clears the tab's storage of the previous line; frames share it with their page.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.clear();
  });
  const complaints = watch(page);
  showWhereItFails(page, complaints);
  return { context, page, complaints, screen };
};

/** Resets the window; complaints of the previous page while leaving are ignored. */
const tidy = async ({ context, page, complaints, screen }: Window, { state }: World, { from }: Line): Promise<void> => {
  const { site, backOffice } = inject('product');
  await page.unrouteAll();
  await forgetSites(page, [site, backOffice]);
  // The question about counting visits has been answered: it would lie over every picture.
  const chosen = { consent: 'necessary', language: screenLanguage };
  const cookies = Object.entries(chosen).map(([name, value]) => ({ name, value, url: site }));
  await context.addCookies([...cookies, ...(state?.cookies ?? [])]);
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

/** The tests of one file: some lines of one viewer. */
export const inspectLines = (looker: Looker, part: string): void => {
  let browser: Browser;
  let world: World;
  let windows: Window[];
  beforeAll(async () => {
    browser = await launchBrowser();
    world = await makeWorld(browser, looker, part);
    windows = await Promise.all((['phone', 'desktop'] as const).map((screen) => openWindow(browser, looker, screen)));
  }, worldMs);
  afterAll(() => browser.close());

  test.each(linesOf(looker, part).map((line) => [line.name, line] as const))(
    '%s can be used by everybody at 360, 768, 1280 and 1440 px, and no text lies on another',
    async (_name, line) => {
      const found = await Promise.all(windows.map((window) => faultsOn(window, world, line)));
      expect(found.flat()).toEqual([]);
    },
    lineMs,
  );
};
