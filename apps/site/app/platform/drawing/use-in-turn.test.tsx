import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInTurn, useTurn } from './use-in-turn.ts';

const tasks: (() => void)[] = [];

vi.mock('./next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => tasks.push(resolve)),
}));

afterEach(cleanup);

const Row = ({ value }: { readonly value: string }) => <li>{useInTurn(value)}</li>;
const rows = (value: string) => ['a', 'b', 'c'].map((key) => <Row key={key} value={value} />);
const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

/** Never more than one job at a time asks for a task. */
const runTask = async (): Promise<void> => {
  await expect.poll(() => tasks).toHaveLength(1);
  tasks.shift()?.();
};

test('the first value is there at once, a new one comes to one after the other', async () => {
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

test('a value that was overtaken is never drawn', async () => {
  const { rerender } = render(rows('old'));
  rerender(rows('overtaken'));
  rerender(rows('new'));
  for (let row = 0; row < 3; row += 1) {
    await runTask();
    expect(texts()).not.toContain('overtaken');
  }
  await expect.poll(() => texts()).toEqual(['new', 'new', 'new']);
});

const Later = () => <li>{useTurn() ? 'all' : 'first'}</li>;

test('what waits for its turn is not in the first picture', async () => {
  render(<Later />);
  expect(texts()).toEqual(['first']);
  await runTask();
  await vi.waitFor(() => expect(texts()).toEqual(['all']));
});
