import type { texts as english } from '#english/packages/games/src/dragon-tiger/view/texts.ts';
import type { Bet, Winner } from '#english/packages/games/src/dragon-tiger/versions/1-cards.ts';
import { cardSign } from '#english/packages/games/src/cards/card-text.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const names: Readonly<Record<Bet, string>> = {
  dragon: 'Drache',
  tiger: 'Tiger',
  tie: 'Unentschieden',
  'suited-tie': 'In einer Farbe',
};
const results: Readonly<Record<Winner, string>> = {
  dragon: 'Drache gewinnt',
  tiger: 'Tiger gewinnt',
  tie: 'Unentschieden',
};

export const texts: Translation<typeof english> = {
  action: 'Setzen',
  layout: 'Einsätze',
  names,
  pays: { dragon: '1 zu 1', tiger: '1 zu 1', tie: '11 zu 1', 'suited-tie': '50 zu 1' },
  letters: { dragon: 'D', tiger: 'T', tie: '=' },
  returns: 'Auszahlungsquote 96,26 % auf Drache und Tiger',
  phases: { running: 'Karten', settled: 'Ergebnis' },
  result: ({ winner, suited }) => (suited ? 'Unentschieden in einer Farbe' : results[winner]),
  announce: ({ dragon, tiger, winner }) => `Drache ${cardSign(dragon)}, Tiger ${cardSign(tiger)}. ${results[winner]}.`,
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
};
