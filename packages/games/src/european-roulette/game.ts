/** European Roulette: one ball, 37 pockets; the newest version of its maths with its texts for players. */
import { defineGame, type GameAction } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { mostUnits } from '../tables/chips.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { RouletteParams, RouletteView } from './versions/1.ts';

const one = (spot: string, french = false): maths.RouletteParams => ({ chips: { [spot]: 1 }, french });

const version1 = defineGame({
  id: 'european-roulette',
  name: 'European Roulette',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: BigInt(mostUnits) * 36n * 10_000n,
  info,
  catalogue,
  betForm: {
    fields: [
      { name: 'chips', label: words.chips, kind: 'chips' },
      {
        ...{ name: 'french', label: words.french, kind: 'switch' },
        choices: [
          { value: 'false', text: words.no },
          { value: 'true', text: words.yes },
        ],
      },
    ],
    wrong: words.wrong,
  },
  bets: [
    { name: info.bets[0], params: one('red') },
    { name: info.bets[1], params: one('red', true) },
    { name: info.bets[2], params: one('dozen-1') },
    { name: info.bets[3], params: one('1-2-3-4-5-6') },
    { name: info.bets[4], params: one('0-1-2-3') },
    { name: info.bets[5], params: one('1-2-3') },
    { name: info.bets[6], params: one('17-20') },
    { name: info.bets[7], params: one('17') },
  ],
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
      { label: words.pocket, value: String(state.pocket), how: words.pocketHow },
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
