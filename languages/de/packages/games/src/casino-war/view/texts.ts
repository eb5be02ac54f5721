import type { AnteView } from '#english/packages/games/src/cards/ante/ante-rules.ts';
import type { Rank } from '#english/packages/games/src/cards/card-text.ts';
import type { texts as english } from '#english/packages/games/src/casino-war/view/texts.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';

const { hands } = proofTexts;

const result = ({ outcome, choice, player, dealer }: AnteView<Rank>): string => {
  const fought = choice === 'war';
  if (outcome === 'folded') return 'Aufgegeben: Die halbe Ante kommt zurück';
  if (outcome === 'won') return fought ? 'Du gewinnst den Krieg' : 'Deine Karte gewinnt';
  if (outcome === 'lost') return fought ? 'Der Dealer gewinnt den Krieg' : 'Die Karte des Dealers gewinnt';
  return (player[0] ?? 0) >> 2 === (dealer[0] ?? 0) >> 2 ? 'Die Karten sind gleich' : 'Die Karten sind verschieden';
};

export const texts: Translation<typeof english> = {
  bets: { ante: 'Ante', tie: 'Gleichstand' },
  spots: { ante: 'Ante, 1 zu 1', tie: 'Gleichstand, 10 zu 1' },
  spotPays: { ante: '1 zu 1', tie: '10 zu 1' },
  war: 'Krieg',
  warAmount: (amount) => `Krieg ${amount}`,
  surrender: 'Aufgeben',
  choose: () => 'Gleichstand: Krieg oder aufgeben?',
  letters: { folded: 'A' },
  advised: { war: 'Krieg', surrender: 'aufgeben' },
  hands,
  result,
  payouts: 'Auszahlungen',
  lines: {
    won: 'Ante: höhere Karte',
    war: 'Krieg: höher oder gleich',
    anteBack: 'Ante: Krieg gewonnen',
    surrendered: 'Ante: aufgegeben',
    tie: 'Gleichstand am Anfang',
  },
  pays: { won: '1 zu 1', war: '1 zu 1', anteBack: 'zurück', surrendered: 'die Hälfte', tie: '10 zu 1' },
  keys: [
    ['S', 'In den Krieg ziehen'],
    ['F', 'Aufgeben'],
  ],
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announceTie: (hand) => `Gleichstand: ${hand}. In den Krieg ziehen oder aufgeben?`,
  announce: (view) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
};
