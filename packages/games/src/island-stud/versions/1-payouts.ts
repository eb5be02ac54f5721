/** What the ante pays over all ends of a round, version 1: part of the frozen maths, and what stakes are bounded by. */
import { antePayouts, type AnteEnd } from '../../cards/ante/ante-round.ts';
import type { AnteParams } from '../../cards/ante/ante-rules.ts';
import type { BetPayouts } from '../../stake-limits.ts';
import { ends } from './1-counts.ts';
import { paidOn, raise, type HandClass } from './1-hands.ts';

export const payoutsOver =
  (counted: readonly AnteEnd<HandClass>[]) =>
  ({ chips }: AnteParams): BetPayouts =>
    antePayouts(chips, counted, { raise, paidOn });

export const payoutsOf = payoutsOver(ends);
