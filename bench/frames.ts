/**
 * `npm run frames [-- --runs 3] [-- --game plinko] [-- --json] [-- --save]`: how evenly the slot is drawn by the canvas renderer in a
 * browser without a graphics chip, at the size of a phone and of a desk: standing still, spinning, in a big win, in free spins and under
 * the coins of the largest wins; Plinko with twenty balls in the air, and Mines with tiles opened as fast as a finger can. `--save` writes bench/results/frames.md.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { browserPath } from '../tools/testing/browser.mjs';
import type { FakeOptions } from '../apps/game-client/dev/fake-answer.ts';
import { seedFor, type FoundRound } from '../packages/games/testing/find-seed.ts';
import { serveFrame, type FrameServer } from './pages/frame-server.ts';
import { highestWin, hugeWin } from '../packages/games/src/lantern-harbour/testing/known-stops.ts';
import { namesInPage } from './pages/page-load.ts';
import { commitOf, machine } from './report.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const runs = parseInt(options.runs, 10);
const slot = 'lantern-harbour';
const screens = [
  { name: '360 × 740', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: '1440 × 900', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

/** How many spins a round holds, its free ones among them. */
const spinsOf = ({ view }: FoundRound): number => (view['stops'] as readonly unknown[]).length;

interface Scene {
  readonly name: string;
  /** The slot, unless it says otherwise. */
  readonly game?: string;
  /** What is on the page once it is drawn, if that is no canvas. */
  readonly drawnBy?: string;
  readonly wanted: (round: FoundRound) => boolean;
  /** Stops of the first round, if no seed produces it. */
  readonly options?: FakeOptions;
  /** From a still scene to what is measured. */
  readonly start: (page: Page) => Promise<void>;
  /** Measured once `start` is over, not from its beginning. */
  readonly after?: true;
  readonly measuredMs: number;
}

const press = async (page: Page): Promise<void> => {
  await page.keyboard.press('Space');
};

const startFree = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Start/ }).click({ timeout: 20_000 });

/** From here on the amount counts up for four seconds among the coins, and is then still for almost two. */
const untilGrand = (page: Page): Promise<void> => page.locator('.slots-grand').waitFor({ timeout: 60_000 });
const grandMs = 5_600;

/** As fast as a finger drops them: until the bar takes no more. */
const dropTwenty = async (page: Page): Promise<void> => {
  for (let ball = 0; ball < 20; ball += 1) {
    await press(page);
    await page.waitForTimeout(90);
  }
};

/** A tile every tenth of a second, and the next round once one has ended. */
const openTiles = async (page: Page): Promise<void> => {
  for (let tile = 0; tile < 40; tile += 1) {
    const closed = page.locator('.picks-tile:enabled');
    if ((await closed.count()) === 0) await press(page);
    else await closed.first().dispatchEvent('click');
    await page.waitForTimeout(100);
  }
};

const scenes: readonly Scene[] = [
  { name: 'idle', wanted: () => true, start: async () => undefined, measuredMs: 4_000 },
  {
    name: 'spin',
    wanted: (round) => round.multiplierE4 === 0n && spinsOf(round) === 1,
    start: press,
    measuredMs: 2_400,
  },
  {
    name: 'big win',
    wanted: (round) => round.multiplierE4 >= 500_000n && round.multiplierE4 < 2_000_000n && spinsOf(round) === 1,
    start: press,
    measuredMs: 6_000,
  },
  {
    name: 'free spins',
    wanted: (round) => spinsOf(round) > 6,
    start: async (page) => {
      await press(page);
      await startFree(page);
    },
    after: true,
    measuredMs: 9_000,
  },
  {
    name: 'huge win, 60 coins',
    wanted: () => true,
    options: hugeWin,
    start: async (page) => {
      await press(page);
      await untilGrand(page);
    },
    after: true,
    measuredMs: grandMs,
  },
  {
    name: 'highest win, 90 coins',
    wanted: () => true,
    options: highestWin,
    start: async (page) => {
      await press(page);
      await startFree(page);
      await untilGrand(page);
    },
    after: true,
    measuredMs: grandMs,
  },
  { name: 'Plinko, 20 balls', game: 'plinko', wanted: () => true, start: dropTwenty, measuredMs: 4_000 },
  {
    name: 'Mines at finger speed',
    game: 'mines',
    drawnBy: '.picks-board',
    wanted: () => true,
    start: openTiles,
    measuredMs: 4_000,
  },
];

/** Times between the frames that the page was given, for so long. */
const framesOf = (page: Page, ms: number): Promise<number[]> =>
  page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last: number | undefined;
        const began = performance.now();
        const tick = (now: number): void => {
          if (last !== undefined) times.push(now - last);
          last = now;
          if (now - began < duration) requestAnimationFrame(tick);
          else resolve(times);
        };
        requestAnimationFrame(tick);
      }),
    ms,
  );

const measure = async (browser: Browser, server: FrameServer, scene: Scene, screen: (typeof screens)[number]) => {
  const { name: _name, ...size } = screen;
  const { game = slot } = scene;
  const seed = seedFor({ game, is: scene.wanted });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...size, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(namesInPage);
    await page.goto(server.address(game, seed, scene.options), { waitUntil: 'networkidle' });
    await page
      .locator(scene.drawnBy ?? '.hud-stage canvas')
      .first()
      .waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1_500);
    const measured =
      scene.after === true
        ? scene.start(page).then(() => framesOf(page, scene.measuredMs))
        : framesOf(page, scene.measuredMs);
    if (scene.after !== true) await scene.start(page);
    times.push(...(await measured));
    await context.close();
  }
  return times;
};

interface FrameRow {
  readonly screen: string;
  readonly scene: string;
  readonly frames: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Percentage of frames longer than 50 ms. */
  readonly longPercent: number;
}

const toRow = (screen: string, scene: string, times: readonly number[]): FrameRow => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  const long = times.filter((time) => time > 50).length;
  const longPercent = Math.round((long / Math.max(1, times.length)) * 1_000) / 10;
  return { screen, scene, frames: times.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), longPercent };
};

const table = (rows: readonly FrameRow[]): string =>
  [
    '| screen | scene | frames | p50 ms | p95 ms | p99 ms | over 50 ms |',
    '|---|---|---:|---:|---:|---:|---:|',
    ...rows.map(
      ({ screen, scene, frames, p50Ms, p95Ms, p99Ms, longPercent }) =>
        `| ${screen} | ${scene} | ${frames} | ${p50Ms} | ${p95Ms} | ${p99Ms} | ${longPercent} % |`,
    ),
  ].join('\n');

const server = await serveFrame();
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const rows: FrameRow[] = [];
const load = loadavg()[0]?.toFixed(1);
try {
  for (const screen of screens)
    for (const scene of scenes.filter(({ game = slot }) => options.game === undefined || game === options.game)) {
      rows.push(toRow(screen.name, scene.name, await measure(browser, server, scene, screen)));
      process.stderr.write(`${screen.name}, ${scene.name}\n`);
    }
} finally {
  await browser.close();
  server.close();
}
const about = `Lantern Harbour where no other game is named, canvas renderer, headless Chromium without a graphics chip, ${runs} runs each. ${machine()}, load ${load} at the start. Commit ${commitOf()}.`;
if (options.save)
  writeFileSync(
    new URL('results/frames.md', import.meta.url),
    `# How evenly games are drawn\n\n${table(rows)}\n\n${about}\n`,
  );
process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : `${table(rows)}\n\n${about}\n`);
