/** What every slot leaves behind in the memory of a device: nothing that grows with the number of rounds. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Browser, CDPSession, Page } from 'playwright';
import { frameIn, serveFrame, type FrameServer } from '../../bench/pages/frame-server.ts';
import { registry } from '../../packages/games/src/index.ts';
import { seedFor } from '../../packages/games/testing/find-seed.ts';
import { theBrowser } from '../journeys/browser.ts';
import { screenLanguage } from './in-language.ts';

let browser: Browser;
let server: FrameServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([theBrowser(), serveFrame(frameIn(screenLanguage))]);
});
afterAll(() => server.close());

/** What is loaded and kept once, lists of past rounds among it, is there after the first of them. */
const [warm, all] = [100, 600];
const longMs = 900_000;

/** The number of the round that comes next. */
const rounds = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('button', { name: /^Provably fair/ }).innerText())?.[0]);

/** Presses as somebody who does not wait: to spin, to skip, to begin the next. */
const play = async (page: Page, until: number): Promise<void> => {
  const presses = await page.evaluateHandle(() =>
    setInterval(() => document.querySelector<HTMLElement>('.hud-cta.action')?.click(), 15),
  );
  await expect.poll(() => rounds(page), { timeout: longMs, interval: 500 }).toBeGreaterThanOrEqual(until);
  await presses.evaluate((timer) => clearInterval(timer as unknown as number));
  await expect.poll(() => page.locator('.hud-cta.action').getAttribute('data-phase'), { timeout: 60_000 }).toBe('idle');
};

const megabyte = 1_048_576;

const used = async (session: CDPSession) => {
  // What only a second turn finds to be unused.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / megabyte, nodes: of('Nodes'), listeners: of('JSEventListeners') };
};

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots').map(({ id }) => id);

test.each(slots)('%s needs no more memory after 600 rounds than after 100', { timeout: longMs }, async (game) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const balance = 1_000_000_000n;
  await page.goto(server.address(game, seedFor({ game, is: () => true }), { balance }));
  await page.locator('.slots-canvas canvas').waitFor();
  await play(page, warm);
  const before = await used(session);
  await play(page, all);
  const after = await used(session);
  // Whoever looks for a leak wants the figures.
  process.stderr.write(`${game}: ${JSON.stringify({ before, after })}\n`);
  expect(after.heap - before.heap).toBeLessThan(4);
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(50);
});
