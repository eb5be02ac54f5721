/** European Roulette, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4 } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { isSpot, paysE4, pockets, spots } from './1-layout.ts';
import { payoutsOf, type RouletteParams } from './1-payouts.ts';

export * from './1-layout.ts';
export * from './1-payouts.ts';

export interface RouletteState extends RouletteParams {
  readonly pocket: number;
}

export interface RouletteView extends Record<string, unknown> {
  readonly pocket: number;
}

export const definition = {
  game: 'european-roulette',
  version: '1',
  stream: 'PF-1',
  draw: 'pocket = below(37)',
  params: { chips: { most: mostUnits, default: { red: 1 } }, french: { default: false } },
  spots: Object.fromEntries([...spots].map(([spot, numbers]) => [spot, numbers])),
  pays: 'chips[spot] * 36 / number of the spot, if pocket is one of them',
  laPartage: 'if french: half of the chips on red, black, even, odd, low and high comes back at 0',
} as const;

export const params = z.strictObject({
  chips: chipsSchema(isSpot).default({ red: 1 }),
  french: z.boolean().default(false),
});

export const init = ({ chips, french }: RouletteParams, rng: Rng): Opening<RouletteState> => {
  const state = { chips, french, pocket: rng.below(pockets) };
  return { state, events: [{ type: 'spun', pocket: state.pocket }], done: true };
};

export const act = (): ActResult<RouletteState> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ pocket }: RouletteState): RouletteView => ({ pocket });

export const settle = ({ chips, french, pocket }: RouletteState): Settlement => ({
  multiplierE4: paidE4(chips, (spot) => paysE4(french, pocket, spot)),
  lines: Object.entries(chips)
    .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paysE4(french, pocket, spot) }))
    .filter(({ multiplierE4 }) => multiplierE4 > 0n),
});

export const rtpProof = (given: Partial<RouletteParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

const names = [...spots.keys()];

export const sampleParams = (rng: Rng): RouletteParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(6) }, () => [names[rng.below(names.length)] ?? 'red', 1 + rng.below(3)]),
  ),
  french: rng.below(2) === 1,
});
