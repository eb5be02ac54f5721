/** Own chips at a live table: what is pressed in quick succession is one bet, and orders are sent one after the other. */
import type { Chips } from '@carmine/games/stage';
import { needFunds } from '../play/play-round.ts';
import { noticeBefore } from '../play/refusal.ts';
import { patch } from '../play/table.ts';
import { minus, sendBet, sendUndo, unitsOf } from './chip-sender.ts';
import { change, liveOf, marginMs, mayBet, serverNow, type LiveReady, type LiveTable } from './live-deps.ts';
import { chipsOf } from './chip-value.ts';
import type { OwnBet } from './live-state.ts';

/** Presses within this time are one bet. */
const gatherMs = 350;
const sum = (one: Chips, other: Chips): Record<string, number> => {
  const all: Record<string, number> = { ...one };
  for (const [spot, units] of Object.entries(other)) all[spot] = (all[spot] ?? 0) + units;
  return all;
};

interface Orders {
  readonly table: LiveTable;
  /** Pressed since the last bet was sent, press by press. */
  presses: Record<string, number>[];
  timer: ReturnType<typeof setTimeout> | undefined;
  queue: Promise<void>;
}

const enqueue = (orders: Orders, work: () => Promise<void>): void => {
  orders.queue = orders.queue.then(work, work);
};

const flush = (orders: Orders): void => {
  clearTimeout(orders.timer);
  const chips = orders.presses.reduce<Record<string, number>>(sum, {});
  orders.presses = [];
  const round = liveOf(orders.table)?.live.round?.id;
  if (unitsOf(chips) > 0n && round !== undefined) enqueue(orders, () => sendBet(orders.table, round, chips));
};

/** Whether these chips may lie there as well; says why not. */
const isAllowed = ({ table: { frame } }: Orders, state: LiveReady, chips: Chips): boolean => {
  if (!mayBet(state)) return false;
  const all = sum(chipsOf(state.live, state.stake), chips);
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

const press = (orders: Orders, chips: Chips, atOnce: boolean): void => {
  const state = liveOf(orders.table);
  if (state === undefined || !isAllowed(orders, state, chips)) return;
  orders.presses.push({ ...chips });
  change(orders.table, (live) => ({ ...live, waiting: sum(live.waiting, chips) }));
  clearTimeout(orders.timer);
  const left = (state.live.round?.closesAt ?? 0) - serverNow(state.live) - marginMs;
  if (atOnce || left < gatherMs) flush(orders);
  else
    orders.timer = setTimeout(() => {
      flush(orders);
    }, gatherMs);
};

const drop = ({ table }: Orders, chips: Chips): void => {
  change(table, (live) => ({ ...live, waiting: minus(live.waiting, chips) }));
};

/** What can be taken back, while it can. */
const taking = (orders: Orders) => {
  const { table } = orders;
  /** Own bets when its turn comes, if the round is still the one in which it was pressed. */
  const ownIn = (pressed: LiveReady): readonly OwnBet[] => {
    const live = liveOf(table)?.live;
    return live?.round?.id === pressed.live.round?.id ? (live?.own ?? []) : [];
  };
  const open = (): LiveReady | undefined => {
    const state = liveOf(table);
    return state !== undefined && mayBet(state) ? state : undefined;
  };
  return {
    /** The last press, or the last bet that the server has. */
    undo: () => {
      const state = open();
      if (state === undefined) return;
      const last = orders.presses.pop();
      if (last !== undefined) drop(orders, last);
      else
        enqueue(orders, async () => {
          const bet = ownIn(state).at(-1);
          if (bet !== undefined) await sendUndo(table, bet.id);
        });
    },
    clear: () => {
      const state = open();
      if (state === undefined) return;
      for (const chips of orders.presses) drop(orders, chips);
      orders.presses = [];
      clearTimeout(orders.timer);
      enqueue(orders, async () => {
        for (const { id } of ownIn(state)) await sendUndo(table, id);
      });
    },
    /** All chips on one spot: presses that were not sent, and bets of nothing else. */
    take: (spot: string) => {
      const state = open();
      if (state === undefined) return;
      for (const chips of orders.presses) if (chips[spot] !== undefined) drop(orders, chips);
      orders.presses = orders.presses.filter((chips) => chips[spot] === undefined);
      const alone = state.live.own.filter(({ chips }) => Object.keys(chips).every((one) => one === spot));
      for (const { id } of alone) enqueue(orders, () => sendUndo(table, id));
    },
  };
};

export const createChipOrders = (table: LiveTable) => {
  const orders: Orders = { table, presses: [], timer: undefined, queue: Promise.resolve() };
  return {
    ...taking(orders),
    place: (chips: Chips) => {
      press(orders, chips, false);
    },
    again: () => {
      const state = liveOf(table);
      if (state !== undefined) press(orders, state.live.last, true);
    },
    double: () => {
      const state = liveOf(table);
      if (state !== undefined) press(orders, chipsOf(state.live, state.stake), true);
    },
    opened: () => {
      orders.presses = [];
      clearTimeout(orders.timer);
    },
  };
};
export type ChipOrders = ReturnType<typeof createChipOrders>;
