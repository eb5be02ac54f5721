import type { info as english } from '#english/packages/games/src/signal-ridge/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 25 feste Linien. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein 25stel davon.',
        'Eine Linie gewinnt ab drei gleichen Symbolen nebeneinander, von der linken Walze an. Pro Linie zählt nur der höchste Gewinn, Gewinne auf verschiedenen Linien werden addiert.',
        'Das Signalfeuer ist das Wild: Es ersetzt jedes Symbol außer dem Stern. Es landet auf den Walzen 2 bis 5. Jede Position einer Walze ist gleich wahrscheinlich.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Der Stern ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 10 Freispiele, etwa einmal in 133 Spins.',
        'Freispiele laufen auf eigenen Walzen, mit drei Signalfeuern übereinander auf den Walzen 2 bis 5. Alles, was sie zahlen, wird mit 3 multipliziert, auch die Sterne. Drei oder mehr Sterne in einem Freispiel bringen 10 weitere, ohne Obergrenze.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Drei Jackpots',
      text: [
        'Jeder Spin mit Echtgeld kann zusätzlich zu den Walzen den Mini, den Major oder den Grand gewinnen. Die Walzen haben damit nichts zu tun: Jeder Jackpot wird für sich gezogen.',
        'Die Chance richtet sich danach, was dein Einsatz in Euro wert ist. Für jeden eingesetzten Euro beträgt sie 1 zu 8.000 für den Mini, 1 zu 250.000 für den Major und 1 zu 5.000.000 für den Grand.',
        '1,5\u00A0% jedes Einsatzes gehen an die Jackpots: 0,45\u00A0% an den Mini, 0,5\u00A0% an den Major und 0,55\u00A0% an den Grand. Ein Teil erhöht, was gerade zu gewinnen ist, der andere wird für den nächsten Jackpot zurückgelegt: 0,25\u00A0%, 0,2\u00A0% und 0,2\u00A0%.',
        'Sie beginnen mit 20\u00A0€, 500\u00A0€ und 10.000\u00A0€, soweit das Zurückgelegte reicht. Der Grand steigt bis 250.000\u00A0€; was danach kommt, wird für den nächsten zurückgelegt.',
        'Jackpots werden in Euro geführt. Ein Gewinn wird in der Währung deiner Runde ausgezahlt, zum Kurs der Runde und als Echtgeld. Bonusguthaben und Freispiele aus Aktionen können hier nicht gespielt werden.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Die Walzen zahlen 94,5\u00A0% aller Einsätze zurück, die Jackpots im Mittel vieler Gewinne 1,5\u00A0%: zusammen 96\u00A0%.',
        'Von Jackpots abgesehen zahlt eine Runde höchstens das 5.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 63 Millionen Runden. Die Auszahlungsquote berücksichtigt diese Grenze bereits.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Ziehungen der Jackpots und die Positionen stammen aus einem Server-Seed, der vor deinem Einsatz festgelegt und als Hash veröffentlicht ist, deinem Client-Seed und der Nummer der Runde. Was dein Einsatz in Euro wert ist, wird mit der Runde festgehalten, damit du es prüfen kannst.',
        'Bei einer Fehlfunktion des Spiels sind die betroffenen Runden ungültig, und ihre Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Signalfeuer oder Steinbock, 5 / 4 / 3', pays: '120× / 20× / 3×' },
    { name: 'Horn, 5 / 4 / 3', pays: '50× / 8× / 2×' },
    { name: 'Fernrohr, 5 / 4 / 3', pays: '30× / 6× / 1,6×' },
    { name: 'Hütte, 5 / 4 / 3', pays: '20× / 4× / 1,2×' },
    { name: 'A oder K, 5 / 4 / 3', pays: '6× / 1,4× / 0,4×' },
    { name: 'Q, 5 / 4 / 3', pays: '5× / 1× / 0,32×' },
    { name: 'J oder 10, 5 / 4 / 3', pays: '4× / 0,8× / 0,2×' },
    { name: 'Stern an beliebiger Stelle, 5 / 4 / 3', pays: '50× / 10× / 2× und 10 Freispiele', chance: '0,75\u00A0%' },
    { name: 'Mini', pays: 'Jackpot ab 20\u00A0€', chance: '1 zu 8.000 für 1\u00A0€' },
    { name: 'Major', pays: 'Jackpot ab 500\u00A0€', chance: '1 zu 250.000 für 1\u00A0€' },
    { name: 'Grand', pays: 'Jackpot ab 10.000\u00A0€', chance: '1 zu 5.000.000 für 1\u00A0€' },
  ],
  bets: ['Jeder Spin'],
};
