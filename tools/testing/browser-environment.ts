/** Where the files of a worker find one browser: launched by the first that needs it, and closed with the worker. */
import type { Browser, BrowserContext, Page } from 'playwright';

/** An idle window; a new one would cost as much as a page, and read every file of the site again. */
export interface Room {
  readonly kind: string;
  readonly context: BrowserContext;
  /** Origins that earlier visits stored data for. */
  readonly origins: Set<string>;
  /** Stays open between two visits: a window closes with its last page. */
  readonly resting: Page;
}

/** Outside of every module: each file reads our modules again. */
export const place = globalThis as {
  carmineBrowser?: Promise<Browser> | undefined;
  /** Free ones of that browser. */
  carmineRooms?: Room[];
};

export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      await (await place.carmineBrowser?.catch(() => undefined))?.close();
    },
  }),
};
