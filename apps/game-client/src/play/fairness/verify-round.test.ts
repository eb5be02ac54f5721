import { gameById, type AnyGame } from '@carmine/games';
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

  it('checks what a round won of jackpots: no share that the outcome did not win, none left out', async () => {
    const dice = gameById('dice') as AnyGame;
    const prize: AnyGame = {
      ...dice,
      catalogue: {
        ...dice.catalogue,
        jackpots: [
          { name: 'prize', level: 'grand', seedCents: 0, poolBp: 100, reserveBp: 0, stakesPerWinCents: 10_000 },
        ],
      },
      init: (params, rng) => ({ ...dice.init(params, rng), jackpots: [{ name: 'prize', winBp: 10_000 }] }),
    };
    const { controller, state } = await openTable({ game: prize, pool: 5_003n, mode: 'demo' });
    const { balance } = state();
    await controller.press();
    controller.shown();
    await controller.rotate();
    const [round] = state().history;
    if (round === undefined) throw new Error('No round');
    const won = { name: 'prize', amount: 5_003n, winBp: 10_000 };
    expect(round.jackpots).toEqual([won]);
    expect(state().balance - balance).toBe(round.payout + 5_003n - round.staked);
    expect(state().net).toBe(round.payout + 5_003n - round.staked);
    expect(verifyRound([prize], round)).toMatchObject({ holds: true, checks: { jackpots: true } });
    for (const jackpots of [[], [{ ...won, winBp: 5_000 }], [won, { ...won, name: 'other' }]])
      expect(verifyRound([prize], { ...round, jackpots })).toMatchObject({ holds: false, checks: { jackpots: false } });
    // A win by a must-hit-by trigger is not part of the outcome.
    const fallen = { ...won, winBp: 0 };
    expect(verifyRound([prize], { ...round, jackpots: [won, fallen] })?.holds).toBe(true);
    // Records of a game without jackpots have no jackpot claims.
    expect(verifyRound([dice], round)?.holds).toBe(true);
  });
});
