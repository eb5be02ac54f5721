/** Sic Bo, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4 } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { diceCount, isSpot, isTriple, pays, paysE4, sides, spots, totalOf, totalPays, type Dice } from './1-layout.ts';
import { payoutsOf, type SicBoParams } from './1-payouts.ts';

export * from './1-layout.ts';
export * from './1-payouts.ts';

export interface SicBoState extends SicBoParams {
  readonly thrown: Dice;
}

export interface SicBoView extends Record<string, unknown> {
  /** In the order in which they were drawn. */
  readonly thrown: Dice;
  readonly total: number;
  readonly triple: boolean;
}

export const definition = {
  game: 'sic-bo',
  version: '1',
  stream: 'PF-1',
  draw: 'three dice = below(6) + 1, three times',
  params: { chips: { most: mostUnits, default: { small: 1 } } },
  spots: Object.fromEntries([...spots].map(([spot, { kind, numbers }]) => [spot, { kind, numbers }])),
  kinds: {
    small: 'total 4 to 10, no triple',
    big: 'total 11 to 17, no triple',
    odd: 'odd total, no triple',
    even: 'even total, no triple',
    'any-triple': 'three alike',
    total: 'the total',
    die: 'by how many dice show the number: singles[count]',
    pair: 'both numbers are shown',
    double: 'at least two dice show the number',
    triple: 'all three dice show the number',
  },
  paysTo1: { ...pays, totals: Object.fromEntries(Object.entries(totalPays)) },
  won: 'chips * (paysTo1 + 1)',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isSpot).default({ small: 1 }) });

export const init = ({ chips }: SicBoParams, rng: Rng): Opening<SicBoState> => {
  const thrown = Array.from({ length: diceCount }, () => rng.below(sides) + 1);
  return { state: { chips, thrown }, events: [{ type: 'thrown', numbers: thrown }], done: true };
};

export const act = (): ActResult<SicBoState> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ thrown }: SicBoState): SicBoView => ({
  thrown,
  total: totalOf(thrown),
  triple: isTriple(thrown),
});

export const settle = ({ chips, thrown }: SicBoState): Settlement => ({
  multiplierE4: paidE4(chips, (spot) => paysE4(thrown, spot)),
  lines: Object.entries(chips)
    .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paysE4(thrown, spot) }))
    .filter(({ multiplierE4 }) => multiplierE4 > 0n),
});

export const rtpProof = (given: Partial<SicBoParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

const names = [...spots.keys()];

export const sampleParams = (rng: Rng): SicBoParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(6) }, () => [names[rng.below(names.length)] ?? 'small', 1 + rng.below(3)]),
  ),
});
