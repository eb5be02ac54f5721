import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versions } from '../game.ts';
import { chancesOf, multiplierE4Of, targetOf } from '../versions/1.ts';
import * as fields from './linked-fields.ts';

const anyDirection = fc.constantFrom('over' as const, 'under' as const);
const anyBet = fc
  .tuple(anyDirection, fc.integer({ min: 1, max: 9_800 }))
  .map(([direction, chances]) => ({ direction, target: targetOf(direction, chances) }));
const anyStake = fc.bigInt({ min: 1n, max: 10n ** 12n });
const valid = (params: unknown) => versions[0].params.safeParse(params).success;

describe('the linked fields of Dice', () => {
  it('writing back what a field shows changes nothing', () => {
    fc.assert(
      fc.property(anyBet, anyStake, (params, stake) => {
        const { chances, multiplierE4 } = fields.fieldsOf(params, stake);
        expect(fields.withChances(params.direction, chances)).toEqual(params);
        expect(fields.withTarget(params.direction, params.target)).toEqual(params);
        expect(multiplierE4Of(chancesOf(fields.withMultiplier(params.direction, multiplierE4)))).toBe(multiplierE4);
      }),
    );
  });

  it('every chance has a multiplier of its own, so the multiplier alone gives the bet back', () => {
    const seen = new Map<bigint, number>();
    for (let chances = 1; chances <= 9_800; chances += 1) seen.set(multiplierE4Of(chances), chances);
    expect(seen.size).toBe(9_800);
    for (const [multiplierE4, chances] of seen)
      expect(chancesOf(fields.withMultiplier('over', multiplierE4))).toBe(chances);
  });

  it('a wanted multiplier or profit is reached, with the best chance that reaches it', () => {
    fc.assert(
      fc.property(anyDirection, fc.bigInt({ min: 10_102n, max: 99_000_000n }), anyStake, (direction, wanted, stake) => {
        const byMultiplier = fields.withMultiplier(direction, wanted);
        expect(fields.fieldsOf(byMultiplier, stake).multiplierE4 >= wanted).toBe(true);
        const chances = chancesOf(byMultiplier);
        if (chances < 9_800) expect(multiplierE4Of(chances + 1) < wanted).toBe(true);
        const profit = (stake * wanted) / 10_000n - stake;
        expect(fields.fieldsOf(fields.withProfit(direction, profit, stake), stake).profit >= profit).toBe(true);
      }),
    );
  });

  it('whatever is asked, the bet stays within the rules', () => {
    fc.assert(
      fc.property(
        anyDirection,
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.integer({ min: -30_000, max: 30_000 }),
        anyStake,
        (direction, wanted, target, stake) => {
          expect(valid(fields.withMultiplier(direction, wanted))).toBe(true);
          expect(valid(fields.withChances(direction, wanted))).toBe(true);
          expect(valid(fields.withProfit(direction, wanted < 0n ? -wanted : wanted, stake))).toBe(true);
          expect(valid(fields.withTarget(direction, target))).toBe(true);
          expect(valid(fields.dragged(direction, target))).toBe(true);
          expect(valid(fields.nudged(fields.withTarget(direction, target), 1, false))).toBe(true);
        },
      ),
    );
  });

  it('swapping sides keeps the chance and swaps back', () => {
    fc.assert(
      fc.property(anyBet, (params) => {
        expect(chancesOf(fields.swapped(params))).toBe(chancesOf(params));
        expect(fields.swapped(fields.swapped(params))).toEqual(params);
      }),
    );
  });
});
