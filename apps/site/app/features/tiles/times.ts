import { displayCount } from '../../amounts/display.ts';

/** A highest win in stakes: 9900 → 9,900×. */
export const times = (maxWin: number): string => `${displayCount(maxWin)}×`;
