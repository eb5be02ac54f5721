/** Data shown by the screens: a player with deposits and play, and an operator; created once per test file. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { inject } from 'vitest';
import { ask, idOf, payIn, signUp } from '../journeys/known.ts';
import { inviteOperator } from '../journeys/later.ts';
import { becomeOperator } from '../journeys/operator.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface World {
  /** Signed-in state; undefined for a visitor. */
  readonly state: State | undefined;
  readonly playerId: string;
  readonly backOffice: string;
  /** A settled round of the player. */
  readonly roundId: string;
}

export type Looker = 'visitor' | 'player' | 'operator';

const playOnce = async (page: Page): Promise<string> => {
  const { url } = await ask<{ url: string }>(page, '/game-service/api/v1/game', {
    body: {
      ...{ id: 'dice', gameName: 'Dice', demo: false, lang: 'en', launchId: 'dice', imageId: 'carmine-originals:dice' },
      ...{ platform: 'desktop', provider: 'carmine-originals', category: 'instant' },
    },
  });
  const token = new URL(url, 'http://site').hash.replace('#session=', '');
  const { id } = await ask<{ id: string }>(page, '/play/v1/rounds', {
    body: { stake: '1.00' },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'screens-1' },
  });
  return id;
};

const writeToSupport = (page: Page): Promise<unknown> =>
  ask(page, '/support-service/api/v1/messages', {
    body: { text: 'My withdrawal is due in an hour. Where can I see how far it is?' },
    headers: { 'idempotency-key': 'screens-2' },
  });

const makePlayer = async (browser: Browser, looker: Looker, part: string) => {
  const context = await browser.newContext({ baseURL: inject('product').site });
  const page = await context.newPage();
  await signUp(page, { email: `mara.${looker}.${part}@screens.example`, name: 'Mara Lindqvist' });
  await payIn(page);
  const roundId = await playOnce(page);
  await writeToSupport(page);
  const playerId = await idOf(page);
  const state = await context.storageState();
  await context.close();
  return { state, roundId, playerId };
};

const makeOperator = async (browser: Browser): Promise<State> => {
  const context = await browser.newContext({ baseURL: inject('product').backOffice });
  await becomeOperator(await context.newPage(), { link: await inviteOperator('admin'), name: 'Ada Root' });
  const state = await context.storageState();
  await context.close();
  return state;
};

export const makeWorld = async (browser: Browser, looker: Looker, part: string): Promise<World> => {
  const { backOffice } = inject('product');
  if (looker === 'visitor') return { state: undefined, playerId: '', roundId: '', backOffice };
  const player = await makePlayer(browser, looker, part);
  return looker === 'player'
    ? { ...player, backOffice }
    : { ...player, backOffice, state: await makeOperator(browser) };
};
