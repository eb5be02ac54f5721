import type { AnteView } from '#english/packages/games/src/cards/ante/ante-rules.ts';
import type { texts as english } from '#english/packages/games/src/harbour-holdem/view/texts.ts';
import type { HandClass } from '#english/packages/games/src/harbour-holdem/versions/1-hands.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';

const { hands } = proofTexts;
const result = ({ outcome }: AnteView<HandClass>): string => anteTableTexts.outcomes[outcome ?? 'folded'];

export const texts: Translation<typeof english> = {
  ante: 'Ante',
  spot: 'Ante, bis 100 zu 1',
  antePays: 'bis 100 zu 1',
  call: 'Call',
  callAmount: (amount) => `Mitgehen ${amount}`,
  advised: { call: 'mitgehen', fold: 'passen' },
  hands,
  result,
  antePayouts: 'Die Ante zahlt',
  lines: {
    royalFlush: 'Royal Flush',
    straightFlush: 'Straight Flush',
    fourOfAKind: 'Vierling',
    fullHouse: 'Full House',
    flush: 'Flush',
    straight: 'Straße oder weniger',
  },
  toOne: (pays) => `${pays} zu 1`,
  keys: [
    ['S', 'Mitgehen'],
    ['F', 'Passen'],
  ],
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (view) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
};
