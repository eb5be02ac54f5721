// @vitest-environment happy-dom
/** What a press does to a round that is played back. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SceneProps } from './game-view.ts';
import { useInstantMode } from './instant-mode.tsx';
import { useEventPlayback } from './use-event-playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const eventMs = 1_000;
const round = { events: [{ type: 'one' }, { type: 'two' }], payout: 0n, staked: 100n, stake: 100n, open: false };

const showing = (mayHurry: boolean) => {
  const onShown = vi.fn();
  const given = {
    ...{ phase: 'showing', round, skips: 0, mayHurry, reducedMotion: false, onShown },
    play: () => undefined,
  } as unknown as SceneProps;
  const hook = renderHook(
    (props: SceneProps) => useEventPlayback(useInstantMode(props)[0], { msAfter: () => eventMs }),
    { initialProps: given },
  );
  return { onShown, press: () => hook.rerender({ ...given, skips: 1 }) };
};
const later = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('a press shows the end of a round at once', async () => {
  const { onShown, press } = showing(true);
  await later(eventMs / 2);
  press();
  expect(onShown).toHaveBeenCalledOnce();
});

it('neither a press nor instant mode shortens a round where the jurisdiction does not allow it', async () => {
  localStorage.setItem('carmine.instant', 'on');
  const { onShown, press } = showing(false);
  await later(eventMs / 2);
  press();
  await later(eventMs);
  expect(onShown).not.toHaveBeenCalled();
  await later(eventMs);
  expect(onShown).toHaveBeenCalledOnce();
});

it('instant mode shows a round without its animation where it is allowed', async () => {
  localStorage.setItem('carmine.instant', 'on');
  const { onShown } = showing(true);
  await later(eventMs / 2);
  expect(onShown).toHaveBeenCalledOnce();
});
