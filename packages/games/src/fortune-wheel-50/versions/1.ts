/** Fortune Wheel 50, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4 } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { isSpot, paysE4, stops, winsTo1 } from './1-layout.ts';
import { payoutsOf, type WheelParams } from './1-payouts.ts';

export * from './1-layout.ts';
export * from './1-payouts.ts';

export interface WheelState extends WheelParams {
  readonly stop: number;
}

export type WheelView = { readonly stop: number; readonly spot: string };

export const definition = {
  game: 'fortune-wheel-50',
  version: '1',
  stream: 'PF-1',
  draw: 'stop = below(50)',
  params: { chips: { most: mostUnits, default: { '1': 1 } } },
  stops,
  winsTo1,
  pays: 'chips[spot] * (winsTo1[spot] + 1), if spot is that of the stop',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isSpot).default({ '1': 1 }) });

export const init = ({ chips }: WheelParams, rng: Rng): Opening<WheelState> => {
  const state = { chips, stop: rng.below(stops.length) };
  return { state, events: [{ type: 'stopped', stop: state.stop }], done: true };
};

export const act = (): ActResult<WheelState> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ stop }: WheelState): WheelView => ({ stop, spot: stops[stop] ?? '' });

export const settle = ({ chips, stop }: WheelState): Settlement => ({
  multiplierE4: paidE4(chips, (spot) => paysE4(stop, spot)),
  lines: Object.entries(chips)
    .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paysE4(stop, spot) }))
    .filter(({ multiplierE4 }) => multiplierE4 > 0n),
});

export const rtpProof = (given: Partial<WheelParams> = {}): RtpProof => exactProof(payoutsOf(params.parse(given)));

const names = Object.keys(winsTo1);

export const sampleParams = (rng: Rng): WheelParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(4) }, () => [names[rng.below(names.length)] ?? '1', 1 + rng.below(3)]),
  ),
});
