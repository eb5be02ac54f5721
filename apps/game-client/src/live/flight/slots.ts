/** The two bets of a flight, as they stand: what their stake is, what their button does. Read from the state alone. */
import { highestFactor, type FlightBet, type FlightView, type StakeLimits } from '@carmine/games/stage';
import { mayBet, type LiveReady } from '../live-deps.ts';
import type { OwnBet, SlotWork } from '../live-state.ts';
import { stakesOf } from '../../play/stake.ts';

export const slotCount = 2;

/** What a press on a slot's button does; `none` where it waits for an answer or for the flight. */
type SlotPress = 'place' | 'take-back' | 'cash-out' | 'bet-next' | 'cancel-next' | 'none';

export interface FlightSlot {
  readonly slot: number;
  readonly press: SlotPress;
  readonly work: SlotWork;
  /** Stake and automatic cash-out cannot be changed: they are in the air, or on their way. */
  readonly locked: boolean;
  readonly stake: bigint;
  readonly params: Record<string, unknown>;
  readonly auto: number | undefined;
  readonly limits: StakeLimits;
  /** Where the next bet ends at the latest. */
  readonly highest: number;
  /** Of this round. */
  readonly bet: FlightBet | undefined;
  /** It has gone down with the flight. */
  readonly lost: boolean;
}

export const flightView = ({ view }: Pick<LiveReady, 'view'>): FlightView | undefined =>
  view.live?.orders === 'flight' ? view.live : undefined;

/** Stake and parameters of a slot's next bet. The first slot's are the frame's, so that the keys and the rules speak of them. */
export const chosenOf = (state: LiveReady, slot: number): Pick<FlightSlot, 'stake' | 'params'> => {
  const auto = flightView(state)?.autoOf(state.params);
  const first = { stake: state.stake, params: flightView(state)?.paramsOf(0, auto) ?? state.params };
  if (slot === 0) return first;
  return state.live.second ?? { stake: state.stake, params: flightView(state)?.paramsOf(slot, undefined) ?? {} };
};

const flightBetOf = (view: FlightView, bet: OwnBet): FlightBet => ({
  ...{ id: bet.id, slot: view.slotOf(bet.params), stake: bet.stake, payout: bet.payout },
  auto: view.autoOf(bet.params),
  limit: bet.limit ?? view.range[1],
  cashedOutAt: bet.cashedOutAt,
  rider: bet.rider,
});

export const flightBets = (state: LiveReady): readonly FlightBet[] => {
  const view = flightView(state);
  return view === undefined ? [] : state.live.own.map((bet) => flightBetOf(view, bet));
};

const pressOf = (state: LiveReady, bet: FlightBet | undefined, { sending, next }: SlotWork): SlotPress => {
  const phase = state.live.round?.phase;
  if (sending !== undefined || state.pausedFor !== undefined) return 'none';
  if (bet !== undefined && phase === 'flying' && bet.cashedOutAt === undefined) return 'cash-out';
  if (mayBet(state)) return bet === undefined ? 'place' : 'take-back';
  if (bet !== undefined && (phase === 'betting' || phase === 'closed')) return 'none';
  if (next) return 'cancel-next';
  return state.live.open ? 'bet-next' : 'none';
};

export const slotOf = (state: LiveReady, slot: number): FlightSlot => {
  const view = flightView(state);
  const chosen = chosenOf(state, slot);
  const work = state.live.slots[slot === 0 ? 0 : 1];
  const bet = flightBets(state).find((one) => one.slot === slot);
  const { phase } = state.live.round ?? {};
  const isOver = phase === 'running' || phase === 'settled' || phase === 'voided';
  const isOut = bet?.cashedOutAt !== undefined;
  return {
    ...{ slot, work, bet },
    press: pressOf(state, bet, work),
    locked: work.sending !== undefined || (bet !== undefined && !isOver && !isOut),
    ...(bet === undefined || isOver || isOut ? chosen : { stake: bet.stake, params: chosen.params }),
    auto: bet === undefined || isOver || isOut ? view?.autoOf(chosen.params) : bet.auto,
    limits: stakesOf({ ...state, params: chosen.params }),
    highest: highestFactor(chosen.stake, state.session.stakes.rule.highestPayout, view?.range[1] ?? 0),
    lost: bet !== undefined && !isOut && phase !== 'voided' && isOver,
  };
};
