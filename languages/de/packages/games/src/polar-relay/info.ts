import type { info as english } from '#english/packages/games/src/polar-relay/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 20 feste Linien. Dein Einsatz gilt für alle: Auf jede Linie entfällt ein Zwanzigstel.',
        'Linien zahlen in beide Richtungen: für drei oder mehr gleiche Symbole nebeneinander, von der linken oder von der rechten Walze an. Eine Linie kann von beiden Seiten zahlen; geht sie über alle fünf Walzen, zahlt sie einmal, in der besseren Richtung. Gewinne auf verschiedenen Linien werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich.',
      ],
    },
    {
      title: 'Wilds bleiben',
      text: [
        'Die Fackel ist wild. Sie ersetzt jedes Symbol außer der Fahne und zahlt selbst, wenn das mehr ist.',
        'In Freispielen friert eine Fackel auf dem Feld fest, auf dem sie landet, und bleibt dort bis zum letzten, während sich die Walzen dahinter drehen.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Die Fahne ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 10 Freispiele, etwa einmal in 127 Spins.',
        'Freispiele laufen auf eigenen Walzen, mit einer Fackel auf jeder und ohne Fahnen: Weitere Freispiele gibt es darin nicht.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 3.500-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 38 Millionen Runden. In der Auszahlungsquote von 96,34\u00A0% ist diese Grenze schon berücksichtigt.',
        'Die Quote ohne die Grenze und die Chance auf irgendeine Auszahlung sind genau ausgerechnet. Was die Grenze wegnimmt und wie weit Runden auseinanderliegen, wurde über 2 Milliarden Runden gezählt.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Positionen werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch eine frühere Runde ändert daran etwas.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Fackel, 5 / 4 / 3', pays: '125× / 7,5× / 2×' },
    { name: 'Pinguin, 5 / 4 / 3', pays: '75× / 7,5× / 2×' },
    { name: 'Husky, 5 / 4 / 3', pays: '20× / 4,5× / 1,25×' },
    { name: 'Schlitten, 5 / 4 / 3', pays: '15× / 3,5× / 0,9×' },
    { name: 'Kompass, 5 / 4 / 3', pays: '10× / 2,5× / 0,75×' },
    { name: 'A oder K, 5 / 4 / 3', pays: '6× / 1,25× / 0,4×' },
    { name: 'Q, 5 / 4 / 3', pays: '4× / 0,9× / 0,3×' },
    { name: 'J oder 10, 5 / 4 / 3', pays: '3× / 0,75× / 0,25×' },
    {
      name: 'Fahne an beliebiger Stelle, 5 / 4 / 3',
      pays: '50× / 10× / 2× und 10 Freispiele',
      chance: '0,78\u00A0%',
    },
  ],
  bets: ['Jeder Spin'],
};
