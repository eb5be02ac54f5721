/** Scenes of the games: `npm run screenshots -- -t scenes`, or one of them with `-t slot-big-win`. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameById } from '../../packages/games/src/index.ts';
import { frameIn, serveFrame, type FrameServer } from '../../bench/pages/frame-server.ts';
import { firstOf, inEachRun } from '../../tools/testing/long-tests.ts';
import { theBrowser, watch } from '../journeys/browser.ts';
import { barriers, cutFigures, screenshot, sidewaysPx, textOverlaps } from '../journeys/inspect.ts';
import { screenLanguage } from './in-language.ts';
import { isWhole } from '../journeys/screens.ts';
import { openScene } from './scene-stage.ts';
import { scenes, type StagedScene } from './scenes.ts';

const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const upright = { viewport: { width: 360, height: 740 }, ...phone };
/** Looked at with pictures alone: a tablet, a small desk, a large one. */
const wide = [
  { viewport: { width: 768, height: 1_024 } },
  { viewport: { width: 1_280, height: 720 } },
  { viewport: { width: 1_440, height: 900 } },
];
/** Where room is short: every game has to fit there too. */
const cramped = [
  { viewport: { width: 320, height: 568 }, ...phone },
  { viewport: { width: 740, height: 360 }, ...phone },
];
type Size = BrowserContextOptions & { readonly viewport: { readonly width: number; readonly height: number } };

const gameOf = ({ game }: StagedScene): string => game;
const sceneMs = 300_000;
const crampedOnes = scenes.filter(({ cramped: isCramped }) => isCramped);
/** Where a game has another scene with as little room, that one says more than the table before the first round. */
const saysLess = ({ name, game }: StagedScene): boolean =>
  name.endsWith('-idle') && crampedOnes.some((other) => other.game === game && other.name !== name);
const short = crampedOnes.filter((scene) => !saysLess(scene));
/** All of them with `PICTURES`, otherwise those with the least room; `npm test` looks at one of each game. */
const asked =
  process.env['PICTURES'] === '1' ? scenes : inEachRun(isWhole ? crampedOnes : short, firstOf(short, gameOf));
const categoryOf = (scene: StagedScene): string => gameById(gameOf(scene))?.catalogue.category ?? '';
/** The search for barriers is most of what a scene costs: `npm test` searches one game of each category, whose parts are shared. */
const searched = inEachRun(asked, firstOf(asked, categoryOf));
const devicesOf = (scene: StagedScene): readonly (readonly Size[])[] => [
  [upright, ...(scene.cramped === true ? cramped : [])],
  ...(process.env['PICTURES'] === '1' && scene.phones !== true ? wide.map((size) => [size]) : []),
];

let browser: Browser;
let server: FrameServer;

/** Longer than a stage waits before it is built again for another size. */
const turnMs = 200;
const mostTurns = 50;

/** Until the reels, which are built in real time, are drawn for the new size. */
const turned = async ({ page, run }: Awaited<ReturnType<typeof openScene>>): Promise<void> => {
  const isBuilt = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.slots-canvas')].every(
        (host) => host.querySelector('canvas')?.clientWidth === host.clientWidth,
      ),
    );
  await run(turnMs);
  for (let turn = 0; turn < mostTurns && !(await isBuilt()); turn += 1) {
    await page.waitForTimeout(turnMs);
    await run(turnMs);
  }
  expect(await isBuilt(), 'its reels are drawn for the new size').toBe(true);
  await run(turnMs);
};

/** What the way into a table's chat lies on: on phones it stands over the table, at a height that the style sheet works out. */
const chatLiesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Behind an open sheet nothing is pressed.
    const chat = document.querySelector('body:not(:has(dialog[open])) .chat-line > button');
    const box = chat?.getBoundingClientRect();
    if (chat == null || box === undefined) return [];
    const shares = [0.02, 0.5, 0.98];
    const points = shares.flatMap((x) =>
      shares.map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
    );
    const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y));
    // The host takes no press, so no point finds it.
    const host = document.querySelector('.live-host')?.getBoundingClientRect();
    const meets =
      host !== undefined &&
      Math.min(host.right, box.right) > Math.max(host.left, box.left) &&
      Math.min(host.bottom, box.bottom) > Math.max(host.top, box.top);
    const names = below
      .map((one) => one.closest('button, a, li, p, .live-clock'))
      .filter((one): one is Element => one !== null && one !== chat)
      .map((one) => `the way into the chat lies on ${one.getAttribute('aria-label') ?? one.className}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return [
      ...new Set(names),
      ...(meets ? ['the way into the chat lies on the host'] : []),
      ...(chat.contains(top) ? [] : ['something lies on the way into the chat']),
    ];
  });

/** Problems of a scene at these sizes of one device. It is played once, then the device is rotated. */
const faultsOf = async (scene: StagedScene, [first, ...others]: readonly Size[]): Promise<string[]> => {
  if (first === undefined) return [];
  const stage = await openScene(browser, server, scene, first);
  const complaints = watch(stage.page);
  const found: string[] = [];
  const keep = (width: number, faults: readonly string[]) => found.push(...faults.map((fault) => `${width}: ${fault}`));
  try {
    await scene.act?.(stage);
    for (const { viewport } of [first, ...others]) {
      if (viewport !== first.viewport) {
        await stage.page.setViewportSize(viewport);
        await turned(stage);
      }
      await screenshot(stage.page, `scene-${scene.name}-${viewport.width}`);
      const sideways = await sidewaysPx(stage.page);
      keep(viewport.width, [...(await textOverlaps(stage.page)), ...(await cutFigures(stage.page))]);
      keep(viewport.width, await chatLiesOn(stage.page));
      if (sideways > 0) keep(viewport.width, [`${sideways} px wider than the screen`]);
    }
    // The search for barriers waits for the page's own clock. At every size in the soak.
    await stage.page.clock.resume();
    const sizes = isWhole ? [first, ...others].toReversed() : [first];
    for (const { viewport } of searched.includes(scene) ? sizes : []) {
      await stage.page.setViewportSize(viewport);
      keep(viewport.width, await barriers(stage.page));
    }
    return [...found, ...complaints];
  } finally {
    await stage.close();
  }
};

/** How many files the scenes are spread over, each a minute or less. */
const parts = 6;

export const inspectScenes = (part: 1 | 2 | 3 | 4 | 5 | 6): void => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([theBrowser(), serveFrame(frameIn(screenLanguage))]);
  });
  afterAll(() => server.close());

  const own = asked.filter((_scene, index) => index % parts === part - 1);
  describe('scenes', () => {
    test.each(own.map((scene) => [scene.name, scene] as const))(
      '%s is whole at every size, and can be used by everybody',
      async (_name, scene) => {
        const found: string[] = [];
        for (const sizes of devicesOf(scene)) found.push(...(await faultsOf(scene, sizes)));
        expect(found).toEqual([]);
      },
      sceneMs,
    );
  });
};
