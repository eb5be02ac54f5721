/** The panel of both bets, as a player sees and presses it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import type { Synth } from '../../sound/synth.ts';
import { typedFactor } from './auto-field.tsx';
import { openFlight } from './test-flight.ts';

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
  vi.unstubAllGlobals();
});

const bet = async (slot: number) => within(await screen.findByRole('region', { name: `Bet ${slot}` }));

describe('the factor of an automatic cash-out', () => {
  it.each([
    ['2', 200],
    ['2.5', 250],
    ['1,01', 101],
    ['10000', 1_000_000],
    ['1.00', undefined],
    ['10000.01', undefined],
    ['2.345', undefined],
    ['', undefined],
    ['x', undefined],
  ])('"%s" is %s', (text, factor) => {
    expect(typedFactor(text, [101, 1_000_000])).toBe(factor);
  });
});

describe('a bet’s panel', () => {
  it('says what a press does, from the bet to the cash-out and the next flight', async () => {
    const table = await openFlight({ factor: () => 231 });
    render(<App controller={table.controller} synth={quiet} />);
    const first = await bet(1);
    expect(first.getByText('Highest point 10,000.00×')).toBeDefined();
    fireEvent.click(first.getByRole('button', { name: /^Place bet/ }));
    await first.findByRole('button', { name: /^Take back/ });
    await table.flies();
    // Space is the first bet's button.
    await first.findByRole('button', { name: 'Cash out' });
    fireEvent.keyDown(document.body, { key: ' ' });
    await first.findByText(/^Out at 2.31×/);
    fireEvent.click(first.getByRole('button', { name: 'Bet on the next flight' }));
    await first.findByRole('button', { name: /^Queued for the next flight/ });
    expect((await bet(2)).getByRole('button', { name: 'Bet on the next flight' })).toBeDefined();
    table.close();
  });

  it('takes a factor only within its range, says which that is, and keeps it while it is off', async () => {
    const table = await openFlight();
    render(<App controller={table.controller} synth={quiet} />);
    const first = await bet(1);
    const field = first.getByLabelText('Cash out at');
    fireEvent.input(field, { target: { value: '1.00' } });
    expect(first.getByText('From 1.01× to 10,000.00×')).toBeDefined();
    expect(table.slot(0).auto).toBeUndefined();
    fireEvent.input(field, { target: { value: '3,5' } });
    expect(table.slot(0).auto).toBe(350);
    fireEvent.click(first.getByRole('switch'));
    expect(table.slot(0).auto).toBeUndefined();
    fireEvent.click(first.getByRole('switch'));
    expect(table.slot(0).auto).toBe(350);
    table.close();
  });
});
