/** Scratch Meadow, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { payoutsOf } from '../payouts.ts';
import { alike, bestOf, cellOf, cells, pictures, weightOfAll, weights, type Cell, type Picture } from './1-odds.ts';

export * from './1-odds.ts';

export type ScratchParams = Record<string, never>;

export interface ScratchState {
  /** Row by row. */
  readonly cells: readonly Cell[];
}

export interface ScratchView extends Record<string, unknown> {
  readonly cells: readonly Cell[];
  /** The picture whose prize the card pays. */
  readonly prize: Picture | null;
}

export const definition = {
  game: 'scratch-meadow',
  version: '1',
  stream: 'PF-1',
  draw: `${cells} cells, row by row: weighted(weights) of grass and the pictures in their order`,
  params: {},
  weights: { of: weightOfAll, grass: weights[0] ?? 0 },
  pictures: pictures.map(({ name, pays, weight }) => ({ name, pays, weight })),
  prize: `pays of the dearest picture that is there at least ${alike} times; otherwise nothing`,
} as const;

export const params = z.strictObject({}) as z.ZodType<ScratchParams>;

export const init = (_params: ScratchParams, rng: Rng): Opening<ScratchState> => {
  const card = Array.from({ length: cells }, () => cellOf(rng.weighted(weights)));
  return { state: { cells: card }, events: card.map((cell) => ({ type: 'cell', cell })), done: true };
};

export const act = (): ActResult<ScratchState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: ScratchState): ScratchView => ({
  cells: state.cells,
  prize: bestOf(state.cells)?.name ?? null,
});

export const settle = (state: ScratchState): Settlement => {
  const best = bestOf(state.cells);
  if (best === undefined) return { multiplierE4: 0n, lines: [] };
  const multiplierE4 = BigInt(best.pays) * 10_000n;
  return { multiplierE4, lines: [{ name: best.name, multiplierE4 }] };
};

export const rtpProof = (): RtpProof => exactProof(payoutsOf());

export const sampleParams = (): ScratchParams => ({});
