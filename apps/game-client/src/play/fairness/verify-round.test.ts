import { describe, expect, it } from 'vitest';
import { openTable } from '../test-table.ts';
import { verifyRound } from './verify-round.ts';

const played = async () => {
  const table = await openTable();
  for (let round = 0; round < 12; round += 1) {
    await table.controller.press();
    table.controller.shown();
  }
  const { versions } = await table.state().view.loadRules();
  return { ...table, versions };
};

describe('verifying in the browser', () => {
  it('says nothing about a round whose seed is still sealed', async () => {
    const { state, versions } = await played();
    for (const round of state().history) expect(verifyRound(versions, round)).toBeUndefined();
  });

  it('confirms every round once the seeds were changed', async () => {
    const { controller, state, versions } = await played();
    await controller.rotate('another-seed');
    expect(state().fairness).toMatchObject({ clientSeed: 'another-seed', nonce: 0 });
    for (const round of state().history)
      expect(verifyRound(versions, round)).toMatchObject({ holds: true, payout: round.payout });
  });

  it('notices a changed result, payout, multiplier or seed', async () => {
    const { controller, state, versions } = await played();
    await controller.rotate();
    const [round] = state().history;
    if (round === undefined) throw new Error('No round');
    const forged = [
      { ...round, view: { ...round.view, result: 1 } },
      { ...round, payout: round.payout + 1n },
      { ...round, multiplierE4: round.multiplierE4 + 1n },
      { ...round, serverSeed: 'ab'.repeat(32) },
      { ...round, serverSeedHash: 'ab'.repeat(32) },
    ];
    for (const other of forged) expect(verifyRound(versions, other)?.holds).toBe(false);
  });
});
