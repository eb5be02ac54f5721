import type { proofTexts as english } from '#english/packages/games/src/island-stud/texts.ts';
import type { Translation } from '#languages/translation.ts';
import { anteTexts } from '../cards/ante/ante-texts.ts';

export const proofTexts: Translation<typeof english> = {
  hands: anteTexts.hands,
  drawn: 'aus deck(1, 10): Spieler, Dealer, Spieler, Dealer …',
  showdown: 'der Dealer spielt mit Ass und König oder besser; die höhere Hand gewinnt',
  pays: 'Ante und Erhöhung zusammen; die Erhöhung nach der Tabelle, wenn deine Hand gewinnt',
  actions: { raise: 'Erhöhen', fold: 'Passen' },
  wrong: 'Lege Chips in der Form „ante 5“.',
};
