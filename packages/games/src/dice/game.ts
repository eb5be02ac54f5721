/** Dice: one roll, one line; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import { hundredths } from './hundredths.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';
import type { DiceState } from './versions/1.ts';

export type { DiceParams, DiceView, Direction } from './versions/1.ts';

const explain = (state: DiceState) => {
  const { result, direction, target } = state;
  const { multiplierE4 } = maths.settle(state);
  const won = multiplierE4 > 0n;
  return [
    { label: words.result, value: hundredths(result), how: `below(10000) = ${result}` },
    {
      label: won ? words.won : words.lost,
      value: words.bet(direction, hundredths(target)),
      how: words.compared(result, direction, target, won),
    },
    {
      label: words.multiplier,
      value: multiplierText(multiplierE4),
      how: won ? `floor(99000000 ÷ ${maths.chancesOf(state)}) ÷ 10000` : words.noPayout,
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
  betForm: {
    fields: [
      {
        ...{ name: 'direction', label: words.direction, kind: 'choice' },
        choices: Object.entries(words.directions).map(([value, text]) => ({ value, text })),
      },
      { name: 'target', label: words.target, kind: 'hundredths' },
    ],
    wrong: words.wrong,
  },
  bets: [
    { name: info.bets[0], params: maths.params.parse({}) },
    { name: info.bets[1], params: { target: 9_800, direction: 'under' } },
    { name: info.bets[2], params: { target: 9_998, direction: 'over' } },
    { name: info.bets[3], params: { target: 9_724, direction: 'under' } },
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
