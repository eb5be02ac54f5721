/** A controller at a fake server, with a clock that only the test moves. */
import type { FrameToPageBody } from '@carmine/contract/games/frame-messages';
import { views } from '@carmine/games/views';
import { createFakeFetch, type Breaks } from '../../dev/fake-fetch.ts';
import type { FakeOptions } from '../../dev/fake-answer.ts';
import { createFakePlay, type FakePlay } from '../../dev/fake-play.ts';
import { createPlayCalls } from './calls.ts';
import { createController } from './controller.ts';
import { createKeptSettings } from './kept-settings.ts';
import type { ReadyState } from './state.ts';

interface Table {
  readonly server?: FakePlay;
  readonly breaks?: Breaks;
  /** The browser's tab, where several tables follow each other in one. */
  readonly tab?: Map<string, string>;
  /** Without a page around. */
  readonly alone?: boolean;
}

const storageOf = (tab: Map<string, string>) => ({
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
});

/** Each key once, over all tables: two frames at one server never share one. */
let keys = 0;

export const openTable = async (
  options: FakeOptions = {},
  { server, breaks, tab = new Map(), alone = false }: Table = {},
) => {
  const play = server ?? createFakePlay({ currency: 'EUR', balance: 10_000n, bonusBalance: 0n, ...options });
  const { fetcher, sent } = createFakeFetch(play, breaks);
  const posted: FrameToPageBody[] = [];
  const clock = { now: 0, waits: [] as (() => void)[] };
  const controller = createController({
    calls: createPlayCalls('token', fetcher),
    loadView: (id) => views[id]?.(),
    post: (message) => posted.push(message),
    embedded: !alone,
    settings: createKeptSettings(() => storageOf(tab)),
    wait: async (ms) => {
      clock.now += ms;
      return Promise.resolve();
    },
    random: (bytes) => bytes.fill((keys += 1)),
    now: () => clock.now,
  });
  await controller.open();
  const state = (): ReadyState => {
    const current = controller.store.get();
    if (current.status !== 'ready') throw new Error(`The game is ${current.status}`);
    return current;
  };
  const settled = async () => new Promise((resolve) => setTimeout(resolve));
  return { controller, play, sent, posted, clock, state, settled };
};
