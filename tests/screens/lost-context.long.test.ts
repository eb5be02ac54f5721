/** Every slot whose canvas loses what it is drawn with, as when a device sleeps or its graphics driver starts again. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import { frameIn, serveFrame, type FrameServer } from '../../bench/pages/frame-server.ts';
import { sceneOf } from '../../bench/pages/slot-scenes.ts';
import { registry } from '../../packages/games/src/index.ts';
import { seedFor } from '../../packages/games/testing/find-seed.ts';
import { theBrowser, watch } from '../journeys/browser.ts';
import { screenLanguage } from './in-language.ts';
import { scenes } from './scenes.ts';

let browser: Browser;
let server: FrameServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([theBrowser(), serveFrame(frameIn(screenLanguage))]);
});
afterAll(() => server.close());

/** So that graphics that are emulated count as a chip. */
const claimChip = (): void => {
  const { getContext } = HTMLCanvasElement.prototype;
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function read(name) {
    const value = getParameter.call(this, name) as unknown;
    return typeof value === 'string' && /swiftshader|angle|software/i.test(value) ? 'A chip' : value;
  };
  HTMLCanvasElement.prototype.getContext = function open(this: HTMLCanvasElement, kind: string, options?: object) {
    return Reflect.apply(getContext, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }]) as unknown;
  } as typeof getContext;
};

const canvas = (page: Page) => page.locator('.slots-canvas canvas');

/** An empty picture has next to none. */
const drawnBytes = async (page: Page): Promise<number> => (await page.locator('.slots-canvas').screenshot()).byteLength;

const ways = [
  ['of a graphics chip', true],
  ['of a plain canvas', false],
] as const;

/** A round that wins, so that there is something to show after the loss. */
const addressOf = (game: string): string => {
  const scene = sceneOf(
    scenes.filter((one) => one.game === game),
    'win',
  );
  if (scene === undefined) throw new Error(`None of the scenes of ${game} shows a win`);
  return server.address(game, seedFor({ game, ...scene.round }), scene.table);
};

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');
const losses = slots.flatMap(({ id }) => ways.map(([what, hasChip]) => [id, what, hasChip] as const));

test.each(losses)(
  '%s %s: the round that is shown goes on, on another canvas',
  { timeout: 240_000 },
  async (game, _what, hasChip) => {
    const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
    // Emulated graphics of a page that stays open would take the processor from the next slot.
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints = watch(page);
    if (hasChip) await page.addInitScript(claimChip);
    await page.goto(addressOf(game));
    await canvas(page).waitFor();
    const full = await drawnBytes(page);
    await canvas(page).evaluate((element) => element.setAttribute('data-first', ''));
    await page.locator('.hud-cta.action').click();
    await expect.poll(() => page.locator('.hud-cta.action').getAttribute('data-phase')).toBe('showing');
    const lost = await canvas(page).evaluate((element: HTMLCanvasElement) => {
      const drawn = element.getContext('webgl2');
      if (drawn === null) element.dispatchEvent(new Event('contextlost'));
      else drawn.getExtension('WEBGL_lose_context')?.loseContext();
      return drawn === null ? 'canvas' : 'webgl';
    });
    expect(lost).toBe(hasChip ? 'webgl' : 'canvas');
    await page.locator('.slots-canvas canvas:not([data-first])').waitFor();
    await expect.poll(() => page.locator('.slots-canvas canvas').count()).toBe(1);
    await expect
      .poll(() => page.locator('.hud-cta.action').getAttribute('data-phase'), { timeout: 120_000 })
      .toBe('idle');
    expect(await drawnBytes(page)).toBeGreaterThan(full / 2);
    expect(complaints).toEqual([]);
  },
);
