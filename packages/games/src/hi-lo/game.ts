/** Hi-Lo: is the next card higher or lower; the newest version of its maths with its texts for players. */
import { cardSign } from '../cards/card-text.ts';
import { defineGame } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import { climbingRules } from '../picks/climbing-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { HiLoParams, HiLoView } from './versions/1.ts';

const wordOf: Readonly<Record<string, string>> = { take: words.take, void: words.voided, higher: words.higher };
const stops = [1, 3, 5, 7];

const version1 = defineGame({
  ...climbingRules(maths, words),
  id: 'hi-lo',
  name: 'Hi-Lo',
  maxMultiplierE4: BigInt(maths.mostE4),
  info,
  catalogue,
  actionText: (type) => wordOf[type] ?? words.lower,
  bets: stops.map((stop, index) => ({ name: info.bets[index] ?? '', params: maths.params.parse({ stop }) })),
  plays: [{ name: info.bets[stops.length] ?? '', proof: () => maths.longShotProof() }],
  explain: (state) => [
    { label: words.cards, value: state.cards.map(cardSign).join(' '), how: words.cardsHow },
    {
      label: words.guesses,
      value: state.guesses.map((guess) => words[guess]).join(', ') || '–',
      how: words.guessesHow,
    },
    {
      label: words.multiplier,
      value: plainMultiplier(maths.settle(state).multiplierE4),
      how: words.multiplierHow(state.guesses.length),
    },
  ],
  payoutsOf,
  limitTo: (params, highestE4) => ({
    ...params,
    most: highestE4 < BigInt(maths.mostE4) ? Number(highestE4) : maths.mostE4,
  }),
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
