/** Mines: gems and mines under 25 tiles; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { MinesParams, MinesView } from './versions/1.ts';

const listOf = (list: readonly number[]): string => (list.length === 0 ? '–' : list.map((tile) => tile + 1).join(', '));

const version1 = defineGame({
  id: 'mines',
  name: 'Mines',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['hidden'],
  maxMultiplierE4: maths.multiplierE4Of(12, 13),
  info,
  catalogue,
  betForm: {
    fields: [
      { name: 'mines', label: words.mines, kind: 'whole' },
      { name: 'stop', label: words.stop, kind: 'whole' },
      { name: 'most', label: words.most, kind: 'whole' },
    ],
    wrong: words.wrong,
  },
  actionText: (type) => {
    if (type === 'take') return words.take;
    return type === 'void' ? words.voided : words.open(parseInt(type.slice('open-'.length), 10) + 1);
  },
  bets: [
    { name: info.bets[0], params: maths.params.parse({ mines: 3, stop: 1 }) },
    { name: info.bets[1], params: maths.params.parse({ mines: 3, stop: 5 }) },
    { name: info.bets[2], params: maths.params.parse({ mines: 1, stop: 1 }) },
    { name: info.bets[3], params: maths.params.parse({ mines: 24, stop: 1 }) },
    { name: info.bets[4], params: maths.params.parse({ mines: 12 }) },
  ],
  init: maths.init,
  legal: maths.legal,
  auto: maths.auto,
  bestAction: maths.bestAction,
  sampleAction: maths.sampleAction,
  act: maths.act,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => [
    { label: words.mines, value: listOf(state.hidden), how: words.minesHow(state.mines) },
    { label: words.opened, value: listOf(state.opened), how: words.openedHow },
    {
      label: words.multiplier,
      value: plainMultiplier(maths.settle(state).multiplierE4),
      how: words.multiplierHow(state.mines, state.opened.length),
    },
  ],
  rtpProof: maths.rtpProof,
  payoutsOf,
  limitTo: (params, highestE4) => ({ ...params, most: maths.gemsWithin(params.mines, highestE4) }),
  sampleParams: maths.sampleParams,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
