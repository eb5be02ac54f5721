/** Every word of the wheel's scene. */
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import type { WheelParams } from '../versions/1-payouts.ts';

const names: Readonly<Record<string, string>> = { ruby: 'Ruby', star: 'Star' };

export const texts = {
  action: 'Bet',
  layout: 'Spots of the wheel',
  name: (spot: string) => names[spot] ?? spot,
  to1: 'to 1',
  pays: (to1: number) => `pays ${to1} to 1`,
  stops: (count: number) => `${count} of 50`,
  returns: 'Return 96.00% on every bet',
  phases: { running: 'Spin', settled: 'Result' },
  betText: ({ chips }: WheelParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (spot: string) => `The wheel stopped on ${names[spot] ?? spot}.`,
} as const;
