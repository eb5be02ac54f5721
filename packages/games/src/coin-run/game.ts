/** Coin Run: heads doubles, tails ends; the newest version of its maths with its texts for players. */
import { climbingRules } from '../picks/climbing-rules.ts';
import { stepsWithin } from '../picks/climb.ts';
import { defineGame } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { CoinRunParams, CoinRunView } from './versions/1.ts';

const wordOf: Readonly<Record<string, string>> = { take: words.take, void: words.voided };
const stops = [1, 2, 3, 5, 10, 0];

const version1 = defineGame({
  ...climbingRules(maths, words),
  id: 'coin-run',
  name: 'Coin Run',
  maxMultiplierE4: maths.climb.stepsE4.at(-1) ?? 0n,
  info,
  catalogue,
  actionText: (type) => wordOf[type] ?? words.flip,
  bets: stops.map((stop, index) => ({ name: info.bets[index] ?? '', params: maths.params.parse({ stop }) })),
  explain: (state) => [
    {
      label: words.flips,
      value: state.flips.map((flip) => (flip === 1 ? words.heads : words.tails)).join(', ') || '–',
      how: words.flipsHow,
    },
    {
      label: words.multiplier,
      value: plainMultiplier(maths.settle(state).multiplierE4),
      how: words.multiplierHow(state.flips.filter((flip) => flip === 1).length),
    },
  ],
  payoutsOf,
  limitTo: (params, highestE4) => ({ ...params, most: stepsWithin(maths.climb, highestE4) }),
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
