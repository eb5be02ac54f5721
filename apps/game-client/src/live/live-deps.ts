/** What a live table works with inside of the frame. */
import { patch, readyState, type Table } from '../play/table.ts';
import type { ReadyState } from '../play/state.ts';
import type { LiveState } from './live-state.ts';
import { liveTexts } from './texts.ts';

export interface LiveTable {
  readonly frame: Table;
}

export interface LiveReady extends ReadyState {
  readonly live: LiveState;
}

export const liveOf = ({ frame }: LiveTable): LiveReady | undefined => {
  const state = readyState(frame);
  return state?.live === undefined ? undefined : { ...state, live: state.live };
};

export const change = (table: LiveTable, to: (live: LiveState) => LiveState): void => {
  const live = readyState(table.frame)?.live;
  if (live !== undefined) patch(table.frame, { live: to(live) });
};

/** The server's clock, as this device knows it. */
export const serverNow = (live: LiveState | undefined): number => Date.now() + (live?.offsetMs ?? 0);

export const lateNotice = { code: 'round_closed', message: liveTexts.late } as const;

/** So long before closing a press may still arrive in time. */
export const marginMs = 200;

export const mayBet = ({ live, pausedFor }: LiveReady): boolean =>
  pausedFor === undefined && live.round?.phase === 'betting' && serverNow(live) < live.round.closesAt - marginMs;

/** What a player can order at a table; each kind has more of its own. */
export interface TableOrders {
  /** A round begins: what was meant for the last one is not sent any more. */
  opened(): void;
}
