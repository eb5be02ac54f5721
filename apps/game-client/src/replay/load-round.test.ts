import type { RoundRecord } from '@carmine/contract/games/game-service';
import { allVersions, createRng, gameById } from '@carmine/games';
import { expect, it } from 'vitest';
import { replayOf } from './load-round.ts';

const hand = (): RoundRecord => {
  const game = gameById('blackjack-classic');
  if (game === undefined) throw new Error('No blackjack');
  const rng = createRng('ab'.repeat(32), 'replay', 2);
  let step = game.init(game.params.parse({}), rng);
  const actions: { seq: number; action: { type: string } }[] = [];
  while (!step.done) {
    const action = { type: actions.length === 0 ? 'hit' : 'stand' };
    const result = game.act(step.state, action, rng);
    if (!result.ok) throw new Error(action.type);
    step = result.step;
    actions.push({ seq: actions.length + 1, action });
  }
  return {
    ...{ id: 'rnd_1', game: game.id, mathVersion: game.mathVersion, status: 'settled', seq: actions.length, nonce: 2 },
    ...{ stake: '2.00', staked: '2.00', payout: '0.00', multiplier: 0, currency: 'EUR', funding: 'cash' },
    ...{
      params: {},
      view: game.view(step.state) as never,
      actions,
      draws: rng.draws.map(([n, v]) => [n, v] as [number, number]),
    },
    at: '2026-11-20T10:00:00.000Z',
  };
};

it('replays a sealed round step by step: what is hidden stays hidden until it was turned', () => {
  const record = hand();
  const found = replayOf(record, allVersions);
  if (!found.ok) throw new Error(found.reason);
  const { steps } = found.replay;
  expect(steps.map(({ action }) => action)).toEqual([undefined, ...record.actions.map(({ action }) => action)]);
  for (const { round } of steps.slice(0, -1)) {
    expect(round).toMatchObject({ open: true, payout: 0n, multiplierE4: 0n, legal: [], staked: 200n });
    expect(JSON.stringify(round.view)).toContain('null');
  }
  expect(steps.at(-1)?.round).toMatchObject({ open: false, view: record.view, payout: 0n });
});

it('has no replay of a round that is open, or of another version', () => {
  const { draws: _draws, ...open } = hand();
  expect(replayOf({ ...open, status: 'open' }, allVersions)).toEqual({ ok: false, reason: 'not_decided' });
  expect(replayOf({ ...hand(), mathVersion: '0' }, allVersions)).toEqual({ ok: false, reason: 'unknown' });
});

it('a free spin cost nothing', () => {
  const found = replayOf({ ...hand(), funding: 'free_spin', staked: '0.00' }, allVersions);
  expect(found.ok && found.replay.steps.at(-1)?.round.staked).toBe(0n);
});
