import type { BreakPeriod } from '@carmine/contract/account/protection';
import { displayMoment } from '../../amounts/moment.ts';

const dayMs = 24 * 3_600_000;

/** When a break that begins now is over. */
export const endOfBreak = (period: Exclude<BreakPeriod, 'forever'>): string =>
  displayMoment(new Date(Date.now() + Number.parseInt(period, 10) * dayMs).toISOString());
