/** Own bets on a flight: two slots, each with one order on its way at a time. */
import { needFunds } from '../../play/play-round.ts';
import { noticeBefore } from '../../play/refusal.ts';
import { clampStake, stakesOf } from '../../play/stake.ts';
import { patch, readyState } from '../../play/table.ts';
import { change, liveOf, type LiveTable, type TableOrders } from '../live-deps.ts';
import type { SlotWork } from '../live-state.ts';
import { sendCashOut, sendFlightBet, sendReturn, setWork } from './flight-sender.ts';
import { chosenOf, flightView, slotCount, slotOf } from './slots.ts';

/** Why a slot's bet would be refused, said before it is sent. */
const isAllowed = ({ frame }: LiveTable, slot: number): boolean => {
  const state = readyState(frame);
  const live = state?.live;
  if (state === undefined || live === undefined) return false;
  const { stake, params } = chosenOf({ ...state, live }, slot);
  const chosen = { ...state, stake, params };
  const notice = noticeBefore(chosen);
  if (notice !== undefined) {
    // Only the first slot's stake is the frame's to change.
    patch(frame, { notice: slot === 0 ? notice : { code: notice.code, message: notice.message } });
    return false;
  }
  if (stake <= state.balance + state.bonusBalance) return true;
  needFunds(frame, chosen);
  return false;
};

const setSlot = (table: LiveTable, slot: number, stake: bigint, params: Record<string, unknown>): void => {
  const state = liveOf(table);
  if (state === undefined) return;
  const clamped = clampStake(stake, stakesOf({ ...state, params }));
  const { mode, currency } = state.session;
  const { id, mathVersion } = state.game;
  if (slot === 0) patch(table.frame, { stake: clamped, params, notice: undefined });
  else change(table, (live) => ({ ...live, second: { stake: clamped, params } }));
  const game = slot === 0 ? id : `${id}.${slot + 1}`;
  table.frame.settings.keep({ mode, game, currency, mathVersion }, { stake: clamped, params });
};

/** The second slot as it was left in this tab. */
const readSecond = (table: LiveTable): void => {
  const state = liveOf(table);
  const view = state === undefined ? undefined : flightView(state);
  if (state === undefined || view === undefined || state.live.second !== undefined) return;
  const { mode, currency } = state.session;
  const { id, mathVersion } = state.game;
  const kept = table.frame.settings.read({ mode, game: `${id}.2`, currency, mathVersion });
  const params = view.paramsOf(1, view.autoOf(kept.params ?? {}));
  const stake = clampStake(kept.stake ?? state.stake, stakesOf({ ...state, params }));
  change(table, (live) => ({ ...live, second: { stake, params } }));
};

export interface FlightOrders extends TableOrders {
  /** What the button of a slot does now. */
  press(slot: number): void;
  setStake(slot: number, stake: bigint): void;
  setAuto(slot: number, auto: number | undefined): void;
}

export const createFlightOrders = (table: LiveTable): FlightOrders => {
  // A slot's orders follow each other; a cash-out does not wait for the answer that the other slot is due.
  const queues = Array.from({ length: slotCount }, () => Promise.resolve());
  const send = (slot: number, sending: SlotWork['sending'], order: typeof sendReturn): void => {
    setWork(table, slot, { sending, next: false });
    const work = async () => order(table, slot);
    queues[slot] = (queues[slot] ?? Promise.resolve()).then(work, work);
  };
  readSecond(table);
  return {
    press: (slot) => {
      const state = liveOf(table);
      if (state === undefined) return;
      const { press } = slotOf(state, slot);
      if (press === 'place' && isAllowed(table, slot)) send(slot, 'bet', sendFlightBet);
      if (press === 'take-back') send(slot, 'return', sendReturn);
      if (press === 'cash-out') send(slot, 'cash-out', sendCashOut);
      if (press === 'bet-next' && isAllowed(table, slot)) setWork(table, slot, { next: true });
      if (press === 'cancel-next') setWork(table, slot, { next: false });
    },
    setStake: (slot, stake) => {
      const state = liveOf(table);
      if (state === undefined || slotOf(state, slot).locked) return;
      setSlot(table, slot, stake, chosenOf(state, slot).params);
    },
    setAuto: (slot, auto) => {
      const state = liveOf(table);
      const view = state === undefined ? undefined : flightView(state);
      if (state === undefined || view === undefined || slotOf(state, slot).locked) return;
      setSlot(table, slot, chosenOf(state, slot).stake, view.paramsOf(slot, auto));
    },
    opened: () => {
      for (let slot = 0; slot < slotCount; slot += 1) {
        const state = liveOf(table);
        if (state?.live.slots[slot === 0 ? 0 : 1].next !== true || slotOf(state, slot).press !== 'place') continue;
        setWork(table, slot, { next: false });
        if (isAllowed(table, slot)) send(slot, 'bet', sendFlightBet);
      }
    },
  };
};
