import type { info as english } from '#english/packages/games/src/tidewell/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 243 Gewinnwege. Linien gibt es nicht: Ein Symbol zahlt, wenn es auf drei oder mehr Walzen nebeneinander liegt, von der linken Walze an, egal in welcher Reihe.',
        'Jedes Feld eines Symbols verbindet sich mit jedem Feld desselben Symbols auf der nächsten Walze, und jeder dieser Wege zahlt. Liegt ein Symbol auf der ersten Walze einmal, auf der zweiten zweimal und auf der dritten dreimal, sind das 1 × 2 × 3 = 6 Wege. Jedes Symbol zahlt einmal, für die längste Folge von Walzen, und die Gewinne verschiedener Symbole werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich.',
      ],
    },
    {
      title: 'Wilds multiplizieren',
      text: [
        'Die Wilds ×2 und ×3 landen auf den Walzen 2, 3 und 4 und ersetzen jedes Symbol außer dem Strudel.',
        'Führt ein Weg über ein Wild, wird er damit multipliziert: Ein Wild ×3 zählt wie drei Felder des Symbols. Mehrere Wilds auf einem Weg multiplizieren sich miteinander, bis zum 27-Fachen.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Der Strudel ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 10 Freispiele, etwa einmal in 126 Spins.',
        'Freispiele laufen auf eigenen Walzen: mit Wilds ×2 und ×3 auf jeder der drei mittleren und ohne Strudel. Weitere Freispiele gibt es darin nicht.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 4.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 3,8 Millionen Runden. In der Auszahlungsquote von 96,48\u00A0% ist diese Grenze schon berücksichtigt.',
        'Die Gewinntabelle zeigt, was ein einzelner Weg zahlt. Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
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
    { name: 'Perle auf 5 / 4 / 3 Walzen', pays: '8× / 2,8× / 0,8×' },
    { name: 'Schildkröte auf 5 / 4 / 3 Walzen', pays: '5,6× / 1,8× / 0,48×' },
    { name: 'Krebs auf 5 / 4 / 3 Walzen', pays: '3,6× / 1,2× / 0,32×' },
    { name: 'Muschel auf 5 / 4 / 3 Walzen', pays: '2,8× / 0,8× / 0,24×' },
    { name: 'A oder K auf 5 / 4 / 3 Walzen', pays: '1,4× / 0,36× / 0,12×' },
    { name: 'Q oder J auf 5 / 4 / 3 Walzen', pays: '0,88× / 0,28× / 0,08×' },
    { name: '10 auf 5 / 4 / 3 Walzen', pays: '0,72× / 0,24× / 0,08×' },
    {
      name: 'Strudel an beliebiger Stelle, 5 / 4 / 3',
      pays: '50× / 10× / 2× und 10 Freispiele',
      chance: '0,80\u00A0%',
    },
  ],
  bets: ['Jeder Spin'],
};
