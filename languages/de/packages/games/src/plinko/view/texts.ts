import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { texts as english } from '#english/packages/games/src/plinko/view/texts.ts';
import type { Risk } from '#english/packages/games/src/plinko/versions/1-board.ts';
import type { Translation } from '#languages/translation.ts';

const risks: Readonly<Record<Risk, string>> = { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' };
const ofRisk: Readonly<Record<Risk, string>> = { low: 'Niedriges', medium: 'Mittleres', high: 'Hohes' };

export const texts: Translation<typeof english> = {
  action: 'Werfen',
  risk: 'Risiko',
  risks,
  rows: 'Reihen',
  board: 'Fächer von links nach rechts',
  top: (multiplierE4, paths) => ['Höchster Gewinn ', multiplierText(multiplierE4), `, eine Kugel von ${paths}`],
  bet: ({ rows, risk }) => `${ofRisk[risk]} Risiko, ${rows} Reihen`,
  history: 'Letzte Kugeln, neueste zuerst',
  verify: (multiplierE4) => `${multiplierText(multiplierE4)}. Diese Runde prüfen`,
  graph: 'Deine letzten Runden',
  inAir: (balls) => (balls === 1 ? '1 Kugel fällt' : `${balls} Kugeln fallen`),
  announce: (bucket, multiplierE4) =>
    `Die Kugel landet in Fach ${bucket + 1} und zahlt ${multiplierText(multiplierE4)}.`,
  keys: [
    ['← →', 'Weniger oder mehr Reihen'],
    ['R', 'Nächstes Risiko'],
  ],
};
