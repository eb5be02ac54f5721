import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTable } from '../play/test-table.ts';
import type { FrameRound } from '../play/state.ts';
import { RoundList } from './round-list.tsx';

afterEach(cleanup);

it('what a round pays is counted in all that it staked: a bought feature at its price, and a single bet by its exact multiplier', async () => {
  const { controller, state } = await openTable({ gameId: 'ember-vault' });
  controller.setStake(100n);
  await controller.buy();
  const { round } = state();
  if (round === undefined) throw new Error('Nothing was bought');
  const bought: FrameRound = { ...round, stake: 100n, staked: 3_700n, payout: 1_100n, multiplierE4: 110_000n };
  const spin: FrameRound = { ...bought, id: 'spin', params: {}, staked: 100n, payout: 104n, multiplierE4: 10_450n };
  render(
    <RoundList
      state={{ ...state(), history: [bought, spin] }}
      rules={await state().view.loadRules()}
      controller={controller}
      onVerify={() => undefined}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent))).toEqual([
    ['Bought respins37.00', '0.29×', '−26.00'],
    ['20 lines1.00', '1.045×', '+0.04'],
  ]);
});
