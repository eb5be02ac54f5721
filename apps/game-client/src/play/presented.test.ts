/** What the server is told of a round that is being shown, so that a page opened later goes on there. */
import { gameById, type AnyGame } from '@carmine/games';
import { expect, it } from 'vitest';
import { openTable } from './test-table.ts';

const dice = gameById('dice') as AnyGame;
const lucky: AnyGame = {
  ...dice,
  init: (params, rng) => ({ ...dice.init(params, rng), jackpots: [{ name: 'prize', winBp: 10_000 }] }),
};

/** A table, and what is reported of its rounds: how many parts of which. */
const openHeard = async (options: Parameters<typeof openTable>[0] = {}) => {
  const table = await openTable(options);
  const reports: unknown[] = [];
  const { handle } = table.play;
  table.play.handle = (method, path, body, key) => {
    if (path.endsWith('/presented')) reports.push([path.split('/').at(-2), body]);
    return handle(method, path, body, key);
  };
  return { ...table, reports };
};

it('jackpots are the part after the last one that the scene has shown', async () => {
  const { controller, reports, settled } = await openHeard({ game: lucky });
  await controller.press();
  controller.shown();
  await settled();
  expect(reports).toEqual([['rnd_1', { parts: 2 }]]);
  await controller.press();
  for (const parts of [1, 2, 3]) controller.presented(parts);
  controller.shown();
  await settled();
  expect(reports.slice(1)).toEqual([1, 2, 3, 4].map((parts) => ['rnd_2', { parts }]));
});

it('a round without any has no part that only the frame shows', async () => {
  const { controller, reports, settled } = await openHeard();
  await controller.press();
  controller.shown();
  await settled();
  expect(reports).toEqual([]);
});
