/** Every word of the Harbour Hold’em scene. */
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import type { AnteParams, AnteView } from '../../cards/ante/ante-rules.ts';
import { unitsOn } from '../../tables/chips.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';
import type { HandClass } from '../versions/1-hands.ts';

const { hands } = proofTexts;
const result = ({ outcome }: AnteView<HandClass>): string => anteTableTexts.outcomes[outcome ?? 'folded'];

export const texts = {
  ante: 'Ante',
  spot: 'Ante, up to 100 to 1',
  antePays: 'up to 100 to 1',
  call: 'Call',
  callAmount: (amount: string) => `Call ${amount}`,
  advised: { call: 'call', fold: 'fold' } as Readonly<Record<string, string>>,
  hands,
  result,
  antePayouts: 'The ante pays',
  lines: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight or less',
  },
  toOne: (pays: number) => `${pays} to 1`,
  keys: [
    ['S', 'Call'],
    ['F', 'Fold'],
  ],
  betText: ({ chips }: AnteParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (view: AnteView<HandClass>) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
} as const;
