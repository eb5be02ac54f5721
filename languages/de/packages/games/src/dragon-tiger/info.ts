import type { info as english } from '#english/packages/games/src/dragon-tiger/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Zwei Seiten, je eine Karte, für alle am Tisch. Lege Chips auf den Drachen, den Tiger oder ein Unentschieden, solange gesetzt werden kann; dann werden beide Karten aus acht Decks gegeben, die für jede Runde neu gemischt werden.',
        'Die höhere Karte gewinnt. Das Ass ist die niedrigste, der König die höchste; Farben zählen nicht.',
        'Der Einsatz in der Leiste ist der Wert eines Chips; alle Chips zusammen sind dein Einsatz für die Runde. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Drache und Tiger zahlen 1 zu 1. Haben beide Karten denselben Rang, ist es ein Unentschieden: Es zahlt 11 zu 1, bei gleicher Farbe 50 zu 1, und die Hälfte aller Chips auf Drache und Tiger kommt zurück.',
        'Die Auszahlungsquoten: Drache und Tiger 96,26\u00A0%, Unentschieden 89,63\u00A0%, Unentschieden in einer Farbe 86,02\u00A0%. Alle sind genau gezählt. Ein Unentschieden in einer Farbe zahlt auch Chips auf Unentschieden.',
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
    { name: 'Drache', pays: '1 zu 1', chance: '46,26\u00A0%' },
    { name: 'Tiger', pays: '1 zu 1', chance: '46,26\u00A0%' },
    { name: 'Unentschieden', pays: '11 zu 1', chance: '7,46\u00A0%' },
    { name: 'Unentschieden in einer Farbe', pays: '50 zu 1', chance: '1,68\u00A0%' },
  ],
  bets: ['Drache', 'Tiger', 'Unentschieden', 'Unentschieden in einer Farbe'],
};
