import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { checkRound } from '../verify/check-round.ts';
import { commitment } from '../stream.ts';
import { versions } from './game.ts';
import * as maths from './versions/1.ts';

const [comet] = versions;
gameSuite(comet);

/** A source whose first `u52` is the given number. */
const drawing = (h: bigint) => {
  const words = [Number(h >> 20n), Number((h & 0xfffffn) << 12n)];
  return rngOver(() => words.shift() ?? 0);
};
const flown = (auto: number, h: bigint) => comet.init({ slot: 1, auto, limit: maths.most }, drawing(h)).state;
/** A flight that breaks here. */
const breaking = (crash: number, bet: Partial<maths.CometParams> = {}) =>
  comet.init(comet.params.parse(bet), drawing(maths.chancesOf(crash) - 1n)).state;
const nothing = createRng('00'.repeat(32), 'none', 0);
const cashOut = (state: maths.CometState, at: number) => comet.act(state, { type: 'cash-out', at }, nothing);

describe('Comet', () => {
  it('comes to a multiplier in exactly as many of the 2⁵² numbers as the proof counts, at both sides of the edge', () => {
    for (const goal of [101, 102, 150, 199, 200, 333, 1_000, 9_999, 123_456, 999_999, 1_000_000]) {
      const chances = maths.chancesOf(goal);
      expect(comet.view(flown(goal, chances - 1n)).at).toBe(goal);
      expect(comet.view(flown(goal, chances))).toEqual({ crash: goal - 1, at: null });
      expect(comet.view(flown(goal, 0n))).toEqual({ crash: 1_000_000, at: goal });
      expect(comet.view(flown(goal, maths.outcomes - 1n))).toEqual({ crash: 100, at: null });
    }
  });

  it('returns 99 % for every cash-out, less under one part in a billion', () => {
    const [ceiling, floor] = [rational(99, 100), rational(99n * 999_999_999n, 100n * 1_000_000_000n)];
    for (let auto = 101; auto <= 1_000_000; auto += auto < 2_000 ? 1 : 997) {
      const { rtp, hit, maxWin } = comet.rtpProof({ auto });
      expect(compareRationals(rtp, ceiling)).toBeLessThanOrEqual(0);
      expect(compareRationals(rtp, floor)).toBeGreaterThan(0);
      expect([hit, maxWin]).toEqual([rational(maths.chancesOf(auto), maths.outcomes), auto / 100]);
    }
  });

  it('pays what was reached first: the hand, the automatic cash-out or the limit', () => {
    const paid = (state: maths.CometState) => comet.settle(state).multiplierE4;
    expect(paid(breaking(500, { auto: 300 }))).toBe(30_000n);
    expect(paid(breaking(300, { auto: 300 }))).toBe(30_000n);
    expect(paid(breaking(299, { auto: 300 }))).toBe(0n);
    expect(paid(breaking(500, { auto: 300, limit: 250 }))).toBe(25_000n);
    expect(paid(breaking(500, { limit: 250 }))).toBe(25_000n);
    expect(paid(breaking(500))).toBe(0n);
    const left = cashOut(breaking(500, { auto: 300 }), 231);
    expect(left.ok && [paid(left.step.state), comet.view(left.step.state)]).toEqual([23_100n, { crash: 500, at: 231 }]);
  });

  it.each([
    ['above the crash', 500, 501],
    ['above the automatic cash-out', 500, 301],
    ['below the lowest cash-out', 500, 100],
    ['between two hundredths', 500, 231.5],
  ])('allows no cash-out %s', (_name, crash, at) => {
    const state = breaking(crash, at > 300 && at < 500 ? { auto: 300 } : {});
    expect(cashOut(state, at)).toEqual({ ok: false, reason: 'illegal_action' });
    expect(comet.act(state, { type: 'cash-out' }, nothing).ok).toBe(false);
  });

  it('allows a cash-out at the crash itself, and none twice', () => {
    const left = cashOut(breaking(500), 500);
    if (!left.ok) throw new Error(left.reason);
    expect(comet.settle(left.step.state).multiplierE4).toBe(50_000n);
    expect(cashOut(left.step.state, 200).ok).toBe(false);
  });

  it('is cashed out at the last multiplier that pays no more than the house may', () => {
    const limited = (highestE4: bigint) => comet.limitTo?.({ slot: 2, limit: 101 }, highestE4);
    expect(limited(2_500_099n)).toEqual({ slot: 2, limit: 25_000 });
    expect(limited(10n ** 15n)).toEqual({ slot: 2, limit: 1_000_000 });
    expect(limited(5_000n)).toEqual({ slot: 2, limit: 101 });
  });

  it('breaks where it breaks whatever anybody has bet, and shows it as its result', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const rng = () => createRng('ab'.repeat(32), 'salt', nonce);
      const crashes = [{}, { auto: 101 }, { slot: 2, limit: 150 }].map(
        (bet) => comet.view(comet.init(comet.params.parse(bet), rng()).state).crash,
      );
      const result = comet.live?.result(rng()) ?? null;
      expect(new Set([...crashes, comet.live?.flight?.crashOf(result)]).size).toBe(1);
    }
  });

  it('is checked from its record with the cash-out as an action', () => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: 0 };
    const { crash } = comet.verify(seeds, comet.params.parse({}), []);
    const claim = { seeds, serverSeedHash: commitment(seeds.serverSeed), params: comet.params.parse({}), stake: 250n };
    const round = { actions: [{ type: 'cash-out', at: crash }], view: { crash, at: crash } };
    const paid = { multiplierE4: BigInt(crash) * 100n, payout: (250n * BigInt(crash)) / 100n };
    expect(checkRound(comet as never, { ...claim, ...round, ...paid }).holds).toBe(true);
    const late = { ...round, actions: [{ type: 'cash-out', at: crash + 1 }] };
    expect(() => checkRound(comet as never, { ...claim, ...late, ...paid })).toThrow('not legal');
  });

  it.each([
    [100, '1.00×', 'wine'],
    [231, '2.31×', 'blue'],
    [1_000_000, '10000.00×', 'gold'],
  ])('shows %i as %s', (crash, text, tone) => {
    expect(comet.live?.sign({ crash })).toEqual({ text, tone });
  });

  it.each<{ given: object }>(
    [{ auto: 100 }, { auto: 1_000_001 }, { auto: 1.5 }, { slot: 3 }, { limit: 100 }, { at: 200 }].map((given) => ({
      given,
    })),
  )('refuses $given', ({ given }) => {
    expect(comet.params.safeParse(given).success).toBe(false);
  });
});
