/** A page at a live table follows it forwards: nothing that it knew is undone by an answer that was late. */
import { afterEach, expect, it, vi } from 'vitest';
import { openLiveTable } from './test-live-table.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const table = 'fortune-wheel-50';

it.each([
  ['is taken where nothing happened meanwhile', false, 1],
  ['is asked for again where the table went on while it was on its way', true, 2],
])('a snapshot %s', async (_what, goesOn, reads) => {
  const page = await openLiveTable(table);
  const before = page.sent.length;
  page.connect(true);
  if (goesOn) await page.tell('bets', { players: 3, stakedCents: '900', spots: {} });
  await page.settled();
  const read = page.sent.slice(before).filter(({ route }) => route === `GET /play/v1/tables/${table}`);
  expect(read).toHaveLength(reads);
  page.close();
});

it('a table is gone when its snapshot is unknown, not when a server is busy or restarts; what opens again is open', async () => {
  const page = await openLiveTable(table);
  const { handle } = page.play;
  const statuses = [503, 429, 404];
  const wasThere: boolean[] = [];
  page.play.handle = (method, path, ...rest) => {
    if (path !== `/play/v1/tables/${table}`) return handle(method, path, ...rest);
    wasThere.push(page.live().live.round !== undefined);
    return { status: statuses[wasThere.length - 1] ?? 404, body: { code: 'refused' } };
  };
  for (const count of [1, 2, 3])
    await vi.waitFor(() => {
      // Asked again once the answer before was read.
      if (wasThere.length < count) page.connect(true);
      expect(wasThere).toHaveLength(count);
    });
  expect(wasThere).toEqual([true, true, true]);
  await vi.waitFor(() => expect(page.live().live).toMatchObject({ open: false, round: undefined }));
  await page.opens('lrd_next');
  expect(page.live().live).toMatchObject({ open: true, round: { id: 'lrd_next' } });
  page.close();
});
