/**
 * Own chips at a live table. What is pressed in quick succession is one bet; bets and their returns are sent one after the other, each
 * under a key of its own, which is repeated until there is an answer.
 */
import type { Chips } from '@carmine/games/stage';
import type { Problem } from '@carmine/contract/problem';
import { formatAmount, money } from '@carmine/money';
import { noticeBefore, refusalOf } from '../play/refusal.ts';
import { firstUncertainStatus, newKey } from '../play/place-bet.ts';
import { needFunds } from '../play/play-round.ts';
import { readSubunits } from '../play/read-answers.ts';
import { afterMove } from '../play/sitting.ts';
import { endGame, patch, postBalance } from '../play/table.ts';
import { change, lateNotice, liveOf, serverNow, type LiveReady, type LiveTable } from './live-deps.ts';
import { chipsOf, type OwnBet } from './live-state.ts';

/** Presses within this time are one bet. */
const gatherMs = 350;
/** So long before closing a press may still arrive in time. */
const marginMs = 200;
const againMs = 700;
const mostTries = 8;

const sum = (one: Chips, other: Chips): Record<string, number> => {
  const all: Record<string, number> = { ...one };
  for (const [spot, units] of Object.entries(other)) all[spot] = (all[spot] ?? 0) + units;
  return all;
};

const minus = (one: Chips, other: Chips): Record<string, number> =>
  Object.fromEntries(
    Object.entries(one)
      .map(([spot, units]) => [spot, units - (other[spot] ?? 0)] as const)
      .filter(([, units]) => units > 0),
  );

const unitsOf = (chips: Chips): bigint => BigInt(Object.values(chips).reduce((total, units) => total + units, 0));

export const mayBet = ({ live, pausedFor, status }: LiveReady): boolean =>
  status === 'ready' &&
  pausedFor === undefined &&
  live.round?.phase === 'betting' &&
  serverNow(live) < live.round.closesAt - marginMs;

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

export const createChipOrders = (table: LiveTable) => {
  const { frame } = table;
  /** Pressed since the last bet was sent, press by press. */
  let presses: Record<string, number>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** Until there is an answer: the same key is the same bet. */
  const answered = async <T>(call: () => Promise<Answered<T>>): Promise<Answered<T> | undefined> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await call().catch(() => undefined);
      // The same key is the same bet: with no answer, or none that says what became of it, it is sent again.
      if (answer !== undefined && (answer.ok || answer.status < firstUncertainStatus)) return answer;
      patch(frame, { retrying: true });
      await frame.wait(againMs);
    }
    return undefined;
  };

  const refuse = (state: LiveReady, answer: Answered<unknown> | undefined): void => {
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

  const booked = (balance: string, bonusBalance: string): void => {
    const state = liveOf(table);
    if (state === undefined) return;
    const { currency } = state.session;
    patch(frame, {
      balance: readSubunits(currency, balance),
      bonusBalance: readSubunits(currency, bonusBalance),
      retrying: false,
    });
    postBalance(frame);
  };

  const place = async (chips: Chips): Promise<void> => {
    const state = liveOf(table);
    const { round } = state?.live ?? {};
    if (state === undefined || round === undefined || unitsOf(chips) === 0n) return;
    const key = newKey(frame.random);
    const stake = formatAmount(money(state.session.currency, state.stake));
    const answer = await answered(() =>
      frame.calls.placeChips(key, { round: round.id, stake, params: { chips: { ...chips } } }),
    );
    change(table, (live) => ({ ...live, waiting: minus(live.waiting, chips) }));
    patch(frame, { retrying: false });
    if (answer?.ok !== true) {
      refuse(state, answer);
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
    booked(answer.data.balance, answer.data.bonusBalance);
  };

  const undo = async (id: string): Promise<void> => {
    const state = liveOf(table);
    if (state === undefined) return;
    const key = newKey(frame.random);
    const answer = await answered(() => frame.calls.undoChips(key, id));
    patch(frame, { retrying: false });
    if (answer?.ok !== true) {
      refuse(state, answer);
      return;
    }
    change(table, (live) => ({ ...live, own: live.own.filter((bet) => bet.id !== id) }));
    booked(answer.data.balance, answer.data.bonusBalance);
  };

  const enqueue = (work: () => Promise<void>): void => {
    queue = queue.then(work, work);
  };

  const flush = (): void => {
    clearTimeout(timer);
    const chips = presses.reduce<Record<string, number>>(sum, {});
    presses = [];
    if (unitsOf(chips) > 0n) enqueue(() => place(chips));
  };

  /** Whether these chips may lie there as well; says why not. */
  const isAllowed = (state: LiveReady, chips: Chips): boolean => {
    if (!mayBet(state)) return false;
    const all = sum(chipsOf(state.live), chips);
    const notice = noticeBefore({ ...state, params: { ...state.params, chips: all } });
    if (notice !== undefined) {
      patch(frame, { notice });
      return false;
    }
    const onTheirWay = unitsOf(state.live.waiting) + unitsOf(chips);
    if (onTheirWay * state.stake <= state.balance + state.bonusBalance) return true;
    needFunds(frame, state);
    return false;
  };

  const press = (chips: Chips, atOnce: boolean): void => {
    const state = liveOf(table);
    if (state === undefined || !isAllowed(state, chips)) return;
    presses.push({ ...chips });
    change(table, (live) => ({ ...live, waiting: sum(live.waiting, chips) }));
    clearTimeout(timer);
    const left = (state.live.round?.closesAt ?? 0) - serverNow(state.live) - marginMs;
    if (atOnce || left < gatherMs) flush();
    else timer = setTimeout(flush, gatherMs);
  };

  const drop = (chips: Chips): void => {
    change(table, (live) => ({ ...live, waiting: minus(live.waiting, chips) }));
  };

  return {
    place: (chips: Chips) => {
      press(chips, false);
    },
    /** The last press, or the last bet that the server has. */
    undo: () => {
      const state = liveOf(table);
      if (state === undefined || !mayBet(state)) return;
      const last = presses.pop();
      if (last !== undefined) drop(last);
      else if (state.live.own.length > 0)
        enqueue(async () => {
          const bet = liveOf(table)?.live.own.at(-1);
          if (bet !== undefined) await undo(bet.id);
        });
    },
    clear: () => {
      const state = liveOf(table);
      if (state === undefined || !mayBet(state)) return;
      for (const chips of presses) drop(chips);
      presses = [];
      clearTimeout(timer);
      enqueue(async () => {
        for (const { id } of liveOf(table)?.live.own ?? []) await undo(id);
      });
    },
    /** All chips on one spot: presses that were not sent, and bets of nothing else. */
    take: (spot: string) => {
      const state = liveOf(table);
      if (state === undefined || !mayBet(state)) return;
      const [kept, taken] = [
        presses.filter((one) => one[spot] === undefined),
        presses.filter((one) => one[spot] !== undefined),
      ];
      presses = kept;
      for (const chips of taken) drop(chips);
      const alone = state.live.own.filter(({ chips }) => Object.keys(chips).every((one) => one === spot));
      for (const { id } of alone) enqueue(() => undo(id));
    },
    again: () => {
      const state = liveOf(table);
      if (state !== undefined) press(state.live.last, true);
    },
    double: () => {
      const state = liveOf(table);
      if (state !== undefined) press(chipsOf(state.live), true);
    },
    /** Nothing of an ended round is sent any more. */
    forget: () => {
      presses = [];
      clearTimeout(timer);
    },
  };
};
export type ChipOrders = ReturnType<typeof createChipOrders>;
