/** A test game whose rounds are settled at once and presented in three parts, like free spins. */
import { defineGame, rational, type GameAction } from '@carmine/games';
import { z } from 'zod';

interface Words {
  readonly [key: string]: unknown;
  readonly words: readonly number[];
}

export const threePartGame = defineGame<Record<string, never>, Words, GameAction & { readonly type: never }, Words>({
  id: 'test-three-parts',
  name: 'Test Three Parts',
  version: '1',
  kind: 'instant',
  definition: { game: 'test-three-parts', version: '1' },
  params: z.strictObject({}),
  secrets: [],
  maxMultiplierE4: 20_000n,
  info: { rules: [], paytable: [], bets: ['Only'] },
  catalogue: {
    ...{ place: 99, art: 'carmine-originals:none', category: 'instant', tags: [] },
    ...{ provider: 'Carmine Originals', volatility: 'low' },
    ...{ isNew: false, hasDemo: true, wagerWeightBp: 0, jackpots: [] },
  },
  bets: [{ name: 'Only', params: {} }],
  init: (_params, rng) => ({ state: { words: [rng.below(9), rng.below(9)] }, events: [], done: true }),
  legal: () => [],
  act: () => ({ ok: false, reason: 'illegal_action' }),
  auto: () => null,
  view: (state) => state,
  parts: ({ words }) => words.length + 1,
  settle: () => ({ multiplierE4: 20_000n, lines: [] }),
  explain: () => [],
  rtpProof: () => ({
    method: 'exact',
    rtp: rational(95, 100),
    sd: 1,
    hit: rational(1, 2),
    maxWin: 2,
    maxWinChance: rational(1, 2),
  }),
  sampleParams: () => ({}),
  sampleAction: () => null,
});
