import { boardLines, boardNames } from '#english/packages/games/src/plinko/boards.ts';
import type { GameInfo } from '#english/packages/games/src/game-module.ts';
import type { info as english } from '#english/packages/games/src/plinko/info.ts';
import type { Risk } from '#english/packages/games/src/plinko/versions/1-board.ts';
import type { Translation } from '#languages/translation.ts';

const riskNames: Readonly<Record<Risk, string>> = { low: 'Niedriges', medium: 'Mittleres', high: 'Hohes' };
const name = (risk: Risk, rows: number): string => `${riskNames[risk]} Risiko, ${rows} Reihen`;

export const info: Translation<typeof english> & Pick<GameInfo, 'bets'> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Wähle die Zahl der Stiftreihen, 8 bis 16, und das Risiko. Jede Kugel ist eine eigene Runde mit eigenem Einsatz.',
        'In jeder Reihe fällt die Kugel mit gleicher Chance nach links oder rechts. Das Fach, in dem sie landet, bestimmt den Gewinn. Der Weg ist gezogen, bevor die Kugel fällt; das Bild zeigt ihn nur.',
        'Du kannst die nächste Kugel schon werfen, während andere noch fallen: bis zu 20 gleichzeitig. Dein Guthaben steigt, sobald eine landet.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt Einsatz × Multiplikator des Fachs, der Einsatz ist darin enthalten. Ein Multiplikator unter 1× bringt weniger zurück, als du gesetzt hast: Das ist ein Verlust.',
        'Die äußeren Fächer zahlen am meisten und sind am seltensten: Bei 16 Reihen landet eine von 32.768 Kugeln in einem der beiden. Jedes Brett hat eine Auszahlungsquote zwischen 98,9\u00A0% und 99,2\u00A0%; den genauen Wert deines Bretts findest du unter „Deine Auswahl“.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Der Weg wird aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch eine frühere Kugel ändert daran etwas.',
        'Eine Runde lässt sich nicht unterbrechen: Einsatz, Weg und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: boardLines({
    name,
    range: (least, most) => `${least}× bis ${most}×`,
    chance: (paths) => `Höchstes: 1 zu ${paths}`,
    locale: 'de',
  }),
  bets: boardNames(name),
};
