/** A game of the built frame on a page with a fake clock that only the scene advances. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { FrameServer } from '../../bench/pages/frame-server.ts';
import { seedFor } from '../../packages/games/testing/find-seed.ts';
import type { SceneStage } from '../../packages/games/testing/scene.ts';
import { inLanguage } from './in-language.ts';
import type { StagedScene } from './scenes.ts';

/** A quarter to ten in the evening, eighteen minutes into the sitting. */
const now = new Date('2026-11-21T21:47:10Z');
const [sittingMs, headMs] = [1_104_000, 600_000];
/** One step of what is passed over, and what is painted of every stretch. */
const [stepMs, lastMs] = [100, 100];
const breathMs = 12;
const lookMs = 200;
const mostTries = 600;

const nameOf = (key: string): string => (key === ' ' ? 'Space' : key);

/** They do not overlap, so each can be pressed. */
const apart = async (page: Page, one: string, other: string): Promise<void> => {
  const boxes = await Promise.all([one, other].map((name) => page.locator(name).boundingBox()));
  const [a, b] = boxes;
  if (a == null || b == null) throw new Error(`${one} or ${other} is not there`);
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  if (!beside) throw new Error(`${one} lies on ${other}`);
};

const stageOf = (page: Page, run: SceneStage['run']): SceneStage => ({
  run,
  // Each sends a request; the clock advances once it was answered, so that answers keep their order.
  key: async (key) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press(nameOf(key));
    await (await answered).finished();
    await page.evaluate(async () => void (await (await fetch('/game-service/skin')).text()));
  },
  tap: (key) => page.keyboard.press(nameOf(key)),
  click: (name) => page.getByRole('button', { name }).click(),
  select: async (label, value) => {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  },
  until: async (selector) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await page.waitForTimeout(breathMs);
      if (await page.locator(selector).isVisible()) return;
      await run(lookMs);
    }
    throw new Error(`${selector} was never to be seen`);
  },
  scrollTo: (selector) => page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' })),
  apart: (one, other) => apart(page, one, other),
});

export const openScene = async (
  browser: Browser,
  server: FrameServer,
  scene: StagedScene,
  size: BrowserContextOptions,
): Promise<SceneStage & { page: Page; close: () => Promise<void> }> => {
  const context = await browser.newContext({
    ...size,
    timezoneId: 'UTC',
    reducedMotion: scene.moves === true ? 'no-preference' : 'reduce',
  });
  const page = await inLanguage(await context.newPage());
  // The clock runs until it is stopped, always at the same simulated time.
  await page.clock.install({ time: now.getTime() - headMs });
  await page.clock.pauseAt(new Date(now.getTime() + 1_000));
  const startedAt = new Date(now.getTime() - sittingMs);
  await page.goto(
    server.address(scene.game, seedFor({ game: scene.game, ...scene.round }), { startedAt, now, ...scene.table }),
  );
  const run = async (ms: number) => {
    // Long stretches are skipped: the scene depends on the time, not on the number of frames.
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
  while ((await page.locator('.stage-loading').count()) > 0) await run(stepMs);
  await run(500);
  return { ...stageOf(page, run), page, close: () => context.close() };
};
