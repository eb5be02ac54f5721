import type { info as english } from '#english/packages/games/src/live-roulette/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Ein Rad für alle am Tisch. Lege Chips auf den Tisch, solange gesetzt werden kann; dann rollt die Kugel und fällt in eines von 37 Fächern: die Zahlen 1 bis 36 und eine einzige Null. Jedes Fach ist gleich wahrscheinlich, in jeder Runde.',
        'Der Einsatz in der Leiste ist der Wert eines Chips; alle Chips zusammen sind dein Einsatz für die Runde. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
        'Kleine Chips auf dem Tisch sind das Geld der anderen. Zahlen, die lange nicht kamen, sind nicht fällig.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine einzelne Zahl zahlt 35 zu 1, ein Zahlenpaar 17 zu 1, eine Querreihe oder Dreiergruppe mit Null 11 zu 1, ein Viererblock oder die ersten vier 8 zu 1, zwei Querreihen 5 zu 1, ein Dutzend oder eine Kolonne 2 zu 1, und Rot, Schwarz, Gerade, Ungerade, 1–18 und 19–36 zahlen 1 zu 1. Gewinnende Chips bleiben deine.',
        'Jeder Einsatz hat eine Auszahlungsquote von 97,29\u00A0% (36/37). Daran ändert kein System etwas: Mehr Chips bedeuten nur einen höheren Einsatz.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einer deiner Chips gewonnen hat.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Ergebnisse aller kommenden Runden stehen vorher als Kette von Hashes fest, deren Ende vor ihrer ersten Runde veröffentlicht wird. Die Zahl einer Runde wird aus ihrem Glied der Kette gezogen, das nach dem Ende der Setzzeit gezeigt wird. Kein Einsatz ändert sie.',
        'Die Uhr der Datenbank entscheidet, ob ein Einsatz rechtzeitig kam. Nach dem Ende der Setzzeit werden die angenommenen Einsätze abgerechnet, auch wenn deine Verbindung abbricht.',
        'War die Datenbank während der Setzzeit weg, ist die Runde ungültig, und jeder Einsatz wird zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Plein, 1 Zahl', pays: '35 zu 1', chance: '1 von 37' },
    { name: 'Zahlenpaar, 2 Zahlen', pays: '17 zu 1', chance: '2 von 37' },
    { name: 'Querreihe oder Dreiergruppe, 3 Zahlen', pays: '11 zu 1', chance: '3 von 37' },
    { name: 'Viererblock oder die ersten vier, 4 Zahlen', pays: '8 zu 1', chance: '4 von 37' },
    { name: 'Zwei Querreihen, 6 Zahlen', pays: '5 zu 1', chance: '6 von 37' },
    { name: 'Dutzend oder Kolonne, 12 Zahlen', pays: '2 zu 1', chance: '12 von 37' },
    { name: 'Rot, Schwarz, Gerade, Ungerade, 1–18, 19–36', pays: '1 zu 1', chance: '18 von 37' },
  ],
  bets: [
    'Einfache Chance',
    'Dutzend oder Kolonne',
    'Zwei Querreihen',
    'Viererblock oder die ersten vier',
    'Querreihe oder Dreiergruppe',
    'Zahlenpaar',
    'Einzelne Zahl',
  ],
};
