/** A game for tests whose rounds are settled at once and told in three parts, as free spins are. */
import { defineGame, rational, type GameAction } from '@carmine/games';
import { z } from 'zod';

interface Tale {
  readonly [key: string]: unknown;
  readonly words: readonly number[];
}

export const tale = defineGame<Record<string, never>, Tale, GameAction & { readonly type: never }, Tale>({
  id: 'test-tale',
  name: 'Test Tale',
  version: '1',
  kind: 'instant',
  definition: { game: 'test-tale', version: '1' },
  params: z.strictObject({}),
  secrets: [],
  maxMultiplierE4: 20_000n,
  info: { provider: 'Carmine Originals', summary: 'test', volatility: 'low', rules: [], paytable: [] },
  catalogue: {
    ...{ place: 99, art: 'carmine-originals:none', category: 'instant', tags: [] },
    ...{ isNew: false, hasDemo: true, wagerWeightBp: 0, jackpots: [] },
  },
  bets: [{ name: 'only', params: {} }],
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
