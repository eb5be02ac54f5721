/** Every word of the scene; the layout's are those of European Roulette. */
import { unitsOn } from '../../tables/chips.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import type { LiveRouletteParams } from '../versions/1-payouts.ts';

export const texts = {
  action: 'Bet',
  pays: (to1: number) => `${to1} to 1`,
  returns: 'Return 97.29% on every bet',
  phases: { running: 'Spin', settled: 'Result' },
  studioPhases: { closed: 'Spin' },
  others: 'Chips of others',
  result: (number: number, colour: string) => (number === 0 ? colour : `${number} ${colour}`),
  colours: { red: 'red', black: 'black', green: 'Zero' },
  betText: ({ chips }: LiveRouletteParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
} as const;
