/** What the chips on the table pay over all ends of a round, version 1: part of the frozen maths, and what stakes are bounded by. */
import { antePayouts } from '../../cards/ante/ante-round.ts';
import type { AnteParams } from '../../cards/ante/ante-rules.ts';
import type { BetPayouts } from '../../stake-limits.ts';
import { asks, paidOn, raise } from './1-cards.ts';
import { ends } from './1-counts.ts';

export const payoutsOf = ({ chips }: AnteParams): BetPayouts => antePayouts(chips, ends, { raise, paidOn, asks });
