import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTable } from '../play/test-table.ts';
import { AutoDrawer } from './auto-drawer.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = async (gameId: string) => {
  const { state } = await openTable({ gameId });
  const startAuto = vi.fn(async () => Promise.resolve());
  const { container } = render(<AutoDrawer state={state()} controller={{ startAuto }} onClose={() => undefined} />);
  const type = (label: RegExp, value: string) => {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  };
  // The page's sandbox lets a frame submit no form.
  expect(container.querySelector('form')).toBeNull();
  const start = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  };
  return { startAuto, type, start };
};
const limits = async (gameId: string) => {
  const drawer = await open(gameId);
  drawer.type(/^Rounds/, '50');
  drawer.type(/^Stop at a profit of/, '20');
  drawer.type(/^Stop before losing more than/, '5.50');
  return drawer;
};
const plan = { rounds: 50, stopProfit: 2_000n, stopLoss: 550n, onWin: 0, onLoss: 0 };

it('a slot keeps its stake, and stops at features and jackpots unless the player wants otherwise', async () => {
  const { startAuto, start, type } = await limits('signal-ridge');
  expect(screen.queryByText('After a win')).toBeNull();
  type(/^Stop at a single win of/, '10');
  fireEvent.click(screen.getByRole('switch', { name: 'Stop at free spins or respins' }));
  start();
  expect(startAuto).toHaveBeenCalledWith({ ...plan, stopWin: 1_000n, stopFeature: false, stopJackpot: true });
});

it('does not begin without a profit and a loss to stop at; a single win is the player’s choice', async () => {
  const { startAuto, start, type } = await open('lantern-harbour');
  const marked = () =>
    screen.getAllByRole('textbox').flatMap((box) => (box.getAttribute('aria-invalid') === 'true' ? [box.id] : []));
  expect(marked()).toEqual([]);
  start();
  expect(screen.getByRole('alert').textContent).toContain('a profit and a loss');
  expect(marked()).toEqual(
    [/^Stop at a profit of/, /^Stop before losing/].map((name) => screen.getByLabelText(name).id),
  );
  type(/^Stop at a profit of/, '20');
  type(/^Stop before losing more than/, '5.50');
  type(/^Stop at a single win of/, 'much');
  expect(marked()).toEqual([]);
  start();
  expect(marked()).toEqual([screen.getByLabelText(/^Stop at a single win of/).id]);
  expect(screen.getByRole('alert').textContent).toContain('a single win');
  expect(startAuto).not.toHaveBeenCalled();
  type(/^Stop at a single win of/, '');
  fireEvent.keyDown(screen.getByLabelText(/^Stop at a single win of/), { key: 'Enter' });
  expect(startAuto).toHaveBeenCalledWith({ ...plan, rounds: 25, stopFeature: true, stopJackpot: true });
});

it.each([
  ['lantern-harbour', true, false],
  ['orchard-clock', false, false],
  ['midnight-parcel', true, true],
])('%s offers the stops that it may come to', async (gameId, feature, jackpot) => {
  await open(gameId);
  expect(screen.queryByRole('switch', { name: 'Stop at free spins or respins' }) !== null).toBe(feature);
  expect(screen.queryByRole('switch', { name: 'Stop at a jackpot' }) !== null).toBe(jackpot);
});

it('a quick game offers what its stake does after a round, as before', async () => {
  const { startAuto, start } = await limits('dice');
  expect(screen.getByText('After a win')).toBeTruthy();
  expect(screen.queryByLabelText(/^Stop at a single win of/)).toBeNull();
  start();
  expect(startAuto).toHaveBeenCalledWith(plan);
});
