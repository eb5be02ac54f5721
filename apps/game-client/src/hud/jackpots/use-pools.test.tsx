import type { Jackpot } from '@carmine/contract/games/jackpots';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Controller } from '../../play/controller.ts';
import type { ReadyState } from '../../play/state.ts';
import { usePools } from './use-pools.ts';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mini = (amount: string) => ({ id: 'mini', level: 'mini', amount, seed: '20.00', currency: 'EUR' }) as Jackpot;
const stateOf = (phase: ReadyState['phase'], pools: readonly string[] = ['mini'], currency = 'EUR') =>
  ({ phase, view: pools.length === 0 ? {} : { pools }, session: { currency } }) as unknown as ReadyState;

const show = async (pools?: readonly string[]) => {
  const ask = vi.fn(() => Promise.resolve({ ok: true, data: [mini('25.00')] }));
  const controller = { jackpots: ask } as unknown as Controller;
  const drawn = renderHook(({ state }) => usePools(state, controller), {
    initialProps: { state: stateOf('idle', pools) },
  });
  // The socket is loaded.
  await act(() => vi.dynamicImportSettled());
  const [socket] = FakeSocket.opened;
  const tell = (version: number, amount: string) =>
    act(() => {
      const data = { jackpots: [{ id: 'mini', currency: 'EUR', amount }] };
      const text = JSON.stringify({ topic: 'jackpots', version, data });
      socket?.dispatchEvent(new MessageEvent('message', { data: text }));
    });
  return { ask, drawn, socket, tell, amount: () => drawn.result.current?.[0]?.amount };
};

it('asks once and is told what is in the pools', async () => {
  const { ask, socket, tell, amount } = await show();
  act(() => void socket?.dispatchEvent(new Event('open')));
  expect(socket?.sent).toEqual(['{"subscribe":["jackpots"]}']);
  expect(amount()).toBe(2_500n);
  tell(1, '25.07');
  expect(amount()).toBe(2_507n);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledTimes(1);
  // One was missed.
  tell(3, '25.09');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stands still while a round is shown: what it won is not told by a meter that falls', async () => {
  const { drawn, tell, amount } = await show();
  drawn.rerender({ state: stateOf('showing') });
  tell(1, '20.00');
  expect(amount()).toBe(2_500n);
  drawn.rerender({ state: stateOf('idle') });
  expect(amount()).toBe(2_000n);
});

it('asks again every ten seconds while it has no socket, until the game is left', async () => {
  const { ask, socket, drawn } = await show();
  act(() => void socket?.dispatchEvent(new Event('close')));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(ask).toHaveBeenCalledTimes(2);
  drawn.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps a place for what is not known yet, and none where it will not be shown', () => {
  const controller = { jackpots: () => new Promise(() => undefined) } as unknown as Controller;
  const shown = (currency: string) => renderHook(() => usePools(stateOf('idle', ['mini'], currency), controller));
  expect(shown('EUR').result.current).toBeUndefined();
  expect(shown('BTC').result.current).toEqual([]);
});

it('a game without pools asks nothing and opens no socket', async () => {
  const { ask, drawn } = await show([]);
  expect([ask.mock.calls.length, FakeSocket.opened.length, drawn.result.current]).toEqual([0, 0, undefined]);
});
