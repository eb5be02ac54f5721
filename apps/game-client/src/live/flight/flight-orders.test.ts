/** Own bets on a flight: each order once, whatever is pressed and whatever gets lost. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFlight } from './test-flight.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const cashOut = '/\\w+/cash-out';

describe('a bet on a flight', () => {
  it('is placed, taken back, placed again and cashed out by one button, as the round goes on', async () => {
    const table = await openFlight({ factor: () => 231 });
    expect(table.slot(0).press).toBe('place');
    await table.press(0);
    expect(table.slot(0)).toMatchObject({ press: 'take-back', locked: true });
    await table.press(0);
    expect(table.slot(0)).toMatchObject({ press: 'place', bet: undefined });
    await table.press(0);
    await table.flies();
    expect(table.slot(0).press).toBe('cash-out');
    await table.press(0);
    expect(table.slot(0)).toMatchObject({
      press: 'bet-next',
      locked: false,
      bet: { cashedOutAt: 231, payout: 1_155n },
    });
    expect(table.state().balance).toBe(10_000n - 500n + 1_155n);
    expect(table.live().live.lines.at(-1)?.text).toBe('Cashed out at 2.31×: €11.55');
    table.close();
  });

  it('pressed twice, or ten times, is one bet and one cash-out', async () => {
    const table = await openFlight();
    const { flight } = table.controller.live() ?? {};
    for (let times = 0; times < 10; times += 1) flight?.press(0);
    await table.settled();
    await table.settled();
    expect(table.orders('')).toHaveLength(1);
    await table.flies();
    for (let times = 0; times < 10; times += 1) flight?.press(0);
    await table.settled();
    await table.settled();
    expect(table.orders(cashOut)).toHaveLength(1);
    table.close();
  });

  it.each([
    ['its request', 'before'],
    ['its answer', 'after'],
  ] as const)('is sent again under its key when %s is lost, and counted once', async (_lost, when) => {
    let breaks = 0;
    const fail = () => {
      if ((breaks -= 1) >= 0) throw new Error('lost');
    };
    const table = await openFlight({ factor: () => 150 }, { [when]: fail });
    for (const [order, pressed] of [
      ['', () => table.press(0)],
      [cashOut, async () => (await table.flies(), table.press(0))],
    ] as const) {
      breaks = 3;
      await pressed();
      await vi.waitFor(() => {
        expect(table.slot(0).work.sending).toBeUndefined();
      });
      expect(table.orders(order)).toHaveLength(4);
      expect(new Set(table.orders(order).map(({ key }) => key)).size).toBe(1);
    }
    expect(table.live().live.own).toMatchObject([{ cashedOutAt: 150, payout: 750n }]);
    expect(table.state().balance).toBe(10_000n - 500n + 750n);
    table.close();
  });

  it('is lost where the cash-out came too late, and says so', async () => {
    const table = await openFlight({ crashed: () => true });
    await table.press(0);
    await table.flies();
    await table.press(0);
    await vi.waitFor(() => {
      expect(table.state().notice).toMatchObject({ code: 'flight_over' });
    });
    expect(table.slot(0).bet?.cashedOutAt).toBeUndefined();
    table.close();
  });

  it('has a slot of its own beside the other one, with its own stake and automatic cash-out', async () => {
    const table = await openFlight();
    const { flight } = table.controller.live() ?? {};
    flight?.setStake(1, 1_000n);
    flight?.setAuto(1, 150);
    flight?.setAuto(0, 300);
    await Promise.all([table.press(0), table.press(1)]);
    expect(table.live().live.own.map(({ stake, params }) => [stake, params])).toEqual([
      [500n, { slot: 1, auto: 300 }],
      [1_000n, { slot: 2, auto: 150 }],
    ]);
    // What is in the round keeps its stake.
    flight?.setStake(1, 100n);
    expect(table.slot(1)).toMatchObject({ stake: 1_000n, auto: 150 });
    table.close();
  });
});

describe('a bet on the next flight', () => {
  it('waits in the page until betting opens, and may be cancelled until then', async () => {
    const table = await openFlight();
    await table.flies();
    for (const slot of [0, 1]) await table.press(slot);
    expect([table.slot(0).press, table.slot(1).press]).toEqual(['cancel-next', 'cancel-next']);
    await table.press(1);
    expect(table.slot(1).press).toBe('bet-next');
    expect(table.orders('')).toEqual([]);
    await table.opens('lrd_next');
    await vi.waitFor(() => {
      expect(table.live().live.own).toHaveLength(1);
    });
    expect(table.slot(0).press).toBe('take-back');
    expect(table.slot(1).press).toBe('place');
    table.close();
  });
});

describe('without a connection', () => {
  it('the page says so until it is back, and an automatic cash-out is read then', async () => {
    const table = await openFlight({
      live: { phase: 'betting', inMs: 100, flight: [{ params: { slot: 1, auto: 101 } }] },
    });
    await table.settled();
    await table.flies();
    table.connect(false);
    expect(table.live().live.away).toBe(true);
    expect(table.slot(0).press).toBe('cash-out');
    table.connect(true);
    await table.settled();
    expect(table.live().live.away).toBe(false);
    table.close();
  });
});
