/** Live Roulette, version 1: the frozen maths of European Roulette 1, without the French rule. Frozen: a change is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import * as roulette from '../../european-roulette/versions/1.ts';
import { payoutsOf, type LiveRouletteParams } from './1-payouts.ts';

export * from './1-payouts.ts';

export type LiveRouletteState = Omit<roulette.RouletteState, 'french'>;
export type LiveRouletteView = roulette.RouletteView;

export const definition = {
  game: 'live-roulette',
  version: '1',
  stream: 'PF-1',
  draw: 'pocket = below(37)',
  params: { chips: { most: mostUnits, default: { red: 1 } } },
  spots: roulette.definition.spots,
  pays: roulette.definition.pays,
} as const;

export const params = z.strictObject({ chips: chipsSchema(roulette.isSpot).default({ red: 1 }) });

export const init = ({ chips }: LiveRouletteParams, rng: Rng): Opening<LiveRouletteState> => {
  const { state, ...opening } = roulette.init({ chips, french: false }, rng);
  return { ...opening, state: { chips: state.chips, pocket: state.pocket } };
};

export const act = (): ActResult<LiveRouletteState> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ pocket }: LiveRouletteState): LiveRouletteView => ({ pocket });

export const settle = (state: LiveRouletteState): Settlement => roulette.settle({ ...state, french: false });

export const rtpProof = (given: Partial<LiveRouletteParams> = {}): RtpProof =>
  exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): LiveRouletteParams => ({ chips: roulette.sampleParams(rng).chips });
