import type { info as english } from '#english/packages/games/src/baccarat/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege Chips auf die Hand des Spielers, die der Bank, auf Unentschieden oder ein Paar, und lass geben. „Spieler“ und „Bank“ heißen die beiden Hände; du kannst auf jede setzen.',
        'Beide bekommen zwei Karten aus acht Decks, die für jede Runde neu gemischt werden. Asse zählen eins, zwei bis neun ihren Wert, Zehnen und Bilder nichts. Von der Summe zählt die letzte Ziffer: 7 und 8 sind 5. Die Hand näher an 9 gewinnt.',
      ],
    },
    {
      title: 'Die dritte Karte',
      text: [
        'Bei 8 oder 9 mit zwei Karten, einer Natural, zieht niemand.',
        'Sonst zieht die Hand des Spielers bei 0 bis 5 und bleibt bei 6 oder 7 stehen. Blieb sie stehen, zieht die Bank bei 0 bis 5.',
        'Zog der Spieler, zieht die Bank bei 0 bis 2 immer, bei 3, wenn die Karte keine 8 war, bei 4, wenn sie 2 bis 7 war, bei 5, wenn sie 4 bis 7 war, bei 6, wenn sie 6 oder 7 war, und bei 7 nie.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Spieler zahlt 1 zu 1, Bank 19 zu 20 (von ihrem Gewinn gehen 5\u00A0% ab), Unentschieden 8 zu 1. Bei Unentschieden kommen Chips auf Spieler und Bank zurück. Ein Paar zahlt 11 zu 1, wenn die ersten beiden Karten dieser Hand denselben Rang haben.',
        'Die Auszahlungsquoten: Bank 98,94\u00A0%, Spieler 98,76\u00A0%, jedes Paar 89,63\u00A0%, Unentschieden 85,64\u00A0%. Alle sind genau gezählt, über jede Reihenfolge von sechs Karten aus acht Decks.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einer deiner Chips gewonnen hat.',
      ],
    },
    {
      title: 'Die Straße',
      text: [
        'Die Straße zeigt deine letzten Hände, wie es in Casinos üblich ist. Über die nächste sagt sie nichts: Acht frische Decks haben kein Gedächtnis.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Karten werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder deine Chips noch eine frühere Runde ändern daran etwas.',
        'Eine Runde lässt sich nicht unterbrechen: Einsatz, Karten und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Bank', pays: '19 zu 20', chance: '45,86\u00A0%' },
    { name: 'Spieler', pays: '1 zu 1', chance: '44,62\u00A0%' },
    { name: 'Unentschieden', pays: '8 zu 1', chance: '9,51\u00A0%' },
    { name: 'Paar des Spielers', pays: '11 zu 1', chance: '7,46\u00A0%' },
    { name: 'Paar der Bank', pays: '11 zu 1', chance: '7,46\u00A0%' },
  ],
  bets: ['Bank', 'Spieler', 'Unentschieden', 'Paar des Spielers', 'Paar der Bank'],
};
