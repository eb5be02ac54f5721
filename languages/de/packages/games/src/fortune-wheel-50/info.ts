import type { info as english } from '#english/packages/games/src/fortune-wheel-50/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Ein Rad für alle am Tisch. Lege Chips, solange gesetzt werden kann; dann wird das Rad gedreht, und jedes seiner 50 Felder ist gleich wahrscheinlich, in jeder Runde.',
        'Der Einsatz in der Leiste ist der Wert eines Chips; alle Chips zusammen sind dein Einsatz für die Runde. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Ein Feld gewinnt, wenn das Rad darauf stehen bleibt, und zahlt so viel zu 1, wie es sagt: 1, 3, 7, 11 und 23; der Rubin und der Stern zahlen je 47 zu 1. Gewinnende Chips bleiben deine.',
        'Jedes Feld bringt genau 96,00\u00A0% zurück. Kein Spielsystem ändert das: Mehr Chips heißt nur mehr Einsatz.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einer deiner Chips gewonnen hat.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Ergebnisse aller kommenden Runden stehen vorher als Kette von Hashes fest, deren Ende vor ihrer ersten Runde veröffentlicht wird. Das Feld einer Runde wird aus ihrem Glied der Kette gezogen, das nach dem Ende der Setzzeit gezeigt wird. Kein Einsatz ändert es.',
        'Die Uhr der Datenbank entscheidet, ob ein Einsatz rechtzeitig kam. Nach dem Ende der Setzzeit werden die angenommenen Einsätze abgerechnet, auch wenn deine Verbindung abbricht.',
        'War die Datenbank während der Setzzeit weg, ist die Runde ungültig, und jeder Einsatz wird zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: '1', pays: '1 zu 1', chance: '24 von 50' },
    { name: '3', pays: '3 zu 1', chance: '12 von 50' },
    { name: '7', pays: '7 zu 1', chance: '6 von 50' },
    { name: '11', pays: '11 zu 1', chance: '4 von 50' },
    { name: '23', pays: '23 zu 1', chance: '2 von 50' },
    { name: 'Rubin', pays: '47 zu 1', chance: '1 von 50' },
    { name: 'Stern', pays: '47 zu 1', chance: '1 von 50' },
  ],
  bets: ['1', '3', '7', '11', '23', 'Rubin', 'Stern'],
};
