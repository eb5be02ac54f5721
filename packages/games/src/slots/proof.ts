/** What a slot returns, how often it pays and how much it swings: all from its definition. */
import { mathVersionOf, measurable, type RtpProof } from '../game-module.ts';
import { approximate, rational, rationalText, sum, type Rational } from '../rational.ts';
import { limitedProof, type SlotCounts } from './counts/counted.ts';
import type { Compiled } from './evaluate.ts';
import type { Declared } from './declared.ts';
import { expectedOf, type Expected } from './expected.ts';
import type { FreeSpinRules, SpinDistribution, SpinDistributions } from './free-spins.ts';
import { highestWin } from './highest-win.ts';
import { missesOf } from './both-ways-distribution.ts';
import { spinDistribution, spinDistributions } from './spin-distribution.ts';

const billion = 1_000_000_000;

const hitOf = ({ cycle, plain }: SpinDistribution): Rational => rational(cycle - (plain.get(0) ?? 0), cycle);

/** Means over a spin: its pay, its square, and its pay where free spins open. In stakes. */
const moments = (unit: number, { cycle, plain, opening }: SpinDistribution) => {
  const mean = (counts: ReadonlyMap<number, number>, power: number) =>
    [...counts].reduce((total, [pay, ways]) => total + (ways / cycle) * (pay / unit) ** power, 0);
  return {
    first: mean(plain, 1) + mean(opening, 1),
    second: mean(plain, 2) + mean(opening, 2),
    withOpening: mean(opening, 1),
    opens: mean(opening, 0),
  };
};

/**
 * Standard deviation of a round. S is a free spin with all further ones: S = m·W + [opens]·Y with Y the sum of `award` such S, which
 * gives E S and E S² as solutions of linear equations. The win cap is ignored, which only overstates it.
 */
const deviation = (rules: FreeSpinRules, { paid, free: freeSpin }: SpinDistributions): number => {
  const { unit, multiplier: m, award } = rules;
  const { first, second, withOpening, opens } = moments(unit, paid);
  const again = moments(unit, freeSpin);
  const free = (m * again.first) / (1 - award * again.opens);
  const pairs = (chance: number) => chance * award * (award - 1) * free ** 2;
  const freeSquare =
    (m ** 2 * again.second + 2 * m * again.withOpening * award * free + pairs(again.opens)) / (1 - award * again.opens);
  const mean = first + opens * award * free;
  const square = second + 2 * withOpening * award * free + opens * award * freeSquare + pairs(opens);
  return Math.sqrt(square - mean ** 2);
};

/** Throws when the definition declares anything else than what follows from it. */
const checkDeclared = (declared: Declared, { round, opened }: Expected, hit: Rational): void => {
  const computed = { unlimited: rationalText(round), hit: rationalText(hit), opened: rationalText(opened) };
  for (const key of ['unlimited', 'hit', 'opened'] as const)
    if (computed[key] !== declared[key]) throw new Error(`${key} is ${computed[key]}, declared ${declared[key]}`);
};

/** Of rounds whose free spins are alike. Throws when the definition declares anything else than what follows from it. */
export const proofOf = (
  rules: FreeSpinRules,
  { declared, expected, spins }: { declared: Declared; expected: Expected; spins: SpinDistributions },
): RtpProof => {
  const { round } = expected;
  const hit = hitOf(spins.paid);
  checkDeclared(declared, expected, hit);
  const limit = highestWin(rules, spins, approximate(round));
  return {
    method: 'exact',
    // Cut off in the player's favour: the highest win never costs more than this.
    rtp: sum(round, rational(-Math.ceil(limit.cost * billion), billion)),
    sd: deviation(rules, spins),
    hit,
    maxWin: rules.maxWin,
    maxWinChance: rational(1, Math.round(1 / limit.chance)),
  };
};

export const rulesOf = ({ definition, lineCount, awards }: Compiled): FreeSpinRules => ({
  unit: lineCount,
  maxWin: definition.maxWin,
  multiplier: definition.freeSpins.multiplier,
  award: Math.max(...awards),
});

/** Return and hit rate are exact but for the highest win; what that takes off, the deviation and the chance of it are counted. */
const proveSticking = (slot: Compiled, counts: SlotCounts | undefined): RtpProof => {
  const { definition, lineCount } = slot;
  if (counts === undefined) throw new Error('Free spins whose wilds stick have to be counted');
  const expected = expectedOf(slot);
  // A round whose free spins open has paid for its scatters: it hits if its paid spin does.
  const cycle = slot.lengths.reduce((product, length) => product * length, 1);
  const hit = definition.direction === 'both' ? rational(cycle - missesOf(slot), cycle) : hitOf(spinDistribution(slot));
  checkDeclared(definition.declared, expected, hit);
  const facts = { mathVersion: mathVersionOf({ ...definition }), unit: lineCount, maxWin: definition.maxWin };
  return {
    ...limitedProof(counts, { ...facts, first: expected.round }),
    hit,
    measured: measurable.filter((figure) => figure !== 'hit'),
  };
};

/** `counts`: of a slot whose wilds stick. */
export const prove = (slot: Compiled, counts?: SlotCounts): RtpProof => {
  const { declared, freeSpins } = slot.definition;
  if (freeSpins.wilds === 'stick') return proveSticking(slot, counts);
  return proofOf(rulesOf(slot), { declared, expected: expectedOf(slot), spins: spinDistributions(slot) });
};
