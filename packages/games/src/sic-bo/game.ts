/** Sic Bo: three dice under a dome; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { mostUnits } from '../tables/chips.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { SicBoParams, SicBoView } from './versions/1.ts';

const published = [
  ...['small', 'odd', 'pair-1-2', 'die-1', 'total-9', 'total-7', 'double-1', 'any-triple', 'total-5'],
  ...['total-6', 'total-8', 'total-10', 'total-4', 'triple-1'],
];

const version1 = defineGame({
  id: 'sic-bo',
  name: 'Sic Bo',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: BigInt(mostUnits) * BigInt(maths.pays.triple + 1) * 10_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: published.map((spot, index) => ({ name: info.bets[index] ?? spot, params: { chips: { [spot]: 1 } } })),
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const { lines } = maths.settle(state);
    const won = lines.map(({ name, multiplierE4 }) => `${name}: ${plainMultiplier(multiplierE4)}`).join(', ');
    return [
      { label: words.thrownDice, value: words.thrown(state.thrown, maths.totalOf(state.thrown)), how: words.diceHow },
      { label: words.won, value: won === '' ? words.nothing : won, how: words.wonHow },
    ];
  },
  rtpProof: maths.rtpProof,
  payoutsOf: maths.payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
