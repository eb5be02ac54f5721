import type { info as english } from '#english/packages/games/src/night-orchestra/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 10 feste Linien. Dein Einsatz gilt für alle: Auf jede Linie entfällt ein Zehntel.',
        'Eine Linie zahlt für drei oder mehr gleiche Symbole nebeneinander, von der linken Walze an, und für zwei Geigen. Je Linie wird nur der beste Gewinn gezahlt, Gewinne auf verschiedenen Linien werden addiert.',
        'Der Notenschlüssel ist wild: Er ersetzt jedes Symbol außer Mond und Note. Jede Position einer Walze ist gleich wahrscheinlich.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Der Mond ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 10 Freispiele, etwa einmal in 133 Spins.',
        'Freispiele laufen auf eigenen Walzen, mit Noten und ohne Monde.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Noten und Stufen',
      text: [
        'Jede Note, die ein Freispiel zeigt, wird gesammelt. Auf Linien zahlen Noten nichts.',
        '6, 13, 20 und 28 Noten erreichen die Stufen ×2, ×3, ×5 und ×12: Vom nächsten Spin an wird alles, was Freispiele zahlen, damit multipliziert. Jede Stufe bringt außerdem 2 Freispiele.',
        'Von allen Freispielen, die es gibt, erreichen 99,6\u00A0%, 83,5\u00A0%, 38,1\u00A0% und 5,4\u00A0% diese Stufen.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 5.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 19,4 Millionen Runden. In der Auszahlungsquote von 96,15\u00A0% ist diese Grenze schon berücksichtigt.',
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
    { name: 'Notenschlüssel oder Geige, 5 / 4 / 3 / 2', pays: '400× / 30× / 5× / 0,5×' },
    { name: 'Flügel, 5 / 4 / 3', pays: '60× / 12,5× / 3×' },
    { name: 'Trompete, 5 / 4 / 3', pays: '40× / 9× / 2,5×' },
    { name: 'Pauke, 5 / 4 / 3', pays: '30× / 7× / 2×' },
    { name: 'A oder K, 5 / 4 / 3', pays: '15× / 3,5× / 1×' },
    { name: 'Q, 5 / 4 / 3', pays: '10× / 2,5× / 0,8×' },
    { name: 'J oder 10, 5 / 4 / 3', pays: '8× / 2× / 0,5×' },
    {
      name: 'Mond an beliebiger Stelle, 5 / 4 / 3',
      pays: '50× / 10× / 2× und 10 Freispiele',
      chance: '0,75\u00A0%',
    },
  ],
  bets: ['Jeder Spin'],
};
