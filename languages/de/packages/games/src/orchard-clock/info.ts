import type { info as english } from '#english/packages/games/src/orchard-clock/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Drei Walzen mit je drei Reihen und 5 feste Linien: die drei Reihen und die beiden Diagonalen. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein Fünftel davon.',
        'Eine Linie gewinnt mit drei gleichen Symbolen; Kirschen zahlen schon ab zwei, von der linken Walze an. Pro Linie zählt nur der höchste Gewinn, Gewinne auf verschiedenen Linien werden addiert.',
        'Jede Position einer Walze ist gleich wahrscheinlich. Freispiele oder andere Features gibt es nicht: Was die Walzen zeigen, ist die ganze Runde.',
      ],
    },
    {
      title: 'Die Uhr',
      text: [
        'Die Uhr ist das Wild: Sie ersetzt jede Frucht. Drei Uhren auf einer Linie zahlen das 100-Fache des Einsatzes.',
        'Auf jeder Walze liegt ein Stapel aus drei Uhren. Bleiben alle drei Stapel ganz im Bild stehen, zahlen alle fünf Linien Uhren: das 500-Fache des Einsatzes.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt höchstens das 500-Fache des Einsatzes, im Schnitt einmal in 137.052 Runden. Die Auszahlungsquote beträgt 95,50\u00A0%. 43,75\u00A0% aller Runden zahlen etwas, 18,88\u00A0% mehr als den Einsatz.',
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
    { name: 'Überall Uhren', pays: '500×', chance: '0,0007\u00A0%' },
    { name: 'Drei Uhren', pays: '100×' },
    { name: 'Drei Äpfel', pays: '12×' },
    { name: 'Drei Birnen', pays: '6×' },
    { name: 'Drei Pflaumen', pays: '4×' },
    { name: 'Drei Trauben', pays: '2,4×' },
    { name: 'Kirschen, 3 / 2', pays: '1,6× / 0,4×' },
    { name: 'Drei Zitronen', pays: '0,8×' },
  ],
  bets: ['Jeder Spin'],
};
