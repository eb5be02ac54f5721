/** What a refused bet means for the frame. Nothing was staked. */
import type { PlayProblem, PlayRound } from '@carmine/contract/games/play';
import type { Problem } from '@carmine/contract/problem';
import { amountWithUnit } from '@carmine/games/stage';
import { pageLocale } from '@carmine/money';
import { texts } from '../texts/texts.ts';
import { readSubunits } from './read-answers.ts';
import { clampStake, stakesOf, totalStake, unitsOf } from './stake.ts';
import type { Notice, ReadyState } from './state.ts';

export type Refusal =
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'notice'; readonly notice: Notice; readonly needFunds: boolean };

const ending = new Set(['self_excluded', 'country_restricted', 'country_unknown', 'account_closed']);
const noSession = 401;

export const fundsNotice = (state: ReadyState): Notice => ({
  code: 'insufficient_funds',
  message:
    state.session.mode === 'demo' && state.balance + state.bonusBalance < stakesOf(state).min
      ? texts.noPlayMoney
      : texts.noFunds(amountWithUnit(state.session.currency, state.stake)),
});

const missingNotice = ({ view, params }: ReadyState): Notice | undefined => {
  const message = view.missing?.(params);
  return message === undefined ? undefined : { code: 'bet_missing', message };
};

/** Why the chosen stake cannot be placed on the bet on the table; the nearest stake that can is offered with it. */
const rangeNotice = (state: ReadyState): Notice | undefined => {
  const limits = stakesOf(state);
  const useStake = clampStake(state.stake, limits);
  if (useStake === state.stake) return undefined;
  const amount = amountWithUnit(state.session.currency, useStake);
  const message = state.stake < limits.min ? texts.leastForBet(amount) : texts.highestForBet(amount);
  return { code: 'stake_out_of_range', message, useStake };
};

/** The stake of a unit that keeps the whole bet within this amount, if there is one. */
const stakeWithin = (state: ReadyState, most: bigint): { readonly useStake?: bigint } => {
  const stakes = stakesOf(state);
  const each = most / (unitsOf(state) || 1n);
  return each < stakes.min ? {} : { useStake: clampStake(each, stakes) };
};

/** While a bonus is active, a higher stake is refused before it is sent. */
const bonusMaxNotice = (state: ReadyState): Notice | undefined => {
  const { bonusMaxStake, currency } = state.session;
  if (bonusMaxStake === undefined || totalStake(state) <= bonusMaxStake) return undefined;
  return {
    ...{ code: 'bonus_max_bet', message: texts.bonusMax(amountWithUnit(currency, bonusMaxStake)) },
    ...stakeWithin(state, bonusMaxStake),
  };
};

/** Where bonus money cannot be staked, cash alone has to cover the stake. */
const bonusClosedNotice = (state: ReadyState): Notice | undefined => {
  const { session, balance, bonusBalance } = state;
  if (!session.bonusClosed || totalStake(state) <= balance || bonusBalance === 0n) return undefined;
  return {
    ...{ code: 'bonus_game_excluded', message: texts.bonusClosed(amountWithUnit(session.currency, balance)) },
    ...stakeWithin(state, balance),
  };
};

/** Why the bet on the table will be refused. A free spin has its grant's stake, and no rule of a bonus. */
export const noticeBefore = (state: ReadyState): Notice | undefined =>
  state.spinning === undefined
    ? (missingNotice(state) ?? rangeNotice(state) ?? bonusMaxNotice(state) ?? bonusClosedNotice(state))
    : undefined;

/** The current round in a refusal: another screen acted last. */
export const roundOfRefusal = (problem: PlayProblem): PlayRound | undefined => problem.round;

const resets = (iso: string): string => {
  const at = new Date(iso);
  return texts.resets(
    at.toLocaleDateString(pageLocale, { weekday: 'long' }),
    at.toLocaleTimeString(pageLocale, { hour: '2-digit', minute: '2-digit' }),
  );
};

const noticeOf = (problem: PlayProblem, state: ReadyState): Notice => {
  const { limit, maxStake } = problem;
  const until = limit?.until === undefined ? '' : resets(limit.until);
  const most = maxStake === undefined ? undefined : readSubunits(state.session.currency, maxStake);
  return {
    code: problem.code,
    message: `${problem.message === '' ? texts.refused : problem.message}${until}`,
    ...(most === undefined ? {} : stakeWithin(state, most)),
  };
};

export const refusalOf = (status: number, problem: Problem, state: ReadyState): Refusal => {
  if (status === noSession) return { kind: 'ended', message: texts.ended };
  if (ending.has(problem.code)) return { kind: 'ended', message: problem.message };
  if (problem.code === 'insufficient_funds') return { kind: 'notice', notice: fundsNotice(state), needFunds: true };
  return { kind: 'notice', notice: noticeOf(problem, state), needFunds: false };
};
