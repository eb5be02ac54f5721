import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { openTable } from './play/test-table.ts';
import type { Synth } from './sound/synth.ts';

const quiet: Synth = {
  loudness: () => 'off',
  turn: () => 'quiet',
  play: () => undefined,
  playing: () => () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (options: { mayHurry?: boolean } = {}) => {
  const table = await openTable({ gameId: 'scratch-meadow', seed: 'meadow', ...options });
  render(<App controller={table.controller} synth={quiet} />);
  return table;
};
const cell = (place: number) => screen.getByRole('button', { name: new RegExp(`^Cell ${place}, `) });
const isCovered = (place: number) => cell(place).getAttribute('aria-label') === `Cell ${place}, covered`;
const bought = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Buy a card' }));
  await vi.waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reveal all' }).disabled).toBe(false);
  });
};

it('a card shows a cell only once it is scratched, in any order, and is over with the last one', async () => {
  const { state } = await open();
  await bought();
  for (const place of [5, 1, 7, 2, 3, 4]) {
    expect(isCovered(place)).toBe(true);
    fireEvent.click(cell(place));
    expect(isCovered(place)).toBe(false);
  }
  expect([isCovered(6), state().phase, state().history.length]).toEqual([true, 'showing', 0]);
  fireEvent.keyDown(document.body, { key: '6' });
  await vi.waitFor(() => {
    expect([state().phase, state().history.length]).toEqual(['idle', 1]);
  });
});

it('a press on the main button opens the whole card only where the jurisdiction allows a round to be shortened', async () => {
  const strict = await open({ mayHurry: false });
  await bought();
  await strict.controller.press();
  fireEvent.click(cell(4));
  expect([2, 3, 4].map(isCovered)).toEqual([true, true, false]);
  expect([strict.state().phase, strict.state().history.length]).toEqual(['showing', 0]);
  cleanup();
  const free = await open({ mayHurry: true });
  await bought();
  await free.controller.press();
  await vi.waitFor(() => {
    expect([free.state().phase, free.state().history.length]).toEqual(['idle', 1]);
  });
});

it.each<[string, () => void]>([
  [
    'the button',
    () => {
      fireEvent.click(screen.getByRole('button', { name: 'Reveal all' }));
    },
  ],
  [
    'its key',
    () => {
      fireEvent.keyDown(document.body, { key: 'a' });
    },
  ],
])('%s opens all that is left', async (_what, act) => {
  const { state } = await open();
  await bought();
  fireEvent.click(cell(4));
  act();
  await vi.waitFor(() => {
    expect([state().phase, state().history.length]).toEqual(['idle', 1]);
  });
});

it('auto-bet waits for no hand', async () => {
  const { controller, state } = await open();
  const plan = { rounds: 2, stopProfit: 1_000_000_000n, stopLoss: 1_000_000_000n, onWin: 0, onLoss: 0 };
  await controller.startAuto(plan);
  await vi.waitFor(
    () => {
      expect(state().history).toHaveLength(2);
    },
    { timeout: 10_000 },
  );
});
