/**
 * Opens each line of the table at phone width and widens the page to 768, 1280 and 1440 px with a desktop's mouse and pixels. In the
 * full form (`npm run soak -- --only screens`, and for pictures) each line is loaded at desktop width too, and barriers are looked for
 * between the two widths as well: that search is most of what a line costs. Windows are shared by the lines of a viewer, because a new
 * one costs as much as a line.
 */
import { defaultLanguage, locales } from '@carmine/money';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { forgetSites, goTo, patienceMs, showWhereItFails, theBrowser, watch } from '../journeys/browser.ts';
import { isWhole, screens, type Screen } from '../journeys/screens.ts';
import { barriers, rulesOfWidth, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { linesOf } from './files.ts';
import { inLanguage, screenLanguage } from './in-language.ts';
import type { Line } from './line.ts';
import { makeWorld, type Looker, type World } from './world.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly asPhone?: boolean;
}

const phone: Size = { ...screens.phone.viewport, asPhone: true };
/** From the phone's width on, and back from the desk's. */
const between: readonly Size[] = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const desk: Size = screens.desktop.viewport;

/** The loads of a line, each with the sizes that its page is shown at one after the other. */
const loadsOf = ({ measures }: Line): readonly (readonly [Screen, Size, ...Size[]])[] =>
  isWhole || measures === true
    ? [
        ['phone', phone],
        ['desktop', desk, ...between.toReversed()],
      ]
    : [['phone', phone, ...between, desk]];

const worldMs = 300_000;
const lineMs = 300_000;
const restMs = 5_000;

const show = async (page: Page, { at, act }: Line, world: World): Promise<void> => {
  const address = typeof at === 'string' ? at : at(world);
  await goTo(page, address.replace(/^\/en\//, `/${screenLanguage}/`));
  if (act === undefined) return;
  await act(await inLanguage(page));
  // The network may never be idle while a frame is open.
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
};

const pictureOf = (name: string): string => (screenLanguage === defaultLanguage ? name : `${screenLanguage}-${name}`);

const isBetween = (width: number): boolean => between.some((size) => size.width === width);

/** What is wrong with the page as it stands; nothing when nothing is. `before`: the rules in which barriers were looked for. */
const faultsAt = async (page: Page, { name, whole }: Line, width: number, before: Set<string>): Promise<string[]> => {
  await screenshot(page, `${pictureOf(name)}-${width}`, whole);
  const sideways = await sidewaysPx(page);
  // Going through every style sheet costs as much as a small page.
  const rules = isWhole || !isBetween(width) ? await rulesOfWidth(page) : undefined;
  const isLookedFor = rules !== undefined && !before.has(rules);
  const found = [
    ...(isLookedFor ? await barriers(page, before.size > 0 && !isWhole) : []),
    ...(await textOverlaps(page)),
    ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
  ];
  if (isLookedFor) before.add(rules);
  return found.map((fault) => `${width}: ${fault}`);
};

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  readonly devtools: CDPSession;
}

/** Playwright cannot make a phone's page one of a desk. */
const become = async ({ devtools }: Window, { width, height, asPhone = false }: Size): Promise<void> => {
  const deviceScaleFactor = asPhone ? screens.phone.deviceScaleFactor : 1;
  const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor, mobile: asPhone };
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: asPhone });
};

const openWindow = async (browser: Browser, looker: Looker, screen: Screen): Promise<Window> => {
  const { site, backOffice } = inject('product');
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: looker === 'operator' ? backOffice : site,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A date field is written as the browser's language writes it.
    ...(screenLanguage === defaultLanguage ? {} : { locale: locales[screenLanguage] }),
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  // Clears the tab's storage of the previous line; frames share it with their page.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.clear();
  });
  const complaints = watch(page);
  showWhereItFails(page, complaints);
  const devtools = await context.newCDPSession(page);
  return { context, page, complaints, devtools };
};

/** Resets the window to unused; complaints of the previous page on its way out are ignored. */
const tidy = async ({ context, page, complaints }: Window, { state }: World, { from }: Line): Promise<void> => {
  const { site, backOffice } = inject('product');
  await page.unrouteAll();
  await forgetSites(page, [site, backOffice]);
  // The question about counting visits has been answered: it would lie over every picture.
  const chosen = { consent: 'necessary', language: screenLanguage };
  const cookies = Object.entries(chosen).map(([name, value]) => ({ name, value, url: site }));
  // Last, for what was chosen while the player was made does not count.
  await context.addCookies([...(state?.cookies ?? []), ...cookies]);
  // The context's, for the worker that fetches pages asks for them in its own name.
  await context.setExtraHTTPHeaders(from === undefined ? {} : { 'x-forwarded-for': from });
  page.once('framenavigated', () => complaints.splice(0));
};

const faultsOn = async (window: Window, world: World, line: Line, sizes: readonly [Size, ...Size[]]) => {
  const { page, complaints } = window;
  const [first, ...others] = sizes;
  await tidy(window, world, line);
  await become(window, first);
  await show(page, line, world);
  const before = new Set<string>();
  const found = await faultsAt(page, line, first.width, before);
  for (const size of others) {
    await become(window, size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await faultsAt(page, line, size.width, before)));
  }
  const uncalledFor = complaints.filter((complaint) => line.complaint?.test(complaint) !== true);
  return [...found, ...uncalledFor.map((complaint) => `${first.width}: ${complaint}`)];
};

/** The tests of one file: some lines of one viewer. */
export const inspectLines = (looker: Looker, part: string): void => {
  const lines = linesOf(looker, part);
  const windows = new Map<Screen, Window>();
  let browser: Browser;
  let world: World;
  beforeAll(async () => {
    browser = await theBrowser();
    world = await makeWorld(browser, looker, part);
    for (const screen of new Set(lines.flatMap(loadsOf).map(([one]) => one)))
      windows.set(screen, await openWindow(browser, looker, screen));
  }, worldMs);

  test.each(lines.map((line) => [line.name, line] as const))(
    '%s can be used by everybody at 360, 768, 1280 and 1440 px, and no text lies on another',
    async (_name, line) => {
      const found = await Promise.all(
        loadsOf(line).map(([screen, ...sizes]) => faultsOn(windows.get(screen)!, world, line, sizes)),
      );
      expect(found.flat()).toEqual([]);
    },
    lineMs,
  );
};
