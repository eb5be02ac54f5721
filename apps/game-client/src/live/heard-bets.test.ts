/** Two pages of one player at one table: what one of them orders, the other shows soon after its hint, and asks for nothing that it knows. */
import { afterEach, expect, it, vi } from 'vitest';
import { chipsOf } from './chip-value.ts';
import { openLiveTable } from './test-live-table.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const table = 'fortune-wheel-50';
const openBoth = async () => {
  const one = await openLiveTable(table);
  const other = await openLiveTable(table, {}, {}, one.play);
  const pages = [one, other];
  await vi.waitFor(() => expect(pages.map((page) => page.reads('table-bets'))).toEqual([1, 1]));
  const changed = (state: 'placed' | 'undone' | 'settled', bet = 'rnd_1', round = 'lrd_now') => {
    for (const page of pages) page.hint('tableBets', { table, round, bet, state });
  };
  const chips = (page: typeof one) => chipsOf(page.live().live, page.state().stake);
  return {
    ...{ one, other, changed, chips },
    close: () => {
      for (const page of pages) page.close();
    },
  };
};

it('a bet of one page lies on the table of the other, and is gone there when it is taken back', async () => {
  const { one, other, changed, chips, close } = await openBoth();
  one.controller.live()?.chips?.place({ '1': 2 });
  await vi.waitFor(() => expect(one.live().live.own).toHaveLength(1));
  changed('placed');
  await vi.waitFor(() => expect(chips(other)).toEqual({ '1': 2 }));
  one.controller.live()?.chips?.undo();
  await vi.waitFor(() => expect(one.live().live.own).toEqual([]));
  changed('undone');
  await vi.waitFor(() => expect(other.live().live.own).toEqual([]));
  // Who ordered knows it by the answer.
  expect([one.reads('table-bets'), other.reads('table-bets')]).toEqual([1, 3]);
  close();
});

it('a page whose own answer is on its way asks for nothing, and has the bet once', async () => {
  const { one, other, changed, close } = await openBoth();
  other.controller.live()?.chips?.place({ '1': 1 });
  await vi.waitFor(() => expect(other.orders('')).toHaveLength(1));
  changed('placed');
  await vi.waitFor(() => expect(one.live().live.own).toHaveLength(1));
  expect(other.live().live.own).toHaveLength(1);
  expect(other.reads('table-bets')).toBe(1);
  close();
});

it('a bet in a round whose beginning is still on its way is there once it has begun', async () => {
  const { one, other, changed, chips, close } = await openBoth();
  await one.opens('lrd_next');
  one.controller.live()?.chips?.place({ '7': 1 });
  await vi.waitFor(() => expect(one.live().live.own).toHaveLength(1));
  changed('placed', 'rnd_1', 'lrd_next');
  await other.opens('lrd_next');
  await vi.waitFor(() => expect(chips(other)).toEqual({ '7': 1 }));
  close();
});

it('a page whose chips are worth something else counts the bet in chips of its worth, but while none of its own are on their way', async () => {
  const { one, other, changed, chips, close } = await openBoth();
  one.controller.setStake(100n);
  other.controller.setStake(500n);
  one.controller.live()?.chips?.place({ '1': 10 });
  await vi.waitFor(() => expect(one.live().live.own).toHaveLength(1));
  other.controller.live()?.chips?.place({ '3': 1 });
  changed('placed');
  await vi.waitFor(() => expect(other.live().live.own).toHaveLength(2));
  // Five euros were pressed, and five are staked.
  expect(other.live().live.own.map(({ staked }) => staked)).toEqual(expect.arrayContaining([1_000n, 500n]));
  expect([chips(other), other.state().stake]).toEqual([{ '1': 10, '3': 5 }, 100n]);
  close();
});

it('a lost hint is made up for: bets are read; what is said of the chat is passed on to it', async () => {
  const { one, other, close } = await openBoth();
  one.controller.live()?.chips?.place({ '1': 1 });
  await vi.waitFor(() => expect(one.live().live.own).toHaveLength(1));
  const { chatNews } = other.live().live;
  other.hint('tableChat', {});
  expect(other.live().live.chatNews).toBe(chatNews + 1);
  other.hint('tableChat', {}, 3);
  await vi.waitFor(() => expect(other.live().live.own).toHaveLength(1));
  close();
});

it('a device whose clock is set while the page is open counts down as before after its next look', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = await openLiveTable(table);
  const offset = page.live().live.offsetMs;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.reads(`tables/${table}`)).toBe(1);
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(page.live().live.offsetMs).toBeLessThan(offset - 3_500_000));
  expect(page.reads(`tables/${table}`)).toBe(2);
  page.close();
});
