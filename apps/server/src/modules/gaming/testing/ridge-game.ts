/** A test game with two linked levels: a stake of one euro wins the mini for certain, and the grand next to never. */
import { defineGame, linkedWins, rational, type GameAction, type LinkedLevel } from '@carmine/games';
import { z } from 'zod';

export const ridgePools = { mini: 'test-ridge-mini', grand: 'test-ridge-grand' } as const;

interface Bet {
  /** Set by the house. */
  readonly microEuros?: number | undefined;
}

interface Drawn {
  readonly [key: string]: unknown;
  readonly won: readonly string[];
}

const levels: readonly LinkedLevel[] = [
  { name: ridgePools.mini, seed: 20_000_000n, poolBp: 40, reserveBp: 30, stakesPerWin: 1_000_000n },
  { name: ridgePools.grand, seed: 10_000_000_000n, poolBp: 50, reserveBp: 30, stakesPerWin: 2n ** 60n },
];

export const ridge = defineGame<Bet, Drawn, GameAction & { readonly type: never }, Drawn>({
  id: 'test-ridge',
  name: 'Test Ridge',
  version: '1',
  kind: 'instant',
  definition: { game: 'test-ridge', version: '1' },
  params: z.strictObject({ microEuros: z.int().min(0).optional() }),
  secrets: [],
  maxMultiplierE4: 5_000n,
  info: { rules: [], paytable: [], bets: ['Only'] },
  catalogue: {
    ...{ place: 99, art: 'carmine-originals:none', category: 'slots', tags: [] },
    ...{ provider: 'Carmine Originals', volatility: 'low' },
    ...{ isNew: false, hasDemo: true, wagerWeightBp: 0 },
    jackpots: [
      {
        ...{ name: ridgePools.mini, level: 'mini', seedCents: 2_000, poolBp: 40, reserveBp: 30 },
        stakesPerWinCents: 100,
      },
      {
        ...{ name: ridgePools.grand, level: 'grand', seedCents: 1_000_000, poolBp: 50, reserveBp: 30 },
        ...{ stakesPerWinCents: 1_000_000_000, capCents: 25_000_000 },
      },
    ],
  },
  bets: [{ name: 'Only', params: {} }],
  stakeInEuros: (params, microEuros) => ({ ...params, microEuros: Number(microEuros) }),
  init: ({ microEuros = 0 }, rng) => {
    const won = linkedWins(levels, BigInt(microEuros), rng);
    return { state: { won }, events: [], jackpots: won.map((name) => ({ name, winBp: 10_000 })), done: true };
  },
  legal: () => [],
  act: () => ({ ok: false, reason: 'illegal_action' }),
  auto: () => null,
  view: (state) => state,
  settle: () => ({ multiplierE4: 5_000n, lines: [] }),
  explain: () => [],
  rtpProof: () => ({
    ...{ method: 'exact', rtp: rational(1, 2), sd: 0, hit: rational(1) },
    ...{ maxWin: 0.5, maxWinChance: rational(1) },
  }),
  sampleParams: () => ({}),
  sampleAction: () => null,
});
