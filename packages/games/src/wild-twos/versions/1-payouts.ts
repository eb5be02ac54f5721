/** What a bet can pay and how often, version 1: part of the frozen maths, and what stakes are bounded by. */
import { payoutsOver } from '../../video-poker/payouts.ts';
import { counts } from './1-counts.ts';
import { machine } from './1-hands.ts';

export const payoutsOf = payoutsOver(machine, counts);
