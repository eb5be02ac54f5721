/** A multi-step test game: climb as long as the coin allows, double the stake once, or leave with the current amount. */
import { defineGame, rational, type GameAction, type Rng } from '@carmine/games';
import { z } from 'zod';

interface LadderState {
  readonly rungs: number;
  readonly doubled: boolean;
  readonly over: boolean;
  readonly won: boolean;
  /** The result of the next climb, hidden until then. */
  readonly secretCoin: number;
}

type LadderAction = GameAction & { readonly type: 'climb' | 'double' | 'leave' };

const definition = { game: 'test-ladder', version: '1' } as const;

const climb = (state: LadderState, rng: Rng) => {
  const fell = state.secretCoin === 0;
  const next = { ...state, rungs: state.rungs + (fell ? 0 : 1), over: fell, secretCoin: rng.below(8) };
  return { state: next, events: [{ type: fell ? 'fell' : 'climbed' }], done: fell };
};

export const ladder = defineGame<Record<string, never>, LadderState, LadderAction, Record<string, unknown>>({
  id: 'test-ladder',
  name: 'Test Ladder',
  version: '1',
  kind: 'steps',
  definition,
  params: z.strictObject({}),
  secrets: ['secretCoin'],
  maxMultiplierE4: 1_000_000n,
  info: { rules: [], paytable: [], bets: ['Only'] },
  catalogue: {
    ...{ place: 99, art: 'carmine-originals:none', category: 'instant', tags: [] },
    ...{ provider: 'Carmine Originals', volatility: 'low' },
    ...{ isNew: false, hasDemo: true, wagerWeightBp: 0, jackpots: [] },
  },
  bets: [{ name: 'Only', params: {} }],
  init: (_params, rng) => ({
    state: { rungs: 0, doubled: false, over: false, won: false, secretCoin: rng.below(8) },
    events: [{ type: 'started' }],
    done: false,
  }),
  legal: (state) => (state.over ? [] : state.doubled ? ['climb', 'leave'] : ['climb', 'double', 'leave']),
  act: (state, action, rng) => {
    if (state.over || (action.type === 'double' && state.doubled)) return { ok: false, reason: 'illegal_action' };
    if (action.type === 'climb') return { ok: true, step: climb(state, rng) };
    if (action.type === 'double') {
      return {
        ok: true,
        step: { state: { ...state, doubled: true }, events: [{ type: 'doubled' }], debitUnits: 1n, done: false },
      };
    }
    if (action.type !== 'leave') return { ok: false, reason: 'illegal_action' };
    return { ok: true, step: { state: { ...state, over: true, won: true }, events: [{ type: 'left' }], done: true } };
  },
  auto: (state) => (state.over ? null : { type: 'leave' }),
  view: ({ secretCoin: _hidden, ...shown }) => shown,
  settle: (state) => {
    const multiplierE4 = state.won ? 10_000n + BigInt(state.rungs) * 1_234n + (state.doubled ? 10_000n : 0n) : 0n;
    return { multiplierE4, lines: [] };
  },
  explain: () => [],
  rtpProof: () => ({
    method: 'exact',
    rtp: rational(95, 100),
    sd: 1,
    hit: rational(1, 2),
    maxWin: 100,
    maxWinChance: rational(1, 100),
  }),
  sampleParams: () => ({}),
  sampleAction: (state) => (state.over ? null : { type: 'leave' }),
});
