/** Plinko: a ball over rows of pegs; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import { boards } from './boards.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { PlinkoParams, PlinkoView } from './versions/1.ts';

const version1 = defineGame({
  id: 'plinko',
  name: 'Plinko',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.multiplierE4Of({ rows: maths.mostRows, risk: 'high' }, 0),
  info,
  catalogue,
  betForm: {
    fields: [
      { name: 'rows', label: words.rows, kind: 'whole' },
      {
        ...{ name: 'risk', label: words.risk, kind: 'choice' },
        choices: maths.risks.map((value) => ({ value, text: words.risks[value] })),
      },
    ],
    wrong: words.wrong,
  },
  bets: boards.map((params, index) => ({ name: info.bets[index] ?? '', params })),
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => [
    { label: words.path, value: state.path.map((step) => words.step[step]).join(' '), how: words.pathHow },
    { label: words.bucket, value: String(maths.view(state).bucket), how: words.bucketHow },
    { label: words.multiplier, value: multiplierText(maths.settle(state).multiplierE4), how: words.multiplierHow },
  ],
  rtpProof: maths.rtpProof,
  payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
