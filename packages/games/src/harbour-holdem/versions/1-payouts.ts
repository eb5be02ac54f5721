/** What the ante pays over all ends of a round, version 1: part of the frozen maths, and what stakes are bounded by. */
import { antePayouts } from '../../cards/ante/ante-round.ts';
import type { AnteParams } from '../../cards/ante/ante-rules.ts';
import type { BetPayouts } from '../../stake-limits.ts';
import { stored } from './1-counts.ts';
import { paidOn, raise } from './1-hands.ts';

export const payoutsOf = ({ chips }: AnteParams): BetPayouts => antePayouts(chips, stored.ends, { raise, paidOn });
