/**
 * Rounds that the frame starts by itself, one after the other was shown, at the server's pace and only where the jurisdiction allows it.
 * They end with the page, with any refusal, any change of the bet, and whatever else wants the player's attention.
 */
import { jackpotOf } from '@carmine/games/stage';
import { texts } from '../../texts/texts.ts';
import { afterRound, beginRun, isPlan, type AutoEnd, type AutoPlan } from './auto-plan.ts';
import { resultOf } from '../sitting.ts';
import { stakesOf } from '../stake.ts';
import type { FrameRound, ReadyState } from '../state.ts';
import { patch, readyState, type Table } from '../table.ts';

/** A win stands so long before the next round takes it away, a jackpot until it was counted and read. */
const [winRestMs, jackpotRestMs] = [700, 6_000];

type Place = (table: Table, state: ReadyState) => Promise<void>;

const noticeOf = (why: AutoEnd) => ({ notice: { code: 'auto_ended', message: texts.auto.ended[why] } });

/** The stake is the chosen one again. */
export const stopAuto = (table: Table, why?: AutoEnd): void => {
  const state = readyState(table);
  if (state?.auto === undefined) return;
  patch(table, { auto: undefined, stake: state.auto.firstStake, ...(why === undefined ? {} : noticeOf(why)) });
};

/** Free spins or respins begin: they are the player's to start. Nothing is written over them; it is said after the round. */
export const autoAtFeature = (table: Table): void => {
  const run = readyState(table)?.auto;
  if (run?.plan.stopFeature !== true) return;
  stopAuto(table);
  table.inFlight.autoEnded = 'feature';
};

const isFree = ({ phase, round, flying, cooling, pausedFor, retrying, notice }: ReadyState): boolean =>
  phase === 'idle' &&
  flying.length === 0 &&
  round?.open !== true &&
  !cooling &&
  pausedFor === undefined &&
  !retrying &&
  notice === undefined;

/** Granted free spins are pressed for, one by one. */
export const mayAuto = ({ session, game, view, spinning }: ReadyState): boolean =>
  session.mayAutoplay && game.kind === 'instant' && view.autoBet !== undefined && spinning === undefined;

export const startAuto = async (table: Table, plan: AutoPlan, place: Place): Promise<void> => {
  patch(table, { notice: undefined, queued: false });
  const state = readyState(table);
  if (state === undefined || !mayAuto(state) || !isPlan(plan) || !isFree(state)) return;
  const step = beginRun(plan, state.stake);
  if (step.kind === 'end') {
    patch(table, noticeOf(step.why));
    return;
  }
  table.inFlight.autoEnded = undefined;
  patch(table, { auto: step.run });
  await place(table, { ...state, auto: step.run });
};

/** Why it ended while the round was shown, once that is over and nothing else has begun. */
const tellEnd = (table: Table): void => {
  const { inFlight } = table;
  const state = readyState(table);
  if (inFlight.autoEnded !== undefined && state !== undefined && isFree(state))
    patch(table, noticeOf(inFlight.autoEnded));
  inFlight.autoEnded = undefined;
};

/** Rounds that take a while end with what they won: it stays in view for a moment. False if the run has ended meanwhile. */
const rest = async (table: Table, { view, auto }: ReadyState, round: FrameRound): Promise<boolean> => {
  const ms = jackpotOf(round) > 0n ? jackpotRestMs : round.payout > 0n && view.autoBet === 'one stake' ? winRestMs : 0;
  if (ms === 0) return true;
  await table.wait(ms);
  return readyState(table)?.auto === auto;
};

/** After a round was shown. */
export const continueAuto = async (table: Table, round: FrameRound, place: Place): Promise<void> => {
  const state = readyState(table);
  if (state?.auto === undefined) {
    tellEnd(table);
    return;
  }
  // What the server has said meanwhile holds from the next round on.
  if (!isFree(state) || !mayAuto(state)) {
    stopAuto(table);
    return;
  }
  const { stake, payout } = round;
  const shown = { stake, payout, result: resultOf(round), jackpot: jackpotOf(round) };
  const step = afterRound(state.auto, shown, stakesOf(state));
  if (step.kind === 'end') {
    stopAuto(table, step.why);
    return;
  }
  if (!(await rest(table, state, round))) return;
  patch(table, { auto: step.run, stake: step.stake });
  const next = readyState(table);
  if (next !== undefined && isFree(next)) await place(table, next);
  else stopAuto(table);
};
