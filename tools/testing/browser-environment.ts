/** Where the files of a worker find one browser: launched by the first that needs it, and closed with the worker. */
import type { Browser } from 'playwright';

/** Outside of every module: each file reads our modules again. */
export const place = globalThis as { carmineBrowser?: Promise<Browser> | undefined };

export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      await (await place.carmineBrowser?.catch(() => undefined))?.close();
    },
  }),
};
