import { supportPulse } from '@carmine/contract/back-office/support';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../calls.ts';
import { useDeskLive } from './desk-live.ts';

class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

const asked = vi.spyOn(queryClient, 'invalidateQueries');
const last = (): FakeSocket => FakeSocket.opened.at(-1)!;
const happen = (name: string) => act(() => void last().dispatchEvent(new Event(name)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened.length = 0;
  asked.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all subscribers share one socket, and none polls while it is open', () => {
  const [one, other] = [renderHook(() => useDeskLive()), renderHook(() => useDeskLive())];
  expect(FakeSocket.opened).toHaveLength(1);
  expect(last().address).toMatch(/^ws.*\/back-office\/live$/);
  expect(one.result.current).toEqual({ refetchInterval: 3000 });
  happen('open');
  expect([one.result.current, other.result.current]).toEqual([{}, {}]);
});

test('what was missed before the socket opened, and each message, is refetched at once', () => {
  renderHook(() => useDeskLive());
  happen('open');
  happen('message');
  expect(asked.mock.calls).toEqual([[{ queryKey: [supportPulse.name] }], [{ queryKey: [supportPulse.name] }]]);
});

test('a lost socket is reopened with a growing delay; until then the page polls', () => {
  const { result } = renderHook(() => useDeskLive());
  happen('open');
  happen('close');
  expect(result.current).toEqual({ refetchInterval: 3000 });
  act(() => void vi.advanceTimersByTime(1000));
  expect(FakeSocket.opened).toHaveLength(2);
  happen('close');
  act(() => void vi.advanceTimersByTime(1900));
  expect(FakeSocket.opened).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(200));
  expect(FakeSocket.opened).toHaveLength(3);
});

test('who leaves the desk closes it for good', () => {
  const { unmount } = renderHook(() => useDeskLive());
  happen('open');
  unmount();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(FakeSocket.opened).toHaveLength(1);
});
