// @vitest-environment happy-dom
/** A countdown while the page learns what the time is. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveRound } from './live-view.ts';
import { useSecondsLeft } from './use-live-time.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const round = { phase: 'betting', closesAt: 20_000 } as LiveRound;
const Left = ({ now }: { readonly now: () => number }) => <b role="timer">{useSecondsLeft(round, now)}</b>;

it('counts by what the page knows of the server’s clock now, also when it learns it while betting is open', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Left now={() => 5_000} />);
  expect(screen.getByRole('timer').textContent).toBe('15');
  rerender(<Left now={() => 8_000} />);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('timer').textContent).toBe('12');
});
