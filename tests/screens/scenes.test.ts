/** The games in their moments: `npm run screenshots -- -t scenes`, or one of them with `-t slot-big-win`. */
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFrame, type FrameServer } from '../../bench/frame-server.ts';
import { launchBrowser, watch } from '../journeys/browser.ts';
import { barriers, cutFigures, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { openScene } from './scene-stage.ts';
import { scenes, type Scene } from './scenes.ts';

const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const sizes = {
  360: { viewport: { width: 360, height: 740 }, ...phone },
  768: { viewport: { width: 768, height: 1_024 } },
  1440: { viewport: { width: 1_440, height: 900 } },
} as const;
/** Where room is short: every game has to fit there too. */
const cramped = {
  320: { viewport: { width: 320, height: 568 }, ...phone },
  740: { viewport: { width: 740, height: 360 }, ...phone },
} as const;

const sceneMs = 240_000;
/** All of them where pictures are asked for; else only those where room is shortest. */
const asked = process.env['PICTURES'] === '1' ? scenes : scenes.filter((scene) => scene.cramped);
const sizesOf = (scene: Scene): Record<string, BrowserContextOptions> => ({
  ...(process.env['PICTURES'] === '1' ? sizes : { 360: sizes[360] }),
  ...(scene.cramped === true ? cramped : {}),
});

let browser: Browser;
let server: FrameServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveFrame()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

/** What is wrong with a scene at one size; nothing when nothing is. */
const faultsOf = async (scene: Scene, width: string, size: BrowserContextOptions): Promise<string[]> => {
  const stage = await openScene(browser, server, scene, size);
  const complaints = watch(stage.page);
  try {
    await scene.act?.(stage);
    await screenshot(stage.page, `scene-${scene.name}-${width}`);
    const sideways = await sidewaysPx(stage.page);
    const seen = [...(await textOverlaps(stage.page)), ...(await cutFigures(stage.page))];
    // The search for barriers waits for the page's own clock.
    await stage.page.clock.resume();
    return [
      ...seen,
      ...(await barriers(stage.page)),
      ...(sideways > 0 ? [`${sideways} px wider than the screen`] : []),
      ...complaints,
    ].map((fault) => `${width}: ${fault}`);
  } finally {
    await stage.close();
  }
};

describe('scenes', () => {
  test.each(asked.map((scene) => [scene.name, scene] as const))(
    '%s is whole at every size, and can be used by everybody',
    async (_name, scene) => {
      const found: string[] = [];
      for (const [width, size] of Object.entries(sizesOf(scene))) found.push(...(await faultsOf(scene, width, size)));
      expect(found).toEqual([]);
    },
    sceneMs,
  );
});
