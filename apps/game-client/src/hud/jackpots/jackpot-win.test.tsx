import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { JackpotWin } from './jackpot-win.tsx';

afterEach(cleanup);

const show = async (amount: bigint, payout: bigint) => {
  const play = vi.fn();
  const jackpots = [{ name: 'midnight-parcel-mini', amount, winBp: 10_000 }];
  const round = { id: 'rnd_1', staked: 1_000n, stake: 1_000n, payout, jackpots };
  const { container } = render(<JackpotWin {...{ round, currency: 'EUR', play }} reducedMotion={false} />);
  await screen.findByRole('button', { name: 'Continue' });
  // What is heard begins once it was painted.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return { play, sparks: container.querySelector('.jackpot-sparks'), text: container.textContent };
};

it('a jackpot is celebrated where the round brings more than its stake', async () => {
  const { play, sparks } = await show(600n, 600n);
  expect(play).toHaveBeenCalledExactlyOnceWith('bigWin');
  expect(sparks).not.toBeNull();
});

it('of one that brings back the stake or less with the payout the amount stands there, and that is all', async () => {
  const { play, sparks, text } = await show(600n, 400n);
  expect(play).not.toHaveBeenCalled();
  expect(sparks).toBeNull();
  // At once: nothing counts up to it.
  expect(text).toContain('€6.00');
});
