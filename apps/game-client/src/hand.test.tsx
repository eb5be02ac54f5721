import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { openTable } from './play/test-table.ts';

beforeEach(() => {
  // Reduced motion: an answer is told within 150 ms.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('no move can be pressed, not for one picture, while an answer of the table is still being told', async () => {
  const table = await openTable({ gameId: 'blackjack-classic', seed: 's66' });
  render(
    <App controller={table.controller} synth={{ loudness: () => 'off', turn: () => 'quiet', play: () => undefined }} />,
  );
  const canHit = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Hit' }).disabled;
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  await vi.waitFor(() => {
    expect(canHit()).toBe(true);
  });
  const early: string[] = [];
  const observer = new MutationObserver(() => {
    if (table.state().phase === 'showing' && canHit()) early.push('Hit');
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  const seen = table.state().round?.seq;
  fireEvent.click(screen.getByRole('button', { name: 'Split' }));
  await vi.waitFor(() => {
    expect(table.state()).toMatchObject({ phase: 'idle', round: { open: true } });
    expect(table.state().round?.seq).not.toBe(seen);
  });
  observer.disconnect();
  expect(early).toEqual([]);
});
