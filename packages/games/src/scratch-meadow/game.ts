/** Scratch Meadow: seven cells, three alike win; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { ScratchParams, ScratchView } from './versions/1.ts';

const version1 = defineGame({
  id: 'scratch-meadow',
  name: 'Scratch Meadow',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: payoutsOf().highestE4,
  info,
  catalogue,
  bets: [{ name: info.bets[0], params: {} }],
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const best = maths.bestOf(state.cells);
    const { multiplierE4 } = maths.settle(state);
    return [
      { label: words.cells, value: state.cells.map((cell) => words.names[cell]).join(', '), how: words.cellsHow },
      {
        label: words.prize,
        value: best === undefined ? words.nothing : `${words.names[best.name]}: ${plainMultiplier(multiplierE4)}`,
        how: words.prizeHow,
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
