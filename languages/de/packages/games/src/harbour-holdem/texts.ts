import type { proofTexts as english } from '#english/packages/games/src/harbour-holdem/texts.ts';
import type { Translation } from '#languages/translation.ts';
import { anteTexts } from '../cards/ante/ante-texts.ts';

export const proofTexts: Translation<typeof english> = {
  hands: anteTexts.hands,
  drawn: 'aus deck(1, 9): Spieler, Dealer, Spieler, Dealer, dann die Gemeinschaftskarten',
  showdown: 'der Dealer spielt mit einem Paar Vieren oder besser; die höhere Hand aus fünf von sieben Karten gewinnt',
  pays: 'Ante und Call zusammen; die Ante nach der Tabelle, der Call 1 zu 1, wenn deine Hand gewinnt',
  actions: { call: 'Mitgehen', fold: 'Passen' },
  wrong: 'Lege Chips in der Form „ante 5“.',
};
