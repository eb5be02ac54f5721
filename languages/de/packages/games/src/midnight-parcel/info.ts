import type { info as english } from '#english/packages/games/src/midnight-parcel/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 20 feste Linien. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein Zwanzigstel davon.',
        'Eine Linie gewinnt ab drei gleichen Symbolen nebeneinander, von der linken Walze an. Pro Linie zählt nur der höchste Gewinn, Gewinne auf verschiedenen Linien werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich. Bezahlte Spins und Freispiele laufen auf denselben Walzen.',
      ],
    },
    {
      title: 'Briefmarken bedecken ihre Walze',
      text: [
        'Die Briefmarke ist das Wild. Sie landet auf den Walzen 2, 3 und 4, bedeckt ihre ganze Walze, in bezahlten Spins wie in Freispielen, und ersetzt jedes Symbol außer dem Paket.',
        'Ein Paket unter einer bedeckten Walze zählt trotzdem.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Das Paket ist der Scatter. Drei, vier oder fünf an beliebiger Stelle zahlen das 2-, 10- oder 50-Fache des Einsatzes und bringen 8 Freispiele, etwa einmal in 128 Spins.',
        'Alles, was ein Freispiel zahlt, wird mit 2 multipliziert, auch die Pakete. Drei oder mehr Pakete in einem Freispiel bringen 8 weitere, ohne Obergrenze.',
        'Freispiele werden zusammen mit dem bezahlten Spin in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Der Jackpot',
      text: [
        'Der Jackpot fällt bei einem Betrag zwischen 500,01\u00A0€ und 2.500\u00A0€, der gezogen wurde, bevor er begann. Jeder Cent ist gleich wahrscheinlich. Der Einsatz, der den Jackpot auf diesen Betrag bringt, gewinnt ihn ganz, zusätzlich zu den Walzen. Spätestens bei 2.500\u00A0€ ist er gefallen.',
        'Bis dahin ist der Betrag versiegelt. Sein Hash wird veröffentlicht, wenn der Jackpot beginnt, der Betrag selbst mit einem Salt, sobald er gefallen ist. So kann jeder beides prüfen.',
        '1,5\u00A0% jedes Einsatzes mit Echtgeld gehen an den Jackpot: 1\u00A0% erhöht ihn sofort, 0,5\u00A0% werden für den nächsten zurückgelegt. Er beginnt mit 500\u00A0€, soweit das Zurückgelegte reicht. Im Mittel gehören zu einem Jackpot 100.000\u00A0€ an Einsätzen aller Spieler zusammen.',
        'Wie wahrscheinlich dein Einsatz gewinnt, hängt davon ab, wie weit der Jackpot gestiegen ist: Bei 500\u00A0€ gewinnt ein eingesetzter Euro mit einer Chance von 1 zu 200.000; je näher an 2.500\u00A0€, desto mehr.',
        'Der Jackpot wird in Euro geführt. Ein Gewinn wird in der Währung deiner Runde ausgezahlt, zum Kurs der Runde und als Echtgeld. Bonusguthaben und Freispiele aus Aktionen können hier nicht gespielt werden.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Die Walzen zahlen 95\u00A0% aller Einsätze zurück, der Jackpot im Mittel vieler Gewinne 1,5\u00A0%: zusammen 96,5\u00A0%.',
        'Vom Jackpot abgesehen zahlt eine Runde höchstens das 750-Fache des Einsatzes. Sie endet, sobald das erreicht ist, etwa einmal in 5,3 Millionen Runden. Die Auszahlungsquote berücksichtigt diese Grenze bereits.',
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
    { name: 'Nachtzug, 5 / 4 / 3', pays: '50× / 7,5× / 1,5×' },
    { name: 'Uhr, 5 / 4 / 3', pays: '20× / 4× / 1×' },
    { name: 'Laterne, 5 / 4 / 3', pays: '12,5× / 3× / 0,8×' },
    { name: 'Brief, 5 / 4 / 3', pays: '10× / 2× / 0,6×' },
    { name: 'A oder K, 5 / 4 / 3', pays: '5× / 1,2× / 0,3×' },
    { name: 'Q, 5 / 4 / 3', pays: '4× / 0,8× / 0,25×' },
    { name: 'J oder 10, 5 / 4 / 3', pays: '3× / 0,6× / 0,2×' },
    { name: 'Paket an beliebiger Stelle, 5 / 4 / 3', pays: '50× / 10× / 2× und 8 Freispiele', chance: '0,78\u00A0%' },
    { name: 'Jackpot', pays: 'Ab 500\u00A0€, fällt bis 2.500\u00A0€' },
  ],
  bets: ['Jeder Spin'],
};
