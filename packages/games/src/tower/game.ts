/** Tower: one window a floor, up to the top; the newest version of its maths with its texts for players. */
import { stepsWithin } from '../picks/climb.ts';
import { defineGame } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { TowerParams, TowerView } from './versions/1.ts';

/** `3.1`: the first window of the third floor. */
const placesOf = (list: readonly number[], windows: number): string =>
  list.length === 0 ? '–' : list.map((one) => `${Math.floor(one / windows) + 1}.${(one % windows) + 1}`).join(', ');

const bets: readonly Partial<maths.TowerParams>[] = [
  { difficulty: 'medium', stop: 1 },
  { difficulty: 'medium', stop: 4 },
  ...maths.difficultyNames.map((difficulty) => ({ difficulty })),
];

const version1 = defineGame({
  id: 'tower',
  name: 'Tower',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['hidden'],
  maxMultiplierE4: maths.climbOf('master').stepsE4.at(-1) ?? 0n,
  info,
  catalogue,
  betForm: {
    fields: [
      {
        name: 'difficulty',
        label: words.difficulty,
        kind: 'choice',
        choices: maths.difficultyNames.map((value) => ({ value, text: words.levels[value] })),
      },
      { name: 'stop', label: words.stop, kind: 'whole' },
      { name: 'most', label: words.most, kind: 'whole' },
    ],
    wrong: words.wrong,
  },
  actionText: (type) => {
    if (type === 'take') return words.take;
    return type === 'void' ? words.voided : words.open(parseInt(type.slice('open-'.length), 10) + 1);
  },
  bets: bets.map((bet, index) => ({ name: info.bets[index] ?? '', params: maths.params.parse(bet) })),
  init: maths.init,
  legal: maths.legal,
  auto: maths.auto,
  bestAction: maths.bestAction,
  sampleAction: maths.sampleAction,
  act: maths.act,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const { windows, traps } = maths.difficulties[state.difficulty];
    return [
      { label: words.traps, value: placesOf(state.hidden, windows), how: words.trapsHow(windows, traps) },
      { label: words.opened, value: placesOf(state.opened, windows), how: words.openedHow },
      {
        label: words.multiplier,
        value: plainMultiplier(maths.settle(state).multiplierE4),
        how: words.multiplierHow(windows, windows - traps, state.opened.length),
      },
    ];
  },
  rtpProof: maths.rtpProof,
  payoutsOf,
  limitTo: (params, highestE4) => ({
    ...params,
    most: stepsWithin(maths.climbOf(params.difficulty), highestE4),
  }),
  sampleParams: maths.sampleParams,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
