import { hundredths } from '#english/packages/games/src/dice/hundredths.ts';
import type { Direction } from '#english/packages/games/src/dice/game.ts';
import type { texts as english } from '#english/packages/games/src/dice/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

const sides: Readonly<Record<Direction, string>> = { over: 'Über', under: 'Unter' };
const within: Readonly<Record<Direction, string>> = { over: 'über', under: 'unter' };

export const texts: Translation<typeof english> = {
  action: 'Würfeln',
  direction: { over: 'Wurf über', under: 'Wurf unter' },
  multiplier: 'Multiplikator',
  chance: 'Gewinnchance',
  profit: 'Reingewinn',
  swap: (direction) => `Zu „Wurf ${within[direction === 'over' ? 'under' : 'over']}“ wechseln`,
  history: 'Letzte Würfe, neueste zuerst',
  verify: (result, won) => `${hundredths(result)}, ${won ? 'gewonnen' : 'verloren'}. Diesen Wurf prüfen`,
  ladder: 'Chancen',
  chart: 'Deine letzten Würfe',
  tally: (won, all) => `${won} von ${all} gewonnen`,
  noRounds: 'Noch keine Würfe',
  independent: 'Jeder Wurf ist unabhängig.',
  bet: ({ direction, target }) => `${sides[direction]} ${hundredths(target)}`,
  result: ({ direction, target }, won) =>
    `${won ? sides[direction] : `Nicht ${within[direction]}`} ${hundredths(target)}`,
  announce: ({ direction, target }, { result, won }) =>
    `Gewürfelt: ${hundredths(result)}, ${won ? '' : 'nicht '}${within[direction]} ${hundredths(target)}.`,
};
