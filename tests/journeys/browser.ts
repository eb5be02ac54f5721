/** A headless Chromium for a file of journeys, and visits with it that tolerate no error on the console. */
import { chromium } from 'playwright';
import type { Browser, Locator, Page, Response } from 'playwright';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { browserPath } from '../../tools/testing/browser.mjs';
import { keepSight } from './inspect.ts';

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Screen = keyof typeof screens;

export interface Visit {
  readonly page: Page;
  readonly screen: Screen;
  /** What the console complained about so far; a journey that provokes an answer such as 401 takes it out. */
  readonly complaints: string[];
}

/**
 * What every new window would load for its own address bar, which nobody opens here: two thirds of a window's cost. Playwright's
 * list comes first, for the browser hears the last one only.
 */
const withoutFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** No look-ups at the browser maker's hosts, no GPU, and no sandbox where root may have none. */
const args = [
  `--disable-features=${withoutFeatures.join(',')}`,
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--mute-audio', '--disable-dev-shm-usage'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The very first launch reads the browser from a cold disk; a page waits so long on a machine that does ten things at once. */
export const patienceMs = 60_000;

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args, timeout: patienceMs });

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** What the console says from now on. */
export const watch = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
    else if (message.type() === 'warning' && /hydrat|did not match/i.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const open = new Map<Page, readonly string[]>();

/** What a failed journey saw last. */
const keepLastSight = (page: Page): Promise<void> => {
  const name = (expect.getState().currentTestName ?? 'journey').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const order = [...open.keys()].indexOf(page);
  return keepSight(page, `failed-${name.slice(0, 80)}${order > 0 ? `-${order}` : ''}`, open.get(page) ?? []);
};

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await Promise.all([...open.keys()].map(keepLastSight));
});

/** `reduce`: as somebody who asked for less motion sees it. A journey that is not about motion is over sooner so. */
type Motion = 'reduce' | 'no-preference';

/** A fresh context at one size that stays open over several tests. `leave` fails if the console complained. */
export const stay = async (
  screen: Screen,
  reducedMotion: Motion = 'no-preference',
): Promise<Visit & { leave: () => Promise<void> }> => {
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({ ...screens[screen], baseURL: inject('product').site, reducedMotion });
  context.setDefaultTimeout(patienceMs);
  // The question about counting visits has been answered; a journey about it clears the cookies first.
  await context.addCookies([{ name: 'consent', value: 'necessary', url: inject('product').site }]);
  const page = await context.newPage();
  const complaints = watch(page);
  open.set(page, complaints);
  const leave = async () => {
    open.delete(page);
    await context.close();
    if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`);
  };
  return { page, screen, complaints, leave };
};

/** Opens a fresh context at one size, runs the journey, and fails if the console complained. */
export const visit = async (screen: Screen, journey: (visit: Visit) => Promise<void>): Promise<void> => {
  const { leave, ...here } = await stay(screen);
  try {
    await journey(here);
  } catch (error) {
    await keepLastSight(here.page);
    await leave().catch(() => undefined);
    throw error;
  }
  await leave();
};

/** Until the page hears: what is pressed before that is kept for it, but what is typed or chosen is not. */
const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('takeEarlyPress' in window) || window.takeEarlyPress === undefined);

/** Opens an address, and waits until nothing more comes and the page hears. */
export const goTo = async (page: Page, address: string): Promise<Response | null> => {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await awake(page);
  return answer;
};

export const reload = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'networkidle' });
  await awake(page);
};

/** The browser loses its session where no page is open that could ask something without it. */
export const forgetSession = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /session$/ });
};

/** A sheet that is still on its way in moves on between a press and its release, and the press is nobody's. */
const atRest = (dialog: Locator): Promise<unknown> =>
  dialog.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => 0),
  );

/** One press: a page that is not yet awake keeps it. */
export const openDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.waitFor();
  await atRest(dialog);
};
