/** What a first visit costs on a phone: bytes and elements, which are the same on every machine. Times are `npm run budgets`. */
import { defaultLanguage, languages, type Language } from '@carmine/money';
import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { overOf } from '../../bench/pages/budgets-table.ts';
import { frameIn } from '../../bench/pages/frame-server.ts';
import { gameBudget, gameBytes } from '../../bench/pages/game-bytes.ts';
import { loadPage } from '../../bench/pages/page-load.ts';
import { registry } from '../../packages/games/src/index.ts';
import { startProduct } from '../../tools/testing/product.mjs';
import { theBrowser } from '../journeys/browser.ts';
import { at } from './house.ts';

const startMs = 300_000;
const visitMs = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
}, startMs);

const over = async (address: string, language?: Language): Promise<string[]> =>
  overOf(await loadPage({ browser, address, throttled: false, ...(language && { language }) }));

/** The preloaded image, whether the document contains it, and the number of icon files. */
const firstPicture = async (address: string) => {
  const answer = await fetch(address);
  const picture = /^<([^>]+)>; rel=preload; as=image/.exec(answer.headers.get('link') ?? '')?.[1];
  const html = await answer.text();
  return {
    picture,
    isDrawn: picture !== undefined && new RegExp(`src(set)?="${picture}"`, 'i').test(html),
    iconFiles: new Set(html.match(/\/assets\/icons-[^#"]+/g)).size,
  };
};

/** Its first race begins seconds after the house opens; a page of before would move once it hears of it. */
const raceRuns = (site: string): Promise<void> =>
  expect.poll(async () => (await (await fetch(`${site}/`)).text()).includes('class="race-strip"')).toBe(true);

const fits = async (site: string): Promise<void> => {
  await raceRuns(site);
  for (const page of [`${site}/`, `${site}/game/Dice`]) {
    expect(await over(page)).toEqual([]);
    expect(await firstPicture(page)).toEqual({ picture: expect.any(String), isDrawn: true, iconFiles: 1 });
  }
};

test.each([60, 2_000])(
  'a lobby of %i games, and the page of a game, weigh no more than their budget, ask for their first picture at once and for one file of icons',
  async (games) => {
    const own = games === 2_000 ? undefined : await startProduct({ SEED_GAMES: String(games) });
    try {
      await fits(own?.product.site ?? at(''));
    } finally {
      await own?.stop();
    }
  },
  startMs + visitMs,
);

test.each(languages.filter((language) => language !== defaultLanguage))(
  'lobby and game page in the language %s weigh no more than in English',
  async (language) => {
    for (const page of [at('/'), at('/game/Dice')]) expect(await over(page, language)).toEqual([]);
  },
  visitMs,
);

test('no game weighs more than its budget beside the frame and what its family shares', () => {
  const bytes = gameBytes(frameIn(defaultLanguage));
  const heavy = registry.filter(
    ({ id, catalogue }) => !((bytes.get(id) ?? Infinity) <= gameBudget(catalogue.category === 'slots')),
  );
  expect(heavy.map(({ id }) => `${id}: ${bytes.get(id)} bytes`)).toEqual([]);
});
