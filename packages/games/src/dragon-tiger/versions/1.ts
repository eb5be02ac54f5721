/** Dragon Tiger, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, paidE4 } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { bets, decks, endOf, isBet, paidOn, paysE4, type Winner } from './1-cards.ts';
import { payoutsOf, type DragonTigerParams } from './1-payouts.ts';

export * from './1-cards.ts';
export * from './1-payouts.ts';

export interface DragonTigerState extends DragonTigerParams {
  readonly dragon: number;
  readonly tiger: number;
}

export type DragonTigerView = {
  readonly dragon: number;
  readonly tiger: number;
  readonly winner: Winner;
  readonly suited: boolean;
};

export const definition = {
  game: 'dragon-tiger',
  version: '1',
  stream: 'PF-1',
  draw: 'cards = deck(8, 2): dragon, tiger',
  values: 'ace 1, 2 to 10 as they say, jack 11, queen 12, king 13; the higher one wins',
  params: { chips: { most: mostUnits, default: { dragon: 1 } } },
  paysE4: Object.fromEntries(Object.entries(paysE4).map(([bet, pays]) => [bet, Number(pays)])),
  tie: 'half of the chips on dragon and tiger is returned',
  suitedTie: 'a tie of the same suit; it is a tie too',
} as const;

export const params = z.strictObject({ chips: chipsSchema(isBet).default({ dragon: 1 }) });

export const init = ({ chips }: DragonTigerParams, rng: Rng): Opening<DragonTigerState> => {
  const [dragon = 0, tiger = 0] = rng.deck(decks, 2);
  return {
    state: { chips, dragon, tiger },
    events: [
      { type: 'card', to: 'dragon', card: dragon },
      { type: 'card', to: 'tiger', card: tiger },
    ],
    done: true,
  };
};

export const act = (): ActResult<DragonTigerState> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ dragon, tiger }: DragonTigerState): DragonTigerView => ({
  dragon,
  tiger,
  ...endOf(dragon, tiger),
});

export const settle = ({ chips, dragon, tiger }: DragonTigerState): Settlement => {
  const end = endOf(dragon, tiger);
  return {
    multiplierE4: paidE4(chips, (spot) => paidOn(end, spot)),
    lines: Object.entries(chips)
      .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * paidOn(end, spot) }))
      .filter(({ multiplierE4 }) => multiplierE4 > 0n),
  };
};

export const rtpProof = (given: Partial<DragonTigerParams> = {}): RtpProof =>
  exactProof(payoutsOf(params.parse(given)));

export const sampleParams = (rng: Rng): DragonTigerParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(3) }, () => [bets[rng.below(bets.length)] ?? 'dragon', 1 + rng.below(3)]),
  ),
});
