import type { info as english } from '#english/packages/games/src/live-baccarat/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Zwei Hände für alle am Tisch. Lege Chips auf die Hand des Spielers, die der Bank, auf Unentschieden oder ein Paar, solange gesetzt werden kann. „Spieler“ und „Bank“ heißen die beiden Hände; du kannst auf jede setzen.',
        'Beide bekommen zwei Karten aus acht Decks, die für jede Runde neu gemischt werden. Asse zählen eins, zwei bis neun ihren Wert, Zehnen und Bilder nichts. Von der Summe zählt die letzte Ziffer: 7 und 8 sind 5. Die Hand näher an 9 gewinnt.',
        'Der Einsatz in der Leiste ist der Wert eines Chips; alle Chips zusammen sind dein Einsatz für die Runde. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
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
      title: 'Faire Runden',
      text: [
        'Die Ergebnisse aller kommenden Runden stehen vorher als Kette von Hashes fest, deren Ende vor ihrer ersten Runde veröffentlicht wird. Die Karten einer Runde werden aus ihrem Glied der Kette gezogen, das nach dem Ende der Setzzeit gezeigt wird. Kein Einsatz ändert sie.',
        'Die Uhr der Datenbank entscheidet, ob ein Einsatz rechtzeitig kam. Nach dem Ende der Setzzeit werden die angenommenen Einsätze abgerechnet, auch wenn deine Verbindung abbricht.',
        'War die Datenbank während der Setzzeit weg, ist die Runde ungültig, und jeder Einsatz wird zurückgegeben.',
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
