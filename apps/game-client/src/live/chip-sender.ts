/** Sends bets and their returns: each under a key of its own, which is repeated until there is an answer. */
import type { Problem } from '@carmine/contract/problem';
import type { Chips } from '@carmine/games/stage';
import { formatAmount, money } from '@carmine/money';
import { firstUncertainStatus, newKey } from '../play/place-bet.ts';
import { needFunds } from '../play/play-round.ts';
import { readSubunits } from '../play/read-answers.ts';
import { refusalOf } from '../play/refusal.ts';
import { afterMove } from '../play/sitting.ts';
import { endGame, patch, postBalance } from '../play/table.ts';
import { change, lateNotice, liveOf, type LiveReady, type LiveTable } from './live-deps.ts';
import type { OwnBet } from './live-state.ts';

const againMs = 700;
const mostTries = 8;

export const minus = (one: Chips, other: Chips): Record<string, number> =>
  Object.fromEntries(
    Object.entries(one)
      .map(([spot, units]) => [spot, units - (other[spot] ?? 0)] as const)
      .filter(([, units]) => units > 0),
  );

export const unitsOf = (chips: Chips): bigint =>
  BigInt(Object.values(chips).reduce((total, units) => total + units, 0));

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** The same key is the same bet: with no answer, or none that says what became of it, it is sent again. */
const answered = async <T>(
  { frame }: LiveTable,
  call: () => Promise<Answered<T>>,
): Promise<Answered<T> | undefined> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await call().catch(() => undefined);
    if (answer !== undefined && (answer.ok || answer.status < firstUncertainStatus)) return answer;
    patch(frame, { retrying: true });
    await frame.wait(againMs);
  }
  return undefined;
};

const refuse = ({ frame }: LiveTable, state: LiveReady, answer: Answered<unknown> | undefined): void => {
  if (answer === undefined || answer.ok) return;
  if (answer.problem.code === 'round_closed') {
    patch(frame, { notice: lateNotice });
    return;
  }
  const refusal = refusalOf(answer.status, answer.problem, state);
  if (refusal.kind === 'ended') endGame(frame, refusal.message);
  else if (refusal.needFunds) needFunds(frame, state);
  else patch(frame, { notice: refusal.notice });
};

const booked = (table: LiveTable, answer: { readonly balance: string; readonly bonusBalance: string }): void => {
  const state = liveOf(table);
  if (state === undefined) return;
  const { currency } = state.session;
  patch(table.frame, {
    balance: readSubunits(currency, answer.balance),
    bonusBalance: readSubunits(currency, answer.bonusBalance),
    retrying: false,
  });
  postBalance(table.frame);
};

export const sendBet = async (table: LiveTable, chips: Chips): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  const { round } = state?.live ?? {};
  if (state === undefined || round === undefined || unitsOf(chips) === 0n) return;
  const key = newKey(frame.random);
  const stake = formatAmount(money(state.session.currency, state.stake));
  const body = { round: round.id, stake, params: { chips: { ...chips } } };
  const answer = await answered(table, () => frame.calls.placeChips(key, body));
  change(table, (live) => ({ ...live, waiting: minus(live.waiting, chips) }));
  patch(frame, { retrying: false });
  if (answer?.ok !== true) {
    refuse(table, state, answer);
    return;
  }
  const own: OwnBet = { id: answer.data.id, stake: state.stake, staked: state.stake * unitsOf(chips), chips };
  change(table, (live) => (live.round?.id === round.id ? { ...live, own: [...live.own, own] } : live));
  const now = liveOf(table);
  if (now !== undefined)
    patch(frame, {
      notice: undefined,
      session: { ...now.session, sitting: afterMove(now.session, Date.now(), true) },
    });
  booked(table, answer.data);
};

export const sendUndo = async (table: LiveTable, id: string): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  if (state === undefined) return;
  const key = newKey(frame.random);
  const answer = await answered(table, () => frame.calls.undoChips(key, id));
  patch(frame, { retrying: false });
  if (answer?.ok !== true) {
    refuse(table, state, answer);
    return;
  }
  change(table, (live) => ({ ...live, own: live.own.filter((bet) => bet.id !== id) }));
  booked(table, answer.data);
};
