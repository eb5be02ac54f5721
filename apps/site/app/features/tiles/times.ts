import { displayCount } from '../../amounts/display.ts';

/** A highest win in stakes: 9900 → 9,900×, and 13/6 → 2.1667×. */
export const times = (maxWin: number): string => `${displayCount(Math.round(maxWin * 10_000) / 10_000)}×`;
