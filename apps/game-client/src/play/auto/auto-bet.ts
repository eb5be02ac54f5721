/**
 * Rounds that the frame starts by itself, one after the other was shown, at the server's pace and only where the jurisdiction allows it.
 * They end with the page, with any refusal, any change of the bet, and whatever else wants the player's attention.
 */
import { texts } from '../../texts/texts.ts';
import { afterRound, beginRun, isPlan, type AutoEnd, type AutoPlan } from './auto-plan.ts';
import { resultOf } from '../sitting.ts';
import { stakesOf } from '../stake.ts';
import type { FrameRound, ReadyState } from '../state.ts';
import { patch, readyState, type Table } from '../table.ts';

type Place = (table: Table, state: ReadyState) => Promise<void>;

/** The stake is the chosen one again. */
export const stopAuto = (table: Table, why?: AutoEnd): void => {
  const state = readyState(table);
  if (state?.auto === undefined) return;
  const notice = why === undefined ? {} : { notice: { code: 'auto_ended', message: texts.auto.ended[why] } };
  patch(table, { auto: undefined, stake: state.auto.firstStake, ...notice });
};

const isFree = ({ phase, round, flying, cooling, pausedFor, retrying, notice }: ReadyState): boolean =>
  phase === 'idle' &&
  flying.length === 0 &&
  round?.open !== true &&
  !cooling &&
  pausedFor === undefined &&
  !retrying &&
  notice === undefined;

export const mayAuto = ({ session, game, view }: ReadyState): boolean =>
  session.mayAutoplay && game.kind === 'instant' && view.autoBet === true;

export const startAuto = async (table: Table, plan: AutoPlan, place: Place): Promise<void> => {
  patch(table, { notice: undefined, queued: false });
  const state = readyState(table);
  if (state === undefined || !mayAuto(state) || !isPlan(plan) || !isFree(state)) return;
  const step = beginRun(plan, state.stake);
  if (step.kind === 'end') {
    patch(table, { notice: { code: 'auto_ended', message: texts.auto.ended[step.why] } });
    return;
  }
  patch(table, { auto: step.run });
  await place(table, { ...state, auto: step.run });
};

/** After a round was shown. */
export const continueAuto = async (table: Table, round: FrameRound, place: Place): Promise<void> => {
  const state = readyState(table);
  if (state?.auto === undefined) return;
  if (!isFree(state)) {
    stopAuto(table);
    return;
  }
  const step = afterRound(state.auto, { stake: round.stake, result: resultOf(round) }, stakesOf(state));
  if (step.kind === 'end') {
    stopAuto(table, step.why);
    return;
  }
  patch(table, { auto: step.run, stake: step.stake });
  const next = readyState(table);
  if (next !== undefined) await place(table, next);
};
