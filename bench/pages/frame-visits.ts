/** What is watched of games while they are drawn: of every slot the same, of two other games what moves most. */
import type { Page } from 'playwright';
import { registry } from '../../packages/games/src/index.ts';
import { anything, type Scene, type SceneTable } from '../../packages/games/testing/scene.ts';
import { sceneOf } from './slot-scenes.ts';

export interface Moment {
  readonly name: string;
  /** From the moment before to what is measured. */
  readonly start?: (page: Page) => Promise<void>;
  /** Measured once `start` is over, not from its beginning. */
  readonly after?: true;
  readonly measuredMs: number;
}

/** One after the other on one page. */
export interface FrameVisit {
  readonly game: string;
  readonly round: Scene['round'];
  readonly table?: SceneTable | undefined;
  /** What is on the page once it is drawn. */
  readonly drawnBy: string;
  readonly moments: readonly Moment[];
}

const press = async (page: Page): Promise<void> => {
  await page.keyboard.press('Space');
};

/** Presses as somebody who does not wait, until there is such a thing to be seen: from then on it is left alone. */
const hurryTo =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.evaluate(
      (wanted) =>
        new Promise<void>((resolve, reject) => {
          const begun = performance.now();
          const timer = setInterval(() => {
            const isThere = document.querySelector(wanted) !== null;
            const isLate = performance.now() - begun > 60_000;
            if (!isThere && !isLate) {
              document.querySelector<HTMLElement>('.hud-cta.action')?.click();
              return;
            }
            clearInterval(timer);
            if (isThere) resolve();
            else reject(new Error(`${wanted} was never to be seen`));
          }, 120);
        }),
      selector,
    );

const idle: Moment = { name: 'idle', measuredMs: 3_000 };
/** Its reels, and what they hope for where the round opens a feature. */
const spin: Moment = { name: 'spin', start: press, measuredMs: 2_400 };
const feature: Moment = {
  name: 'feature',
  start: hurryTo('.slots[data-free="true"]:not(:has(.slots-start))'),
  after: true,
  measuredMs: 6_000,
};
/** The amount counts up for four seconds among what is poured, and is then still for almost two. */
const highest: Moment = { name: 'highest win', start: hurryTo('.slots-grand'), after: true, measuredMs: 5_600 };

const slotVisit = (game: string, { round, table }: Scene, moments: readonly Moment[]): FrameVisit => ({
  ...{ game, round, table, moments },
  drawnBy: '.slots-canvas canvas',
});

const slotVisits = async (game: string): Promise<FrameVisit[]> => {
  const file = new URL(`../../packages/games/src/${game}/testing/scenes.ts`, import.meta.url).href;
  const { scenes } = (await import(file)) as { scenes: readonly Scene[] };
  const [opens, wins] = [sceneOf(scenes, 'feature'), sceneOf(scenes, 'highest')];
  const first = opens ?? sceneOf(scenes, 'spin');
  if (first === undefined) throw new Error(`None of the scenes of ${game} shows a spin`);
  const moments = [idle, spin, ...(opens === undefined ? [] : [feature])];
  // Where no scene is of the highest win, the end of the feature stands for it.
  if (wins === undefined) return [slotVisit(game, first, [...moments, highest])];
  return [slotVisit(game, first, moments), slotVisit(game, wins, [highest])];
};

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

const others: readonly FrameVisit[] = [
  {
    ...{ game: 'plinko', round: { is: anything }, drawnBy: '.hud-stage canvas' },
    moments: [{ name: '20 balls', start: dropTwenty, measuredMs: 4_000 }],
  },
  {
    ...{ game: 'mines', round: { is: anything }, drawnBy: '.picks-board' },
    moments: [{ name: 'tiles at finger speed', start: openTiles, measuredMs: 4_000 }],
  },
];

/** `only`: of these games alone. */
export const frameVisits = async (only: readonly string[] | undefined): Promise<readonly FrameVisit[]> => {
  const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots').map(({ id }) => id);
  const asked = (game: string): boolean => only?.includes(game) ?? true;
  const visits: FrameVisit[] = [];
  for (const game of slots.filter(asked)) visits.push(...(await slotVisits(game)));
  return [...visits, ...others.filter(({ game }) => asked(game))];
};
