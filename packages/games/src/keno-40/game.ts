/** Keno 40: ten of forty balls; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { KenoParams, KenoView } from './versions/1.ts';

const { numbers: standard } = maths.params.parse({});
const counts = [10, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const version1 = defineGame({
  id: 'keno-40',
  name: 'Keno 40',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.multiplierE4Of(maths.mostNumbers, maths.mostNumbers),
  info,
  catalogue,
  betForm: { fields: [{ name: 'numbers', label: words.numbers, kind: 'list' }], wrong: words.wrong },
  bets: counts.map((count, index) => ({
    name: info.bets[index] ?? '',
    params: { numbers: standard.slice(0, count) },
  })),
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const hits = maths.hitsOf(state);
    return [
      { label: words.drawn, value: state.drawn.join(', '), how: words.drawnHow },
      { label: words.hits, value: String(hits), how: words.hitsHow },
      {
        label: words.multiplier,
        value: plainMultiplier(maths.settle(state).multiplierE4),
        how: words.multiplierHow(state.numbers.length, hits),
      },
    ];
  },
  rtpProof: maths.rtpProof,
  payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
