/**
 * `npm run budgets [-- --runs 5] [-- --games 0,60,2000] [-- --only craps,casino-war] [-- --frames] [-- --lighthouse] [-- --json] [-- --save]`: what the
 * pages weigh and how soon a phone has them, medians beside a bare page of the same run, and the lobby's largest paint as a multiple of that page's. `--games`: lobbies of so many games; `--only`: of these games alone;
 * `--frames`: their frames alone. `--save` writes bench/results/budgets.md. Exit code 1 when bytes, layout shifts or the number of elements exceed their budget; times are only
 * reported, for they are the machine's as much as the page's.
 */
import { defaultLanguage, languages } from '@carmine/money';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { browserPath } from '../tools/testing/browser.mjs';
import { registry } from '../packages/games/src/index.ts';
import { startProduct } from '../tools/testing/product.mjs';
import { serveBarePage } from './pages/bare-page.ts';
import {
  barePage,
  budgetLine,
  budgetMetrics,
  budgetTable,
  frameBudget,
  lcpRatios,
  lobbyPage,
  mostOfFrame,
  overOf,
  pageBudgets,
  ratioLines,
  type Budgets,
  type BudgetRow,
} from './pages/budgets-table.ts';
import { frameIn } from './pages/frame-server.ts';
import { gameBudget, gameBytes } from './pages/game-bytes.ts';
import { lighthouseVersion, runLighthouse, type Scores } from './pages/lighthouse.ts';
import { notePress, pressedAt, whenReady } from './pages/frame-ready.ts';
import { loadPage, median, pressSearch, type PageLoad, type Visit } from './pages/page-load.ts';
import { commitOf, machine } from './report.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    games: { type: 'string', default: '0,60,2000' },
    only: { type: 'string' },
    frames: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const runs = parseInt(options.runs, 10);
const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const measure = async (
  name: string,
  visit: Visit,
  budgets: Budgets,
  over: (load: PageLoad) => string[],
): Promise<BudgetRow> => {
  const loads: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await loadPage(visit));
  const row = { page: name, runs: loads, budgets, over: [...new Set(loads.flatMap(over))] };
  // At once, so that what was measured is not lost with a run that is ended.
  say(budgetLine(row));
  return row;
};

/** Slots draw with Pixi, every other game with elements. */
const asked = options.only?.split(',');
const frames = registry
  .filter(({ id }) => asked?.includes(id) ?? true)
  .map(({ id, catalogue }) => ({ game: id, usesPixi: catalogue.category === 'slots' }));

/** From the press to the picture of a game that can be played, by the browser's own clock. */
const openFrame = async (page: Page): Promise<number> => {
  await page.evaluate(notePress);
  const begun = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/play/'));
  await page.getByRole('button', { name: 'Play demo' }).tap();
  const readyAt = await (await begun).evaluate(whenReady);
  return readyAt - (await page.evaluate(pressedAt));
};

const frameOver =
  (usesPixi: boolean) =>
  ({ weights }: PageLoad): string[] =>
    weights.js > frameBudget(usesPixi)
      ? [`JS ${Math.round(weights.js / 1_000)} of ${frameBudget(usesPixi) / 1_000} KB`]
      : [];

const measureLanguages = async (at: (path: string, more: Partial<Visit>) => Visit): Promise<BudgetRow[]> => {
  const rows: BudgetRow[] = [];
  for (const language of languages.filter((one) => one !== defaultLanguage)) {
    const visit = { language };
    rows.push(await measure(`${lobbyPage}, ${language}`, at('/', visit), pageBudgets, overOf));
    rows.push(await measure(`game page, dice, ${language}`, at('/game/dice', visit), pageBudgets, overOf));
  }
  return rows;
};

const measureSite = async (browser: Browser, games: number): Promise<BudgetRow[]> => {
  const { product, stop } = await startProduct(games === 0 ? {} : { SEED_GAMES: String(games) });
  try {
    const at = (path: string, more: Partial<Visit> = {}): Visit => ({
      ...{ browser, throttled: true, address: `${product.site}${path}` },
      ...more,
    });
    const lobby = games === 0 ? lobbyPage : `${lobbyPage}, ${games} games more`;
    const rows: BudgetRow[] = [];
    if (!options.frames) rows.push(await measure(lobby, at('/', { press: pressSearch }), pageBudgets, overOf));
    if (games > 0) return rows;
    if (!options.frames) rows.push(...(await measureLanguages(at)));
    for (const { game, usesPixi } of frames) {
      if (!options.frames) rows.push(await measure(`game page, ${game}`, at(`/game/${game}`), pageBudgets, overOf));
      const frame = at(`/game/${game}`, { begin: openFrame });
      rows.push(
        await measure(
          `frame, ${game}`,
          frame,
          { js: frameBudget(usesPixi), ...mostOfFrame(usesPixi) },
          frameOver(usesPixi),
        ),
      );
    }
    return rows;
  } finally {
    await stop();
  }
};

const lighthouseLines = async (executable: string): Promise<string[]> => {
  const { product, stop } = await startProduct();
  try {
    const lines = ['', `Lighthouse ${lighthouseVersion}, its phone, medians of ${runs}:`, ''];
    lines.push('| page | performance | accessibility | best practices | SEO |', '|---|---:|---:|---:|---:|');
    for (const path of ['/', '/game/lantern-harbour', '/en/page/fairness', '/verify']) {
      const all: Scores[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await runLighthouse(`${product.site}${path}`, executable));
      const of = (name: keyof Scores): number => median(all.map((one) => one[name]));
      lines.push(
        `| ${path} | ${of('performance')} | ${of('accessibility')} | ${of('best-practices')} | ${of('seo')} |`,
      );
      say(`Lighthouse of ${path}: ${runs} runs`);
    }
    return lines;
  } finally {
    await stop();
  }
};

const executablePath = await browserPath();
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const rows: BudgetRow[] = [];
const load = loadavg()[0]?.toFixed(1);
try {
  const bare = await serveBarePage();
  const tap = (page: Page): Promise<void> => page.getByRole('button').tap();
  const visit = { browser, address: bare.address, throttled: true, press: tap };
  rows.push(await measure(barePage, visit, {}, () => []));
  bare.close();
  for (const games of options.games.split(',')) rows.push(...(await measureSite(browser, parseInt(games, 10))));
} finally {
  await browser.close();
}
/** Of the frame that was just visited. */
const ownBytes = gameBytes(frameIn(defaultLanguage));
const ownLines = registry.map(({ id, catalogue }) => {
  const [bytes, budget] = [ownBytes.get(id) ?? Infinity, gameBudget(catalogue.category === 'slots')];
  return { id, over: bytes > budget, line: `| ${id} | ${(bytes / 1_000).toFixed(1)} | ${budget / 1_000} |` };
});
const ownTable = ['', 'Scripts of each game beside the frame and what its family shares:', '']
  .concat('| game | KB | of |', '|---|---:|---:|')
  .concat(ownLines.map(({ line }) => line));
/** What was measured is kept, whatever becomes of Lighthouse and the browser that it starts. */
const judged = options.lighthouse
  ? await lighthouseLines(executablePath).catch((error: Error) => ['', `Lighthouse did not finish: ${error.message}.`])
  : [];
const about =
  `Phone of 360 × 740, processor four times slower, 1.6 Mbit/s, 150 ms; medians of ${runs}. ` +
  `${machine()}, load ${load} at the start. Commit ${commitOf()}.`;
const ratios = lcpRatios(rows);
const text = [budgetTable(rows), ...ratioLines(ratios), ...ownTable, ...judged, '', about].join('\n');
if (options.save)
  writeFileSync(
    new URL('results/budgets.md', import.meta.url),
    `# What pages weigh, and when they are there\n\n${text}\n`,
  );
process.stdout.write(options.json ? `${JSON.stringify([...rows.flatMap(budgetMetrics), ...ratios])}\n` : `${text}\n`);
if (rows.some(({ over }) => over.length > 0) || ownLines.some(({ over }) => over)) process.exitCode = 1;
