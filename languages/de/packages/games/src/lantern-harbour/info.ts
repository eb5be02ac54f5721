import type { info as english } from '#english/packages/games/src/lantern-harbour/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 20 feste Linien. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein Zwanzigstel davon.',
        'Eine Linie gewinnt ab drei gleichen Symbolen nebeneinander, von der linken Walze an; Laterne und Wild zahlen schon ab zwei. Pro Linie zählt nur der höchste Gewinn, Gewinne auf verschiedenen Linien werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich. Bezahlte Spins und Freispiele laufen auf denselben Walzen.',
      ],
    },
    {
      title: 'Wild und Scatter',
      text: [
        'Das Steuerrad ist das Wild: Es ersetzt jedes Symbol außer dem Lotus. Eine Linie nur aus Wilds zahlt wie Laternen.',
        'Der Lotus ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 12 Freispiele.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Alles, was ein Freispiel zahlt, wird mit 3 multipliziert, auch der Lotus. Drei oder mehr Lotus in einem Freispiel bringen 12 weitere, ohne Obergrenze.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 5.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 27 Millionen Runden. In der Auszahlungsquote von 96,20\u00A0% ist diese Grenze schon berücksichtigt.',
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
    { name: 'Laterne oder Wild, 5 / 4 / 3 / 2', pays: '100× / 10× / 2× / 0,25×' },
    { name: 'Dschunke, 5 / 4 / 3', pays: '25× / 6,25× / 1,5×' },
    { name: 'Leuchtturm, 5 / 4 / 3', pays: '18,75× / 5× / 1,25×' },
    { name: 'Koi, 5 / 4 / 3', pays: '12,5× / 3,75× / 1×' },
    { name: 'Mond, 5 / 4 / 3', pays: '10× / 3× / 1×' },
    { name: 'A, 5 / 4 / 3', pays: '6,25× / 2× / 0,5×' },
    { name: 'K, 5 / 4 / 3', pays: '6,25× / 1,75× / 0,5×' },
    { name: 'Q, 5 / 4 / 3', pays: '5× / 1,25× / 0,25×' },
    { name: 'J, 5 / 4 / 3', pays: '3,75× / 1× / 0,25×' },
    { name: '10, 5 / 4 / 3', pays: '3,75× / 0,75× / 0,25×' },
    { name: 'Lotus an beliebiger Stelle, 5 / 4 / 3', pays: '50× / 10× / 2× und 12 Freispiele', chance: '0,52\u00A0%' },
  ],
  bets: ['Jeder Spin'],
};
