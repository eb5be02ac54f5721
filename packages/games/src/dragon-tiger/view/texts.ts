/** Every word of the scene. */
import { cardSign } from '../../cards/card-text.ts';
import { unitsOn } from '../../tables/chips.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import type { Bet, Winner } from '../versions/1-cards.ts';
import type { DragonTigerParams } from '../versions/1-payouts.ts';
import type { DragonTigerView } from '../versions/1.ts';

const names: Readonly<Record<Bet, string>> = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
};
const results: Readonly<Record<Winner, string>> = { dragon: 'Dragon wins', tiger: 'Tiger wins', tie: 'Tie' };

export const texts = {
  action: 'Bet',
  layout: 'Bets',
  names,
  pays: { dragon: '1 to 1', tiger: '1 to 1', tie: '11 to 1', 'suited-tie': '50 to 1' },
  letters: { dragon: 'D', tiger: 'T', tie: '=' },
  returns: 'Return 96.26% on dragon and tiger',
  phases: { running: 'Cards', settled: 'Result' },
  result: ({ winner, suited }: DragonTigerView) => (suited ? names['suited-tie'] : results[winner]),
  announce: ({ dragon, tiger, winner }: DragonTigerView) =>
    `Dragon ${cardSign(dragon)}, tiger ${cardSign(tiger)}. ${results[winner]}.`,
  betText: ({ chips }: DragonTigerParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
} as const;
