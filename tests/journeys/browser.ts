/** A headless Chromium for the files of a worker, and visits with it that tolerate no error on the console. */
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Locator, Page, Response } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { place, type Room } from '../../tools/testing/browser-environment.ts';
import { testBrowserPath } from '../../tools/testing/browser.mjs';
import { keepSight } from './inspect.ts';
import { hearRounds } from './rounds-heard.ts';
import { theProduct } from './product.ts';
import { screens, type Screen } from './screens.ts';

export interface Visit {
  readonly page: Page;
  readonly screen: Screen;
  /** The console's complaints so far; a journey that provokes an answer such as 401 removes it. */
  readonly complaints: string[];
}

/**
 * Disables what every new window loads for its address bar: two thirds of a window's cost. Includes Playwright's list, because only the
 * last flag counts.
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

/** No lookups at the browser vendor's hosts, no GPU, and no sandbox when running as root. */
const args = [
  `--disable-features=${withoutFeatures.join(',')}`,
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--mute-audio', '--disable-dev-shm-usage'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The first launch reads the browser from a cold disk; also the timeout of pages on a busy machine. */
export const patienceMs = 60_000;

const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await testBrowserPath(), args, timeout: patienceMs });

/** The worker's, with no window open of any file before; one that a test has crashed is replaced. */
export const theBrowser = async (): Promise<Browser> => {
  const before = (place.carmineBrowser ??= launch());
  const isThere = await before.then(
    (one) => one.isConnected(),
    () => false,
  );
  if (!isThere && place.carmineBrowser === before) {
    place.carmineRooms = [];
    place.carmineBrowser = launch();
  }
  return place.carmineBrowser;
};

const rooms = (): Room[] => (place.carmineRooms ??= []);

/** Those that are free wait for the worker's next file. */
afterAll(async () => {
  const browser = await place.carmineBrowser;
  const kept = new Set(rooms().map(({ context }) => context));
  const left = (browser?.contexts() ?? []).filter((context) => !kept.has(context));
  await Promise.all(left.map((context) => context.close()));
});

/** Clears all storage of a site except the HTTP cache. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers';

/** Needs a page of the browser that does not have the site open. */
export const forgetSites = async (page: Page, origins: readonly string[]): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: kept });
  await devtools.detach();
  await page.context().clearCookies();
};

/** Collects console messages from now on. */
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

/** For a page that `stay` has not opened. */
export const showWhereItFails = (page: Page, complaints: readonly string[]): void => {
  open.set(page, complaints);
};

/** What a failed journey saw last. */
const keepLastSight = (page: Page): Promise<void> => {
  const name = (expect.getState().currentTestName ?? 'journey').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const order = [...open.keys()].indexOf(page);
  return keepSight(page, `failed-${name.slice(0, 80)}${order > 0 ? `-${order}` : ''}`, open.get(page) ?? []);
};

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await Promise.all([...open.keys()].map(keepLastSight));
});

/** Options of a visit; the defaults are the cheapest. */
interface Wishes {
  /** With motion; the default is reduced motion. */
  readonly moves?: boolean;
  /** Enables the site's service worker; otherwise every file comes from the server. */
  readonly keepsFiles?: boolean;
  /** A fresh browser context that is not reused: for a first visit, or a clock that is set. */
  readonly alone?: boolean;
}

/** Reuses the context of an earlier visit of the same size, emptied except for its HTTP cache. */
const takeFree = async (kind: string): Promise<Room | undefined> => {
  const at = rooms().findIndex((one) => one.kind === kind);
  const room = at < 0 ? undefined : rooms().splice(at, 1)[0];
  if (room === undefined) return undefined;
  const { context, origins, resting } = room;
  await forgetSites(resting, [...origins]);
  await context.clearPermissions();
  await context.setExtraHTTPHeaders({});
  await context.setOffline(false);
  return room;
};

const openContext = async (screen: Screen, { moves, keepsFiles }: Wishes): Promise<BrowserContext> => {
  const browser = await theBrowser();
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: theProduct().site,
    reducedMotion: moves === true ? 'no-preference' : 'reduce',
    serviceWorkers: keepsFiles === true ? 'allow' : 'block',
  });
  context.setDefaultTimeout(patienceMs);
  return context;
};

/** An unused context at one size that stays open over several tests. `leave` fails if the console complained. */
export const stay = async (screen: Screen, wishes: Wishes = {}): Promise<Visit & { leave: () => Promise<void> }> => {
  // Of the browser that there is: one that has crashed has taken its windows with it.
  await theBrowser();
  const kind = JSON.stringify([theProduct().site, screen, wishes]);
  const room = await takeFree(kind);
  const context = room?.context ?? (await openContext(screen, wishes));
  // The question about counting visits has been answered; a journey about it clears the cookies first.
  await context.addCookies([{ name: 'consent', value: 'necessary', url: theProduct().site }]);
  const page = await context.newPage();
  const complaints = watch(page);
  hearRounds(page);
  const origins = room?.origins ?? new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
  });
  open.set(page, complaints);
  const leave = async () => {
    open.delete(page);
    const heard = [...complaints];
    if (wishes.alone === true) await context.close();
    else {
      const resting = room?.resting ?? page;
      await Promise.all(context.pages().map((one) => (one === resting ? one.goto('about:blank') : one.close())));
      rooms().push({ kind, context, origins, resting });
    }
    if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`);
  };
  return { page, screen, complaints, leave };
};

/** Opens a page at one size in an unused context, runs the journey, and fails if the console complained. */
export const visit = async (
  screen: Screen,
  journey: (visit: Visit) => Promise<void>,
  wishes?: Wishes,
): Promise<void> => {
  const { leave, ...here } = await stay(screen, wishes);
  try {
    await journey(here);
  } catch (error) {
    // A second try that passes would leave nothing of it.
    console.error(`What failed: ${String(error)}`);
    await keepLastSight(here.page);
    await leave().catch(() => undefined);
    throw error;
  }
  await leave();
};

/** Resolves after hydration: presses before it are replayed, but what is typed or chosen is lost. */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('takeEarlyPress' in window) || window.takeEarlyPress === undefined);

/** Opens an address, and waits until the network is idle and the page is hydrated. */
export const goTo = async (page: Page, address: string): Promise<Response | null> => {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  return answer;
};

export const reload = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
};

/** Deletes the session cookie while no page is open that could make a call without it. */
export const forgetSession = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /session$/ });
};

/** A sheet that still slides in moves between press and release, and the click is lost. */
const atRest = (dialog: Locator): Promise<unknown> =>
  dialog.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => 0),
  );

/** One press: a page that is not yet hydrated replays it. */
export const openDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.waitFor();
  await atRest(dialog);
};
