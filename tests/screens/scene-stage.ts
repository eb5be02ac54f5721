/** A game of the built frame on a page whose clock only the scene moves. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { seedFor } from '../../bench/find-seed.ts';
import type { FrameServer } from '../../bench/frame-server.ts';
import type { Scene } from './scenes.ts';

export interface SceneStage {
  readonly page: Page;
  /** Lets so many milliseconds pass. */
  readonly run: (ms: number) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  readonly click: (name: string | RegExp) => Promise<void>;
}

/** A quarter to ten in the evening, eighteen minutes into the sitting. */
const now = new Date('2026-11-21T21:47:10Z');
const [sittingMs, headMs] = [1_104_000, 600_000];
/** One step of what is passed over, and what is painted of every stretch. */
const [stepMs, lastMs] = [100, 100];
const breathMs = 12;
const mostTries = 600;

export const openScene = async (
  browser: Browser,
  server: FrameServer,
  scene: Scene,
  size: BrowserContextOptions,
): Promise<SceneStage & { close: () => Promise<void> }> => {
  const context = await browser.newContext({
    ...size,
    timezoneId: 'UTC',
    reducedMotion: scene.moves === true ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  // Until it is stopped the clock runs; however long that takes here, it is stopped at the same moment.
  await page.clock.install({ time: now.getTime() - headMs });
  await page.clock.pauseAt(new Date(now.getTime() + 1_000));
  const startedAt = new Date(now.getTime() - sittingMs);
  await page.goto(server.address(scene.round.game, seedFor(scene.round), { startedAt, ...scene.options }));
  const run = async (ms: number) => {
    // What is long past is not painted picture by picture: everything follows the time, not the pictures.
    for (let left = ms; left > lastMs; left -= stepMs) {
      await page.clock.fastForward(Math.min(stepMs, left - lastMs));
      await page.waitForTimeout(breathMs);
    }
    await page.clock.runFor(Math.min(ms, lastMs));
  };
  // What a page does after its first frame waits for the clock too.
  for (let tries = 0; tries < mostTries && !(await page.locator('.hud').isVisible()); tries += 1) await run(stepMs);
  await page.locator('.hud').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (scene.round.game === 'lantern-harbour')
    while ((await page.locator('.harbour-loading').count()) > 0) await run(stepMs);
  await run(500);
  return {
    page,
    run,
    // Each asks the table; the clock goes on when its answer has been taken in: what is asked later is answered later.
    key: async (key) => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await (await answered).finished();
      await page.evaluate(async () => void (await (await fetch('/game-service/skin')).text()));
    },
    click: (name) => page.getByRole('button', { name }).click(),
    close: () => context.close(),
  };
};
