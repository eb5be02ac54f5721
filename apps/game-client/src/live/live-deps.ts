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
