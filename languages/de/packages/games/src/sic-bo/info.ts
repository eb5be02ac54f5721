import type { info as english } from '#english/packages/games/src/sic-bo/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege Chips auf den Tisch und würfle. Unter der Glocke fallen drei Würfel; jeder der 216 Würfe ist in jeder Runde gleich wahrscheinlich.',
        'Der Einsatz in der Leiste ist der Wert eines Chips. Wie viele du mit einem Druck legst, wählst du im Chipständer; alle Chips zusammen sind dein Einsatz für die Runde.',
      ],
    },
    {
      title: 'Die Einsätze',
      text: [
        'Klein gewinnt bei einer Summe von 4 bis 10, Groß bei 11 bis 17, Gerade und Ungerade bei einer solchen Summe. Alle vier verlieren, wenn die drei Würfel gleich sind.',
        'Eine Summe gewinnt, wenn die Würfel sie ergeben. Zwei Zahlen gewinnen, wenn beide liegen, ein Pasch, wenn mindestens zwei Würfel seine Zahl zeigen, ein Drilling, wenn es alle drei tun; Jeder Drilling gewinnt, gleich welche Zahl dreimal liegt.',
        'Eine einzelne Zahl zahlt danach, wie viele Würfel sie zeigen: 1 zu 1, 2 zu 1 oder 12 zu 1.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Gewinnende Chips bleiben deine und kommen mit dem Gewinn zurück. Die Auszahlungsquoten sind über alle 216 Würfe genau gezählt: Klein, Groß, Gerade, Ungerade und zwei Zahlen 97,22\u00A0%, eine einzelne Zahl 96,29\u00A0%, Summen 87,50\u00A0% bis 92,59\u00A0%, ein Pasch oder Jeder Drilling 88,88\u00A0%, ein bestimmter Drilling 83,79\u00A0%.',
        'Kein Spielsystem ändert diese Quoten: Mehr Chips heißt nur mehr Einsatz.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einer deiner Chips gewonnen hat.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Würfel werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder deine Chips noch eine frühere Runde ändern daran etwas. Eine Summe, die lange nicht kam, ist nicht fällig.',
        'Eine Runde lässt sich nicht unterbrechen: Einsatz, Würfel und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Klein, Groß, Gerade, Ungerade', pays: '1 zu 1', chance: '105 von 216' },
    { name: 'Zwei Zahlen', pays: '6 zu 1', chance: '30 von 216' },
    { name: 'Einzelne Zahl, 1, 2 oder 3 Würfel', pays: '1, 2, 12 zu 1', chance: '75, 15, 1 von 216' },
    { name: 'Summe 10 oder 11', pays: '6 zu 1', chance: '27 von 216' },
    { name: 'Summe 9 oder 12', pays: '7 zu 1', chance: '25 von 216' },
    { name: 'Summe 8 oder 13', pays: '8 zu 1', chance: '21 von 216' },
    { name: 'Summe 7 oder 14', pays: '12 zu 1', chance: '15 von 216' },
    { name: 'Summe 6 oder 15', pays: '18 zu 1', chance: '10 von 216' },
    { name: 'Summe 5 oder 16', pays: '31 zu 1', chance: '6 von 216' },
    { name: 'Summe 4 oder 17', pays: '62 zu 1', chance: '3 von 216' },
    { name: 'Pasch', pays: '11 zu 1', chance: '16 von 216' },
    { name: 'Jeder Drilling', pays: '31 zu 1', chance: '6 von 216' },
    { name: 'Drilling', pays: '180 zu 1', chance: '1 von 216' },
  ],
  bets: [
    'Klein oder Groß',
    'Gerade oder Ungerade',
    'Zwei Zahlen',
    'Einzelne Zahl',
    'Summe 9 oder 12',
    'Summe 7 oder 14',
    'Pasch',
    'Jeder Drilling',
    'Summe 5 oder 16',
    'Summe 6 oder 15',
    'Summe 8 oder 13',
    'Summe 10 oder 11',
    'Summe 4 oder 17',
    'Drilling',
  ],
};
