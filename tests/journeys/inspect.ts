/** Checks of every page: accessibility violations found by axe, overlapping texts, horizontal overflow. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';

const folder = path.join(import.meta.dirname, '..', '..', 'screenshots');
const wantsPictures = process.env['PICTURES'] === '1';

/** Longer than any transition; endless animations are not waited for. */
const restMs = 1_000;

/** Until the letters are drawn in their own fonts and what appears has appeared. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async (most) => {
    await document.fonts.ready;
    const ends = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= most)
      .map((one) => one.finished);
    await Promise.allSettled(ends);
  }, restMs);

/** Writes `screenshots/<name>.png`, which is not kept in the repository. */
export const keepPicture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
};

/** As the window is now: Playwright's call gives it back the size that it was opened with, and would show that one. */
const keepAtThisSize = async (page: Page, name: string, fullPage: boolean): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    ...(fullPage ? { captureBeyondViewport: true, clip } : {}),
  });
  await devtools.detach();
  writeFileSync(path.join(folder, `${name}.png`), Buffer.from(data, 'base64'));
};

/** Printed length limit, because the output may be all that is left of a CI run. */
const mostWords = 3_000;

/** Records a failure: screenshot, text of page and frames, and console. */
export const keepSight = async (page: Page, name: string, complaints: readonly string[]): Promise<void> => {
  const read = (frame: Frame) => frame.evaluate('document.body.innerText').catch(() => 'cannot be read');
  const words = await Promise.all(page.frames().map(async (frame) => `${frame.url()}\n${String(await read(frame))}`));
  await keepPicture(page, name).catch(() => undefined);
  const roles = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(() => 'cannot be read');
  const seen = [`Roles:\n${roles}`, ...words, 'The console:', ...complaints, ''].join('\n\n');
  writeFileSync(path.join(folder, `${name}.txt`), seen);
  console.error(`What was seen last, screenshots/${name}.png and .txt:\n${seen.slice(0, mostWords)}`);
};

/** Waits until the page is stable; takes a screenshot with `--pictures`. */
export const screenshot = async (page: Page, name: string, fullPage = false): Promise<void> => {
  await settle(page);
  if (wantsPictures) await keepAtThisSize(page, name, fullPage);
};

/** Only violations are computed: reporting passes takes longer than the inspection. */
const inspection: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // No rule needs style sheets that axe would fetch again, and no page has autoplaying media.
  preload: false,
};

/** At another width colours are the same, and to compute them is half of an inspection. */
const inspectionAgain: RunOptions = { ...inspection, rules: { 'color-contrast': { enabled: false } } };

const axe = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Injects half a megabyte of script in the fastest way. */
const bringInto = async (page: Page, frame: Frame): Promise<void> => {
  if ((await frame.evaluate('globalThis.axe !== undefined')) === true) return;
  if (frame !== page.mainFrame()) {
    await frame.evaluate(axe);
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: `${axe} undefined` });
  await devtools.detach();
};

/** Into every frame, once per document. Third-party frames that refuse it are skipped. */
const bringAxe = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map((frame) =>
      bringInto(page, frame).catch((error: unknown) => {
        if (frame === page.mainFrame()) throw error;
      }),
    ),
  );

/**
 * One line per violation, including frames. Behind an open dialog nothing can be used, so only dialogs are checked then. Targets half
 * below the fixed header count as too small, so the page is scrolled to avoid that. `again`: this page was searched before, at another
 * width.
 */
export const barriers = async (page: Page, again = false): Promise<string[]> => {
  await bringAxe(page);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: here } = globalThis as unknown as { axe: { run(on: object, how: object): Promise<AxeResults> } };
      const dialogs = [...document.querySelectorAll('.dialog')];
      // What is far from the view keeps the height of an earlier width, and its parts would lie on what follows.
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(laidOut);
      try {
        return (await here.run(dialogs.length > 0 ? dialogs : document, options)).violations;
      } finally {
        document.adoptedStyleSheets.pop();
      }
    },
    again ? inspectionAgain : inspection,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
};

/** Runs in the page, and so may use nothing from outside itself. */
const findMedia = (): string[] => {
  const holding: string[] = [];
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) holding.push(rule.conditionText);
      // Container queries may apply at this width only.
      if (rule instanceof CSSContainerRule) holding.push(`${innerWidth}`);
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return [...new Set(holding)].toSorted();
};

/** Width-dependent rules that currently apply: at widths with the same rules, a page's layout is the same. */
export const rulesOfWidth = async (page: Page): Promise<string> => {
  const unread = [String(await page.evaluate(() => innerWidth))];
  return JSON.stringify(await Promise.all(page.frames().map((frame) => frame.evaluate(findMedia).catch(() => unread))));
};

/** Runs in the page, and so may use nothing from outside itself. */
const findOverlaps = (): string[] => {
  const slackPx = 2;
  interface Piece {
    text: string;
    element: Element;
    box: DOMRect;
  }
  const covers = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const solid = backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor);
    return solid || backgroundImage !== 'none' || /^(img|canvas|video|iframe|svg)$/i.test(element.tagName);
  };
  // Hidden under something that is painted is hidden; under another text's transparent box it is not.
  const isOnTop = (
    element: Element,
    { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  ) => {
    const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
    const depth = hits.findIndex((hit) => hit === element || element.contains(hit));
    return depth >= 0 && !hits.slice(0, depth).some(covers);
  };
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || /^(SCRIPT|STYLE|TITLE)$/i.test(element.tagName) || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1 && isOnTop(element, box)) pieces.push({ text, element, box });
    }
  }
  const common = (a: DOMRect, b: DOMRect) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return { left, top, width: Math.min(a.right, b.right) - left, height: Math.min(a.bottom, b.bottom) - top };
  };
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slackPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackPx + 2;
  const found: string[] = [];
  pieces.forEach((piece, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.element === piece.element || !overlap(piece.box, other.box)) continue;
      const both = common(piece.box, other.box);
      // At their intersection, one may be covered by a sheet.
      if (isOnTop(piece.element, both) && isOnTop(other.element, both))
        found.push(`"${piece.text}" lies on "${other.text}"`);
    }
  });
  return [...new Set(found)];
};

/** Pairs of visible overlapping texts. */
export const textOverlaps = (page: Page): Promise<string[]> => page.evaluate(findOverlaps);

/** How many pixels the page can be scrolled sideways: 0 for a page that fits. */
export const sidewaysPx = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Runs in the page, and so may use nothing from outside itself. */
const findCut = (): string[] => {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let holder = element.parentElement;
    while (holder !== null && getComputedStyle(holder).display === 'contents') holder = holder.parentElement;
    const room = holder?.getBoundingClientRect() ?? box;
    const left = Math.max(0, room.left);
    const right = Math.min(document.documentElement.clientWidth, room.right);
    const out = box.left < left - 1 || box.right > right + 1;
    if (out || element.scrollWidth > element.clientWidth + 1) found.push(`"${element.textContent}" has no room`);
  }
  return found;
};

/** Values and chips marked `data-figure` that are cut off, or out of the part that holds them. */
export const cutFigures = (page: Page): Promise<string[]> => page.evaluate(findCut);
