/** One visit with a phone's processor and network: what was sent, what was drawn when, how long the page could not answer. */
import { defaultLanguage, locales, type Language } from '@carmine/money';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'json';
export type Weights = Readonly<Record<Kind | 'total', number>>;

export interface PageLoad {
  /** Bytes on the wire, headers included. */
  readonly weights: Weights;
  /** Of files that the page brought when idle for what may be opened next. They count for what is opened, not for the page. */
  readonly aheadBytes: number;
  readonly domNodes: number;
  readonly lcpMs: number;
  /** Total blocking time as it is defined: time over 50 ms of each long task from the first paint on, added. */
  readonly tbtMs: number;
  /** The same before the first paint: nothing can be pressed yet, but the largest paint is delayed by it. */
  readonly beforeMs: number;
  /** The slowest answer to a press. */
  readonly inpMs: number;
  /** What `begin` answered; 0 without it. */
  readonly readyMs: number;
  readonly cls: number;
}

export interface Visit {
  readonly browser: Browser;
  readonly address: string;
  /** Mobile's usual four times slower processor and 1.6 Mbit/s with 150 ms; without, the machine as it is. */
  readonly throttled: boolean;
  /** What the browser asks for; English by default. */
  readonly language?: Language;
  /** Presses something, as a person would; called ten times. */
  readonly press?: (page: Page) => Promise<void>;
  /** Only what was asked for, and what blocked the page, from then on counts. Answers how long it took, in milliseconds. */
  readonly begin?: (page: Page) => Promise<number>;
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const presses = 10;
const settledMs = 5_000;
const quietMs = 2_500;

interface Seen {
  lcp: number;
  cls: number;
  fcp: number;
  /** Start and duration of each long task. */
  tasks: [begun: number, took: number][];
  inp: number;
}

/** Blocking time over 50 ms per task between two times; of a task that started earlier, only the part in between. */
const blocked = (tasks: Seen['tasks'], from: number, until: number): number =>
  tasks.reduce((sum, [begun, took]) => {
    const between = Math.min(begun + took, until) - Math.max(begun, from);
    return sum + Math.max(0, between - 50);
  }, 0);

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const seen: Seen = { lcp: 0, cls: 0, fcp: Infinity, tasks: [], inp: 0 };
  Object.assign(globalThis, { carmineSeen: seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  };
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  on(
    'event',
    (entry) => {
      // Only events that belong to a press, not hover.
      if (((entry as { interactionId?: number }).interactionId ?? 0) > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  on('layout-shift', (entry) => {
    const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
};

const kindOf = (mime: string, url: string): Kind => {
  if (mime.includes('html')) return 'html';
  if (mime.includes('javascript')) return 'js';
  if (mime.includes('css')) return 'css';
  if (mime.includes('font') || /\.woff2/.test(url)) return 'font';
  return mime.startsWith('image/') ? 'image' : 'json';
};

const nothing: Readonly<Record<Kind, number>> = { html: 0, js: 0, css: 0, font: 0, image: 0, json: 0 };
const sum = (bytes: Readonly<Record<Kind, number>>): number => Object.values(bytes).reduce((all, one) => all + one, 0);

/** Sums up received bytes; those of prefetched files apart. */
const weigh = async (session: CDPSession) => {
  const kinds = new Map<string, Kind>();
  const prefetched = new Set<string>();
  const [bytes, ahead] = [{ ...nothing }, { ...nothing }];
  const state = { counting: true, changedAt: Date.now() };
  const changed = () => {
    state.changedAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.headers['Sec-Purpose'] === 'prefetch') prefetched.add(requestId);
    changed();
  });
  session.on('Network.dataReceived', changed);
  session.on('Network.loadingFinished', changed);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, kindOf(response.mimeType, response.url));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined && state.counting) (prefetched.has(requestId) ? ahead : bytes)[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    /** From here on, with what was brought ahead for it. */
    restart: () => {
      Object.assign(bytes, ahead);
    },
    /** A page that fetches the rest when it is idle, is idle late on a slow machine. */
    quiet: async (page: Page): Promise<void> => {
      const begun = Date.now();
      while (Date.now() - state.changedAt < quietMs && Date.now() - begun < 10 * quietMs)
        await page.waitForTimeout(quietMs / 10);
    },
    read: (): Pick<PageLoad, 'weights' | 'aheadBytes'> => {
      state.counting = false;
      return { weights: { ...bytes, total: sum(bytes) }, aheadBytes: sum(ahead) };
    },
  };
};

const throttle = async (session: CDPSession): Promise<void> => {
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** How long a browser is busy after opening a window. */
const openedMs = 1_500;

const visitIn = async (context: BrowserContext, { address, throttled, press, begin }: Visit): Promise<PageLoad> => {
  const page = await context.newPage();
  await page.waitForTimeout(openedMs);
  const session = await context.newCDPSession(page);
  await page.addInitScript(namesInPage);
  await page.addInitScript(observe);
  const scale = await weigh(session);
  if (throttled) await throttle(session);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
  await scale.quiet(page);
  let [begunMs, readyMs] = [0, 0];
  if (begin !== undefined) {
    scale.restart();
    begunMs = await page.evaluate(() => performance.now());
    readyMs = await begin(page);
    // The network is never idle while a game is open (live socket). The game is loaded by then.
    await page.waitForTimeout(settledMs);
  }
  const read = () => page.evaluate(() => ({ ...(globalThis as unknown as { carmineSeen: Seen }).carmineSeen }));
  const { lcp, cls, fcp, tasks } = await read();
  const weighed = scale.read();
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  for (let time = 0; time < presses; time += 1) await press?.(page);
  const { inp } = await read();
  const [tbtMs, beforeMs] = [blocked(tasks, Math.max(fcp, begunMs), Infinity), blocked(tasks, 0, fcp)];
  return { ...weighed, domNodes, lcpMs: lcp, tbtMs, beforeMs, inpMs: inp, readyMs, cls };
};

/** A fresh context: nothing is in any cache. */
export const loadPage = async (visit: Visit): Promise<PageLoad> => {
  const locale = locales[visit.language ?? defaultLanguage];
  const context = await visit.browser.newContext({ ...phone, locale, serviceWorkers: 'block' });
  try {
    return await visitIn(context, visit);
  } finally {
    await context.close();
  }
};

const dialogMs = 8_000;

/** Resolves when the dialog is open and painted, or gone; does not poll the page. */
const dialogIs = async ([there, waitMs]: [boolean, number]): Promise<void> => {
  const find = (): Element | null => document.querySelector('[role="dialog"]');
  const still = (): boolean =>
    find()
      ?.getAnimations()
      .every(({ playState }) => playState === 'finished') ?? false;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The dialog did not ${there ? 'come' : 'go'}`)), waitMs);
    const watch = new MutationObserver(() => look());
    const look = (): void => {
      if ((find() !== null) !== there) return;
      if (there && !still()) {
        setTimeout(look, 50);
        return;
      }
      clearTimeout(late);
      watch.disconnect();
      resolve();
    };
    watch.observe(document.body, { childList: true });
    look();
  });
};

/** Position of the last visible button with that name: determined before the press, not while the page responds. */
const placeOf = (name: string): { x: number; y: number } | undefined => {
  const button = [...document.querySelectorAll('button')].findLast(
    (one) => one.textContent === name && one.getBoundingClientRect().width > 0,
  );
  const box = button?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Pause between two presses, like a user. */
const lookMs = 400;

/**
 * Opens or closes the search: the same ten presses on every page. Only dispatches input, because polling the page would take time from
 * its response.
 */
export const pressSearch = async (page: Page): Promise<void> => {
  const open = (await page.locator('[role="dialog"]').count()) > 0;
  const place = open ? undefined : await page.evaluate(placeOf, 'Search');
  const done = page.evaluate(dialogIs, [!open, dialogMs] as [boolean, number]);
  if (place === undefined) await page.keyboard.press('Escape');
  else await page.touchscreen.tap(place.x, place.y);
  await done;
  await page.waitForTimeout(lookMs);
};

/** Functions sent to a page call a compiler helper (`__name`) that the page does not have. */
export const namesInPage = 'globalThis.__name ??= (named) => named';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
