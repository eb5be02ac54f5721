/** What is said before a feature is bought, and that nothing is bought without its press. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeOptions } from '../../dev/fake-answer.ts';
import { BuyButton } from '../hud/buy-button.tsx';
import { openTable } from '../play/test-table.ts';
import { BuyDrawer } from './buy-drawer.tsx';

afterEach(cleanup);

const opened = async (options: FakeOptions = {}) => {
  const { state } = await openTable({ gameId: 'ember-vault', balance: 100_000n, ...options });
  const shown = { ...state(), stake: 100n };
  const [buy, close] = [vi.fn(async () => undefined), vi.fn()];
  const rules = await shown.view.loadRules();
  render(<BuyDrawer state={shown} rules={rules} controller={{ buy }} onClose={close} />);
  return { buy, close };
};

it('says price, return and the edge of the house, and buys by one press that is not chosen before', async () => {
  const { buy, close } = await opened();
  for (const text of ['€37.00', '37 × €1.00', '96.09%', 'an ordinary round: 95.96%', '€5,000.00'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/the house keeps 3\.91% of it/)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Buy for €37.00' });
  expect(document.activeElement).not.toBe(confirm);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(buy).not.toHaveBeenCalled();
  fireEvent.click(confirm);
  expect(buy).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(2);
});

it('offers nothing while a bonus is active', async () => {
  await opened({ bonusBalance: 1_000n });
  expect(screen.getByRole('alert').textContent).toBe('Not while your bonus is active.');
  expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull();
});

it('its button says the price, and is not there where the row forbids it', async () => {
  const { state } = await openTable({ gameId: 'ember-vault' });
  const onOpen = vi.fn();
  const { rerender } = render(<BuyButton state={{ ...state(), stake: 20n }} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Buy respins €7.40' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  const { session } = state();
  rerender(<BuyButton state={{ ...state(), session: { ...session, mayBuy: false } }} onOpen={onOpen} />);
  expect(screen.queryByRole('button')).toBeNull();
});
