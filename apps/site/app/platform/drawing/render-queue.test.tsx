import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useQueuedValue, useQueuedMount } from './render-queue.ts';

const tasks: (() => void)[] = [];

vi.mock('./next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => tasks.push(resolve)),
}));

afterEach(cleanup);

const Row = ({ value }: { readonly value: string }) => <li>{useQueuedValue(value)}</li>;
const rows = (value: string) => ['a', 'b', 'c'].map((key) => <Row key={key} value={value} />);
const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

/** At most one job at a time waits for a task. */
const runTask = async (): Promise<void> => {
  await expect.poll(() => tasks).toHaveLength(1);
  tasks.shift()?.();
};

test('the first value renders at once, a new one in one component per frame', async () => {
  const { rerender } = render(rows('old'));
  expect(texts()).toEqual(['old', 'old', 'old']);
  rerender(rows('new'));
  expect(texts()).toEqual(['old', 'old', 'old']);
  for (const expected of [
    ['new', 'old', 'old'],
    ['new', 'new', 'old'],
    ['new', 'new', 'new'],
  ]) {
    await runTask();
    await expect.poll(() => texts()).toEqual(expected);
  }
});

test('a value that was superseded in the queue is never rendered', async () => {
  const { rerender } = render(rows('old'));
  rerender(rows('superseded'));
  rerender(rows('new'));
  for (let row = 0; row < 3; row += 1) {
    await runTask();
    expect(texts()).not.toContain('superseded');
  }
  await expect.poll(() => texts()).toEqual(['new', 'new', 'new']);
});

const Later = () => <li>{useQueuedMount() ? 'all' : 'first'}</li>;

test('a queued mount is not in the first frame', async () => {
  render(<Later />);
  expect(texts()).toEqual(['first']);
  await runTask();
  await vi.waitFor(() => expect(texts()).toEqual(['all']));
});
