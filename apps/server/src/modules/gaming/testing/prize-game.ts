/** The ladder game with a jackpot: every stake contributes, and leaving after doubling wins all of it. */
import { defineGame, type GameAction } from '@carmine/games';
import { ladder } from './ladder-game.ts';

export const prizePool = 'test-prize';

type Ladder = typeof ladder;
type State = ReturnType<Ladder['init']>['state'];

export const prize = defineGame<Record<string, never>, State, GameAction, Record<string, unknown>>({
  ...ladder,
  id: 'test-prize',
  definition: { game: 'test-prize', version: '1' },
  catalogue: {
    ...ladder.catalogue,
    jackpots: [{ name: prizePool, level: 'grand', seedCents: 5_000, poolBp: 150, reserveBp: 0 }],
  },
  act: (state, action, rng) => {
    const result = ladder.act(state, action as never, rng);
    if (!result.ok || action.type !== 'leave' || !state.doubled) return result;
    return { ok: true, step: { ...result.step, jackpots: [{ name: prizePool, winBp: 10_000 }] } };
  },
  sampleAction: (state) => (state.over ? null : { type: 'leave' }),
});
