/** Dice: one roll, one line; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { hundredths } from './hundredths.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';
import type { DiceState } from './versions/1.ts';

export type { DiceParams, DiceView, Direction } from './versions/1.ts';

const explain = (state: DiceState) => {
  const chances = maths.chancesOf(state);
  const { multiplierE4 } = maths.settle(state);
  return [
    { label: 'Result', value: hundredths(state.result), how: `below(10000) = ${state.result}` },
    {
      label: multiplierE4 > 0n ? 'Won' : 'Lost',
      value: `${state.direction} ${hundredths(state.target)}`,
      how: `${state.result} ${multiplierE4 > 0n ? 'is' : 'is not'} ${state.direction} ${state.target}`,
    },
    {
      label: 'Multiplier',
      value: `${(Number(multiplierE4) / 10_000).toFixed(4)}×`,
      how: multiplierE4 > 0n ? `floor(99000000 ÷ ${chances}) ÷ 10000` : 'nothing for a loss',
    },
  ];
};

const version1 = defineGame({
  id: 'dice',
  name: 'Dice',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.multiplierE4Of(maths.fewestChances),
  info,
  catalogue,
  bets: [
    { name: 'double', params: maths.params.parse({}) },
    { name: 'highest chance, under 98.00', params: { target: 9_800, direction: 'under' } },
    { name: 'highest multiplier, over 99.98', params: { target: 9_998, direction: 'over' } },
    { name: 'lowest return of all settings, under 97.24', params: { target: 9_724, direction: 'under' } },
  ],
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain,
  rtpProof: maths.rtpProof,
  payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
