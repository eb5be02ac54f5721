import type { texts as english } from '#english/packages/games/src/limbo/view/texts.ts';
import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { Translation } from '#languages/translation.ts';

const times = (hundredths: number): string => multiplierText(BigInt(hundredths) * 100n);

export const texts: Translation<typeof english> = {
  action: 'Steigen',
  target: 'Ziel',
  chance: 'Gewinnchance',
  payout: 'Gewinn',
  profit: 'Reingewinn',
  ready: ({ target }) => `Steigt er bis ${times(target)}?`,
  reached: ({ target }) => `${times(target)} erreicht`,
  below: ({ target }) => `Unter ${times(target)} geblieben`,
  bet: ({ target }) => `Ziel ${times(target)}`,
  history: 'Letzte Höhen, neueste zuerst',
  verify: ({ result, won }) => `${times(result)}, ${won ? 'gewonnen' : 'verloren'}. Diese Runde prüfen`,
  graph: 'Deine letzten Runden',
  announce: ({ target }, { result, won }) =>
    `Der Ballon stieg bis ${times(result)}, ${won ? 'mindestens' : 'weniger als'} ${times(target)}.`,
};
