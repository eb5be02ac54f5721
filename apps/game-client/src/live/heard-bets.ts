/** Own bets that another page of the player has placed, taken back or cashed out: hints say which, and what they are now is read. */
import type { LiveData } from '@carmine/contract/live';
import { liveOf, type LiveTable } from './live-deps.ts';
import type { LiveState } from './live-state.ts';

type Hint = LiveData<'tableBets'>;

/** This page's own orders are hinted at too: so long it waits for their answers, which say the same. */
const patienceMs = 250;
/** Of rounds whose beginning is still on its way. */
const mostKept = 20;

const isKnown = (live: LiveState, { bet, state }: Hint): boolean => {
  const own = live.own.find(({ id }) => id === bet);
  if (state === 'undone') return own === undefined;
  return own !== undefined && (state === 'placed' || own.cashedOutAt !== undefined);
};

export interface HeardBets {
  hear(hint: Hint): void;
  /** A round has begun. */
  plan(): void;
  close(): void;
}

export const createHeardBets = (table: LiveTable, id: string, read: (round: string) => void): HeardBets => {
  let heard: readonly Hint[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const live = liveOf(table)?.live;
    const round = live?.round?.id;
    if (live === undefined || round === undefined) return;
    const now = heard.filter((hint) => hint.round === round);
    heard = heard.filter((hint) => hint.round !== round).slice(-mostKept);
    if (now.some((hint) => !isKnown(live, hint))) read(round);
  };
  const plan = () => {
    clearTimeout(timer);
    if (heard.length > 0) timer = setTimeout(look, patienceMs);
  };
  return {
    hear: (hint) => {
      if (hint.table !== id) return;
      heard = [...heard, hint];
      plan();
    },
    plan,
    close: () => {
      clearTimeout(timer);
    },
  };
};
