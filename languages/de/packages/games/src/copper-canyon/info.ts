import type { info as english } from '#english/packages/games/src/copper-canyon/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je vier Reihen und 40 feste Linien. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein Vierzigstel davon.',
        'Eine Linie gewinnt ab drei gleichen Symbolen nebeneinander, von der linken Walze an. Pro Linie zählt nur der höchste Gewinn, Gewinne auf verschiedenen Linien werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich. Bezahlte Spins und Freispiele laufen auf denselben Walzen.',
      ],
    },
    {
      title: 'Wilds bedecken ihre Walze',
      text: [
        'Der Kupferstern ist das Wild. Er landet auf den Walzen 2, 3 und 4, bedeckt seine ganze Walze, in bezahlten Spins wie in Freispielen, und ersetzt jedes Symbol außer der Sonne.',
        'Eine Sonne unter einer bedeckten Walze zählt trotzdem.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Die Sonne ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 10 Freispiele, etwa einmal in 92 Spins.',
        'Alles, was ein Freispiel zahlt, wird mit 3 multipliziert, auch die Sonnen. Drei oder mehr Sonnen in einem Freispiel bringen 10 weitere, ohne Obergrenze.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 6.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 8,6 Millionen Runden. In der Auszahlungsquote von 96,03\u00A0% ist diese Grenze schon berücksichtigt.',
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
    { name: 'Adler, 5 / 4 / 3', pays: '50× / 4× / 1×' },
    { name: 'Lokomotive, 5 / 4 / 3', pays: '10× / 2,5× / 0,75×' },
    { name: 'Grubenlampe, 5 / 4 / 3', pays: '6,25× / 1,5× / 0,5×' },
    { name: 'Spitzhacken, 5 / 4 / 3', pays: '5× / 1,25× / 0,4×' },
    { name: 'A oder K, 5 / 4 / 3', pays: '2,5× / 0,6× / 0,2×' },
    { name: 'Q, 5 / 4 / 3', pays: '1,5× / 0,4× / 0,15×' },
    { name: 'J oder 10, 5 / 4 / 3', pays: '1,25× / 0,3× / 0,1×' },
    { name: 'Sonne an beliebiger Stelle, 5 / 4 / 3', pays: '50× / 10× / 2× und 10 Freispiele', chance: '1,09\u00A0%' },
  ],
  bets: ['Jeder Spin'],
};
