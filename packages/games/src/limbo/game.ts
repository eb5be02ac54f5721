/** Limbo: one height, one target; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { LimboParams, LimboView } from './versions/1.ts';

const timesOf = (hundredths: number): string => multiplierText(BigInt(hundredths) * 100n);

const version1 = defineGame({
  id: 'limbo',
  name: 'Limbo',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.multiplierE4Of({ target: maths.mostTarget }),
  info,
  catalogue,
  betForm: { fields: [{ name: 'target', label: words.target, kind: 'hundredths' }], wrong: words.wrong },
  bets: [
    { name: info.bets[0], params: maths.params.parse({}) },
    { name: info.bets[1], params: { target: maths.leastTarget } },
    { name: info.bets[2], params: { target: 1_000 } },
    { name: info.bets[3], params: { target: maths.mostTarget } },
  ],
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const won = maths.view(state).won;
    return [
      { label: words.result, value: timesOf(state.result), how: words.resultHow },
      { label: won ? words.won : words.lost, value: timesOf(state.target), how: words.compared(won) },
    ];
  },
  rtpProof: maths.rtpProof,
  payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
