import { expect, it } from 'vitest';
import { registry } from '../src/index.ts';
import { nothingPlayed, playChunk, slotRounds } from './slot-rounds.ts';
import { simulationDraws } from './simulation-draws.ts';

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');

/** The others are played by their own rules. */
const fast = slots.filter((game) => ['lines', 'cascade'].includes(slotRounds(game).engine));

it.each(fast)('rounds of $id that are played fast pay what its rules pay', (game) => {
  const { play } = slotRounds(game);
  const [one, other] = [simulationDraws(7), simulationDraws(7)];
  for (let round = 0; round < 500; round += 1) {
    // Levels of a jackpot are drawn apart: no part of what the reels pay.
    const { state } = game.init({}, { ...other, u52: () => 0, draws: [] } as never);
    expect([round, play(one)]).toEqual([round, (state as { pays: number }).pays]);
  }
});

it('rounds that were stopped and gone on with are those of one run', () => {
  const rounds = slotRounds(slots[0] as (typeof slots)[number]);
  const first = playChunk(rounds, nothingPlayed, 500, 3);
  const whole = playChunk(rounds, first, 500, 3);
  expect(whole).toMatchObject({ chunks: 2, rounds: 1_000 });
  expect(playChunk(rounds, first, 500, 3)).toEqual(whole);
  expect(BigInt(whole.paid)).toBeGreaterThan(BigInt(first.paid));
});
