import type { info as english } from '#english/packages/games/src/european-roulette/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege Chips auf den Tisch und starte das Rad. Die Kugel fällt in eines von 37 Fächern: die Zahlen 1 bis 36 und eine einzige Null. Jedes Fach ist in jeder Runde gleich wahrscheinlich.',
        'Der Einsatz in der Leiste ist der Wert eines Chips. Wie viele du mit einem Druck legst, wählst du unter dem Tisch; alle Chips zusammen sind dein Einsatz für die Runde.',
        'Das Rennoval legt Chips nach der Reihenfolge der Zahlen im Rad: eine Zahl mit ihren Nachbarn oder einen der vier Abschnitte.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine einzelne Zahl zahlt 35 zu 1, ein Zahlenpaar 17 zu 1, eine Querreihe oder Dreiergruppe mit Null 11 zu 1, ein Viererblock oder die ersten vier 8 zu 1, zwei Querreihen 5 zu 1, ein Dutzend oder eine Kolonne 2 zu 1, und Rot, Schwarz, Gerade, Ungerade, 1–18 und 19–36 zahlen 1 zu 1. Gewinnende Chips bleiben dein und kommen mit dem Gewinn zurück.',
        'Jeder Einsatz hat eine Auszahlungsquote von 97,29\u00A0% (36/37). Daran ändert kein System etwas: Mehr Chips bedeuten nur einen höheren Einsatz.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einer deiner Chips gewonnen hat.',
      ],
    },
    {
      title: 'Die französische Regel',
      text: [
        'Ist La partage eingeschaltet, kommt bei der Null die Hälfte aller Chips auf Rot, Schwarz, Gerade, Ungerade, 1–18 und 19–36 zurück. Ihre Auszahlungsquote beträgt dann 98,64\u00A0% (73/74); alle anderen bleiben gleich. Das kostet nichts.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Das Fach wird aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder deine Chips noch eine frühere Runde ändern daran etwas. Zahlen, die lange nicht kamen, sind nicht fällig.',
        'Eine Runde lässt sich nicht unterbrechen: Einsatz, Zahl und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
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
    'Einfache Chance, französische Regel',
    'Dutzend oder Kolonne',
    'Zwei Querreihen',
    'Viererblock oder die ersten vier',
    'Querreihe oder Dreiergruppe',
    'Zahlenpaar',
    'Einzelne Zahl',
  ],
};
