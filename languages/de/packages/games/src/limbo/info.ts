import type { info as english } from '#english/packages/games/src/limbo/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Du setzt ein Ziel von 1,01× bis 1.000.000×. Dann steigt der Ballon auf eine zufällig gezogene Höhe.',
        'Erreicht er dein Ziel, gewinnst du. Bleibt er darunter, ist dein Einsatz verloren. Eine Höhe genau auf dem Ziel gewinnt.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Ein Treffer zahlt Einsatz × Ziel, der Einsatz ist darin enthalten, egal wie viel höher der Ballon steigt.',
        'Die Chance auf ein Ziel ist 99\u00A0% geteilt durch das Ziel: 49,5\u00A0% für 2×, 9,9\u00A0% für 10×. Jedes Ziel hat eine Auszahlungsquote von 99\u00A0%, abzüglich einer Rundung von weniger als einem Milliardstel.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten. Unter „Deine Auswahl“ steht die genaue Auszahlungsquote deiner Einstellung, Rundung inbegriffen.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Höhe wird aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch eine frühere Runde ändert daran etwas.',
        'Eine Runde lässt sich nicht unterbrechen: Einsatz, Höhe und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Niedrigstes Ziel', pays: '1,01×', chance: '98,01\u00A0%' },
    { name: 'Verdopplung', pays: '2×', chance: '49,50\u00A0%' },
    { name: 'Verzehnfachung', pays: '10×', chance: '9,90\u00A0%' },
    { name: 'Verhundertfachung', pays: '100×', chance: '0,99\u00A0%' },
    { name: 'Höchstes Ziel', pays: '1.000.000×', chance: '0,000099\u00A0%' },
  ],
  bets: ['Verdopplung', 'Niedrigstes Ziel: 1,01', 'Verzehnfachung', 'Höchstes Ziel: 1.000.000'],
};
