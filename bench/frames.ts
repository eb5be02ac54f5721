/**
 * `npm run frames [-- --runs 3] [-- --game tidewell,plinko] [-- --width 360] [-- --json] [-- --save]`: how evenly games are drawn by the canvas renderer in a
 * browser without a graphics chip, at the size of a phone and of a desk. Every slot: standing still, spinning, in its feature, and under what is poured over its
 * highest win; Plinko with twenty balls in the air, and Mines with tiles opened as fast as a finger can. `--game`: these alone; `--width`: one of the two sizes.
 * `--save` writes bench/results/frames.md.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserPath } from '../tools/testing/browser.mjs';
import { gameById } from '../packages/games/src/index.ts';
import { seedFor } from '../packages/games/testing/find-seed.ts';
import { serveFrame, type FrameServer } from './pages/frame-server.ts';
import { frameVisits, type FrameVisit, type Moment } from './pages/frame-visits.ts';
import { namesInPage } from './pages/page-load.ts';
import { commitOf, machine } from './report.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    game: { type: 'string' },
    width: { type: 'string' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const runs = parseInt(options.runs, 10);
const screens = [
  { name: '360 × 740', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: '1440 × 900', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
].filter(({ viewport }) => options.width === undefined || `${viewport.width}` === options.width);

/** Of the time between two frames: sixty in a second, as exactly as a browser tells. */
const mostP95Ms = 17;
/** Until what is drawn once is drawn. */
const settledMs = 1_000;

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

type Screen = (typeof screens)[number];

interface Watched {
  readonly times: number[];
  processorMs: number;
}

/** Of all processes of the browser, since it was started, in milliseconds: what a frame costs says the same on a busy machine. */
const processorMsOf = async (session: CDPSession): Promise<number> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
};

/** From where the page is, to the end of the moment. */
const watch = async (page: Page, session: CDPSession, moment: Moment, seen: Watched): Promise<void> => {
  const { start, after, measuredMs } = moment;
  if (after === true) await start?.(page);
  const before = await processorMsOf(session);
  const measured = framesOf(page, measuredMs);
  if (after !== true) await start?.(page);
  seen.times.push(...(await measured));
  seen.processorMs += (await processorMsOf(session)) - before;
};

const visit = async (
  browser: Browser,
  server: FrameServer,
  { game, round, table, drawnBy, moments }: FrameVisit,
  { name: _name, ...size }: Screen,
): Promise<ReadonlyMap<Moment, Watched>> => {
  const watched = new Map<Moment, Watched>(moments.map((moment) => [moment, { times: [], processorMs: 0 }]));
  const seed = seedFor({ game, ...round });
  const session = await browser.newBrowserCDPSession();
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...size, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(namesInPage);
    await page.goto(server.address(game, seed, table), { waitUntil: 'networkidle' });
    await page.locator(drawnBy).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(settledMs);
    for (const [moment, seen] of watched) await watch(page, session, moment, seen);
    await context.close();
  }
  await session.detach();
  return watched;
};

interface FrameRow {
  readonly screen: string;
  readonly game: string;
  readonly moment: string;
  readonly frames: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Percentage of frames longer than 50 ms. */
  readonly longPercent: number;
  /** Processor time of a frame, all of the browser's processes together. */
  readonly processorMs: number;
}

const toRow = (of: Pick<FrameRow, 'screen' | 'game' | 'moment'>, { times, processorMs }: Watched): FrameRow => {
  const sorted = times.toSorted((a, b) => a - b);
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  const at = (share: number): number => tenths(sorted[Math.floor(sorted.length * share)] ?? 0);
  const long = times.filter((time) => time > 50).length;
  const frames = Math.max(1, times.length);
  return {
    ...{ ...of, frames: times.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) },
    ...{ longPercent: tenths((long / frames) * 100), processorMs: tenths(processorMs / frames) },
  };
};

const lineOf = ({ screen, game, moment, frames, p50Ms, p95Ms, p99Ms, longPercent, processorMs }: FrameRow): string =>
  `| ${[screen, game, moment, frames, p50Ms, p95Ms, p99Ms, `${longPercent} %`, processorMs].join(' | ')} |`;

const table = (rows: readonly FrameRow[]): string =>
  [
    '| screen | game | moment | frames | p50 ms | p95 ms | p99 ms | over 50 ms | CPU ms a frame |',
    '|---|---|---|---:|---:|---:|---:|---:|---:|',
  ]
    .concat(rows.map(lineOf))
    .join('\n');

const judged = (rows: readonly FrameRow[]): string => {
  const slow = rows.filter(({ p95Ms }) => p95Ms > mostP95Ms);
  const missed = slow.map(({ screen, game, moment, p95Ms }) => `${game}, ${moment}, ${screen} (${p95Ms})`);
  const goal = `Sixty frames a second at p95 (${mostP95Ms} ms)`;
  return slow.length === 0 ? `${goal}: holds in all ${rows.length}.` : `${goal}: missed by ${missed.join('; ')}.`;
};

const visits = await frameVisits(options.game?.split(','));
const server = await serveFrame();
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const rows: FrameRow[] = [];
const load = loadavg()[0]?.toFixed(1);
try {
  for (const screen of screens)
    for (const one of visits)
      for (const [moment, watched] of await visit(browser, server, one, screen)) {
        const game = gameById(one.game)?.name ?? one.game;
        const row = toRow({ screen: screen.name, game, moment: moment.name }, watched);
        rows.push(row);
        // At once, so that what was measured is not lost with a run that is ended.
        process.stderr.write(`${lineOf(row)}\n`);
      }
} finally {
  await browser.close();
  server.close();
}
const about = `Canvas renderer, headless Chromium without a graphics chip, runs: ${runs}. ${machine()}, load ${load} at the start. Commit ${commitOf()}.`;
const text = [table(rows), judged(rows), about].join('\n\n');
if (options.save)
  writeFileSync(new URL('results/frames.md', import.meta.url), `# How evenly games are drawn\n\n${text}\n`);
process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : `${text}\n`);
