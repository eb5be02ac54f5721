import type { proofTexts as english } from '#english/packages/games/src/casino-war/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  hands: {
    ...{ 2: 'Zwei', 3: 'Drei', 4: 'Vier', 5: 'Fünf', 6: 'Sechs', 7: 'Sieben', 8: 'Acht', 9: 'Neun', 10: 'Zehn' },
    ...{ J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' },
  },
  drawn: 'aus deck(6, 4): Spieler, Dealer; für einen Krieg die nächsten beiden, Spieler, Dealer',
  showdown: 'die höhere Karte gewinnt, das Ass ist die höchste; gleiche Karten im Krieg gewinnt der Spieler',
  pays: 'die Ante mit ihrem Kriegseinsatz, und die Wette auf Gleichstand, wenn die ersten beiden Karten gleich sind',
  outcomes: {
    folded: 'gleiche Karten, aufgegeben',
    won: 'deine Karte gewinnt',
    lost: 'die Karte des Dealers gewinnt',
  },
  actions: { war: 'In den Krieg ziehen', surrender: 'Aufgeben' },
  wrong: 'Lege Chips in der Form „ante 5, tie 1“: ante, tie oder beides.',
};
