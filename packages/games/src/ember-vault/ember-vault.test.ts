import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { missOf } from '../../testing/strips/search.ts';
import { publishedOutcomes } from '../distribution/published-outcomes.ts';
import { percentText } from '../proof-rows.ts';
import { approximate, rationalText } from '../rational.ts';
import { createRng } from '../rng.ts';
import { givenDraws } from '../slots/given-draws.ts';
import { expectedHold } from '../slots/hold/expected.ts';
import { compileHold, holdTotal, playHold, type HoldEvent } from '../slots/hold/rules.ts';
import { walkLines } from '../slots/spin-distribution.ts';
import { isFairStake } from '../stake-limits.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { design } from './testing/design.ts';
import { fullGrid, usual, withMajor } from './testing/known-rounds.ts';
import { definition } from './versions/1.ts';

const [vault, withSale] = versions;
gameSuite(vault);
gameSuite(withSale);

const compiled = compileHold(definition);
const playedOn = (draws: readonly (readonly [number, number])[]): readonly HoldEvent[] =>
  playHold(compiled, givenDraws({ values: draws.map(([, value]) => value) }));

describe('Ember Vault', () => {
  it('returns 95.96 %, its highest win taken off, and is what was asked for', () => {
    const { rtp, hit, sd, maxWinChance } = vault.rtpProof();
    expect(percentText(rtp, 2)).toBe('95.96');
    expect(maxWinChance.d).toBe(158_830n);
    const { round, opened } = expectedHold(compiled);
    const figures = { rtp: approximate(round), opened: approximate(opened), hit: approximate(hit), sd };
    expect(missOf(figures, design.targets)).toBeLessThan(1);
    expect([rationalText(round), rationalText(hit), rationalText(opened)]).toEqual([
      definition.declared.unlimited,
      definition.declared.hit,
      definition.declared.opened,
    ]);
  });

  it('plays a spin in version 2 exactly as in version 1', () => {
    expect(withSale.rtpProof()).toEqual(vault.rtpProof());
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const [first, second] = [vault, withSale].map((one) => one.init({}, createRng('6a'.repeat(32), 'vault', nonce)));
      expect(second).toEqual(first);
    }
  });

  it('returns 96.09 % of the price of bought respins, a bet of its own', () => {
    const { rtp, hit, maxWin, maxWinChance, sd } = withSale.rtpProof({ buy: true });
    expect(percentText(rtp, 2)).toBe('96.09');
    expect([rationalText(hit), maxWin, maxWinChance.d]).toEqual(['1/1', 5_000 / 37, 772n]);
    expect(sd).toBeCloseTo(4.994, 3);
    expect(withSale.bets.map(({ name, params }) => [name, params])).toEqual([
      ['Every spin', {}],
      ['Bought respins', { buy: true }],
    ]);
    expect(withSale.stakeUnits?.({ buy: true })).toBe(37n);
    // A spin is recorded as it was in version 1.
    expect(withSale.params.parse({ buy: false })).toStrictEqual({});
    for (const params of [{ buy: 1 }, { buy: true, coins: 9 }])
      expect(withSale.params.safeParse(params).success).toBe(false);
    expect(vault.params.safeParse({ buy: true }).success).toBe(false);
  });

  it('publishes how bought respins end, and that they count for no bonus', async () => {
    const [spin, bought] = (await publishedOutcomes(withSale)) ?? [];
    expect(spin).toMatchObject({ initialUnits: 1, weightBp: 10_000, rounds: 200_000 });
    expect(bought).toMatchObject({ initialUnits: 37, weightBp: 0, rounds: 200_000 });
    expect(bought?.rtp).toBe(rationalText(withSale.rtpProof({ buy: true }).rtp));
  });

  it('loses by rounding a spin what its lines lose, and nothing of bought respins', () => {
    const of = { spin: withSale.payoutsOf?.({}), respins: withSale.payoutsOf?.({ buy: true }) };
    if (of.spin === undefined || of.respins === undefined) throw new Error('No payouts');
    const weights = new Map<bigint, bigint>();
    walkLines(
      compiled.lines,
      () => 0,
      ({ pays, ways }) => {
        const multiplierE4 = BigInt(pays % 20) * 500n;
        weights.set(multiplierE4, (weights.get(multiplierE4) ?? 0n) + BigInt(ways));
      },
    );
    const [, ...rows] = [...weights].toSorted(([a], [b]) => Number(a - b));
    expect(of.spin.payouts.slice(0, -1)).toEqual(rows.map(([multiplierE4, weight]) => ({ multiplierE4, weight })));
    expect(isFairStake(of.spin, 1n)).toBe(false);
    for (const stake of [1n, 3n, 7n, 20n]) expect(isFairStake(of.respins, stake)).toBe(true);
    expect(Object.values(definition.hold.values).every(({ pays }) => pays % 20 === 0)).toBe(true);
  });

  it('tells of a bought round its price, the coins that it began with, and every respin', () => {
    const params = { buy: true } as const;
    const { state, events } = withSale.init(params, createRng('5f'.repeat(32), 'vault', 3));
    expect(state.bought).toBe(true);
    const lines = withSale.explain(state);
    expect(lines.slice(0, 2)).toMatchObject([{ label: 'Price', value: '37×' }, { label: 'Bought respins' }]);
    expect(lines[1]?.how).toContain('8 of 15 cells');
    expect(lines).toHaveLength(events.length + 2);
    expect(withSale.parts?.(state)).toBe(events.length);
  });

  it('keeps every coin until the end, and sets the respins back with each new one', () => {
    const [spun, ...rest] = playedOn(usual);
    const left = rest.flatMap((event) => (event.type === 'respun' ? [event.left] : []));
    expect([spun?.type === 'spun' && spun.left, ...left]).toEqual([3, 3, 2, 3, 2, 1, 0]);
    expect(rest.at(-1)).toEqual({
      type: 'collected',
      full: false,
      pays: 40 + 80 + 200 + 400 + 60 + 40 + 100 + 40 + 300,
    });
  });

  it('pays fixed prizes for coins that name them, and the highest win for a full grid', () => {
    expect(holdTotal(playedOn(withMajor))).toBeGreaterThan(20_000 + 2_000 + 400);
    expect(holdTotal(playedOn(fullGrid))).toBe(5_000 * 20);
    expect(vault.catalogue.jackpots).toEqual([]);
  });

  it('says of respins that they are parts of the round: the spin, each of them, and what the coins come to', () => {
    const state = { values: usual.map(([, value]) => value), pays: 0, limited: false };
    expect(vault.parts?.(state)).toBe(8);
    const { state: first } = vault.init({}, createRng('5f'.repeat(32), 'vault', 1));
    expect(vault.parts?.(first)).toBe(1);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols.filter((symbol) => symbol !== definition.coin)) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays).toBe(said);
    }
  });
});
