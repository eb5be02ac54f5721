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
  // Reduced motion: an answer is shown within 150 ms.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('no move can be pressed, not for one frame, while an answer of the server is still being played back', async () => {
  const table = await openTable({ gameId: 'blackjack-classic', seed: 's66' });
  render(<App controller={table.controller} synth={quiet} />);
  const canHit = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Hit' }).disabled;
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  await vi.waitFor(
    () => {
      expect(canHit()).toBe(true);
    },
    { timeout: 60_000 },
  );
  const early: string[] = [];
  const observer = new MutationObserver(() => {
    if (table.state().phase === 'showing' && canHit()) early.push('Hit');
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  const seen = table.state().round?.seq;
  fireEvent.click(screen.getByRole('button', { name: 'Split' }));
  await vi.waitFor(
    () => {
      expect(table.state()).toMatchObject({ phase: 'idle', round: { open: true } });
      expect(table.state().round?.seq).not.toBe(seen);
    },
    { timeout: 60_000 },
  );
  observer.disconnect();
  expect(early).toEqual([]);
});

const moves = ['Hit', 'Stand', 'Double', 'Split'] as const;
const goldOnes = () => moves.filter((name) => screen.queryByRole('button', { name })?.dataset['gold'] === 'true');

/** Deals until `hands` rounds had a choice, always standing; what stood gold in each, and what the rules advise. */
const dealt = async (seed: string, hands: number) => {
  const table = await openTable({ gameId: 'blackjack-classic', seed, balance: 100_000n });
  render(<App controller={table.controller} synth={quiet} />);
  const seen: { gold: string[]; advice: unknown; primary: Element | null }[] = [];
  while (seen.length < hands) {
    const before = table.state().history.length;
    fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
    await vi.waitFor(
      () => {
        expect(table.state().phase).toBe('idle');
        expect(table.state().round?.open === true || table.state().history.length > before).toBe(true);
      },
      { timeout: 60_000 },
    );
    const { round } = table.state();
    if (round?.open !== true) continue;
    await vi.waitFor(
      () => {
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stand' }).disabled).toBe(false);
      },
      { timeout: 60_000 },
    );
    const { advice } = round.view as { advice: unknown };
    seen.push({ gold: goldOnes(), advice, primary: document.querySelector('.hud-cta') });
    fireEvent.click(screen.getByRole('button', { name: 'Stand' }));
    await vi.waitFor(
      () => {
        expect(table.state()).toMatchObject({ phase: 'idle' });
        expect(table.state().history.length).toBeGreaterThan(before);
      },
      { timeout: 60_000 },
    );
  }
  return seen;
};

it('no choice of a hand is gold, nor is there a primary button that makes it, unless the hint was asked for', async () => {
  const seen = await dealt('gold', 6);
  expect(screen.getAllByRole('button', { name: 'Show the basic strategy' })[0]?.getAttribute('aria-pressed')).toBe(
    'false',
  );
  expect(seen.flatMap(({ gold }) => gold)).toEqual([]);
  expect(seen.map(({ primary }) => primary)).toEqual(seen.map(() => null));
});

it('with the hint the gold choice is the one that loses least, and no other', async () => {
  localStorage.setItem('carmine-blackjack-hint', 'on');
  const seen = await dealt('gold', 6);
  expect(seen.map(({ gold }) => gold.map((name) => name.toLowerCase()))).toEqual(seen.map(({ advice }) => [advice]));
  expect(new Set(seen.map(({ advice }) => advice)).size).toBeGreaterThan(1);
});
