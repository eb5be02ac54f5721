import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import { openTable } from '../../play/test-table.ts';
import { BetBar } from '../bet-bar.tsx';
import { holdAfterMs, useHold } from './use-hold.ts';
import { useKeys } from './use-keys.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (options: FakeOptions = {}) => {
  const { controller, state } = await openTable({ gameId: 'lantern-harbour', ...options });
  const [press, startHold, endHold] = [vi.fn(), vi.fn(async () => Promise.resolve()), vi.fn()];
  const watched = { ...controller, startHold, endHold };
  const Bar = () => {
    const hold = useHold(watched);
    useKeys({ state: state(), controller: watched, press, active: true });
    return (
      <BetBar
        {...{ state: state(), controller: watched, press, hold, reducedMotion: true, play: vi.fn(), onAuto: vi.fn() }}
      />
    );
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    render(<Bar />);
    return Promise.resolve();
  });
  await act(async () => vi.advanceTimersByTimeAsync(50));
  endHold.mockClear();
  const button = screen.getByRole('button', { name: /Spin/ });
  const down = () => fireEvent.pointerDown(button, { button: 0, isPrimary: true });
  return { press, startHold, endHold, button, down };
};

beforeEach(() => {
  vi.useRealTimers();
});

it('a press is a press, and what is held longer is held until the finger is lifted, wherever that is', async () => {
  const { press, startHold, endHold, button, down } = await open();
  down();
  fireEvent.pointerUp(document.body);
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(2 * holdAfterMs);
  expect([press.mock.calls.length, startHold.mock.calls.length]).toEqual([1, 0]);
  down();
  await vi.advanceTimersByTimeAsync(holdAfterMs);
  expect(startHold).toHaveBeenCalledOnce();
  endHold.mockClear();
  fireEvent.pointerUp(document.body);
  fireEvent.click(button);
  expect(endHold).toHaveBeenCalledOnce();
  expect(press).toHaveBeenCalledOnce();
});

it('a hold is over when the window loses its focus or the finger is taken from it', async () => {
  const { endHold, down } = await open();
  for (const ending of ['blur', 'pointercancel', 'pagehide']) {
    down();
    await vi.advanceTimersByTimeAsync(holdAfterMs);
    endHold.mockClear();
    fireEvent(window, new Event(ending));
    expect(endHold).toHaveBeenCalledOnce();
  }
});

it('Space held is the button held, until it is let go; pressed, it plays once', async () => {
  const { press, startHold, endHold } = await open();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect([press.mock.calls.length, startHold.mock.calls.length]).toEqual([1, 0]);
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect([press.mock.calls.length, startHold.mock.calls.length]).toEqual([1, 1]);
  fireEvent.keyUp(document.body, { key: ' ' });
  expect(endHold).toHaveBeenCalledOnce();
});

it('is not offered where the jurisdiction wants a press for each round', async () => {
  const { startHold, down } = await open({ mayAutoplay: false });
  down();
  await vi.advanceTimersByTimeAsync(2 * holdAfterMs);
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect(startHold).not.toHaveBeenCalled();
});
