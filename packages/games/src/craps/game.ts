/** Craps: two dice, a line bet and its point, over several throws; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { mostUnits, type Chips } from '../tables/chips.ts';
import { explainWon } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { CrapsParams, CrapsView } from './versions/1.ts';

const published = ['pass', 'dont-pass', 'place-6', 'place-5', 'place-4', 'twelve'];

const chipsText = (chips: Chips): string =>
  Object.entries(chips)
    .map(([spot, units]) => `${spot} ${units}`)
    .join(', ');

const version1 = defineGame({
  id: 'craps',
  name: 'Craps',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: BigInt(mostUnits * (maths.mostFurther + 1) * (maths.onePays + 1)) * 10_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  actionText: (_type, action) => {
    const { chips = {} } = action ?? {};
    return Object.keys(chips).length === 0 ? words.roll : words.rollWith(chipsText(chips));
  },
  bets: published.map((spot, index) => ({
    name: info.bets[index] ?? spot,
    params: { chips: { [spot]: maths.stepOf(spot) } },
  })),
  plays: [
    { name: info.bets[published.length] ?? '', proof: () => maths.oddsProof('pass') },
    { name: info.bets[published.length + 1] ?? '', proof: () => maths.oddsProof('come') },
  ],
  furtherBets: true,
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  bestAction: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => [
    { label: words.throws, value: words.thrown(state.throws), how: words.diceHow },
    explainWon(maths.settle(state), words),
  ],
  rtpProof: maths.rtpProof,
  payoutsOf: maths.payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
