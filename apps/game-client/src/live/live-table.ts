/** A live table in the frame: follows its events, shows each result when its time has come, keeps what the player has in it. */
import type { TableEvent } from '@carmine/contract/live';
import { openLiveSocket, type LiveSocket } from '@carmine/contract/live/socket';
import { amountWithUnit, signedWithUnit } from '@carmine/games/stage';
import { refresh } from '../play/refresh.ts';
import { readRound, readSubunits } from '../play/read-answers.ts';
import { patch, type Table } from '../play/table.ts';
import { createChipOrders, type ChipOrders } from './chip-orders.ts';
import { change, liveOf, serverNow, type LiveTable } from './live-deps.ts';
import {
  applyEvent,
  applySnapshot,
  chipsOf,
  readBets,
  readOwn,
  withLine,
  withShown,
  type LiveState,
} from './live-state.ts';
import { liveTexts } from './texts.ts';

const { lines } = liveTexts;
const pollMs = 4_000;
/** A phase that is so much too long was missed. */
const overdueMs = 2_500;

export interface LiveControl extends ChipOrders {
  choose(units: number): void;
  now(): number;
  close(): void;
}

const lineOf = (event: TableEvent, before: LiveState): { text: string; kind: 'phase' | 'result' } | undefined => {
  const { data } = event;
  switch (event.kind) {
    case 'opened':
      return { text: lines.opened(Number(data['link'])), kind: 'phase' };
    case 'closed': {
      const { players, stakedCents } = readBets(data);
      return { text: lines.closed(players, amountWithUnit('EUR', stakedCents)), kind: 'phase' };
    }
    case 'settled': {
      const { winners = 0, paidCents = '0' } = data as { winners?: number; paidCents?: string };
      const paid = BigInt(paidCents);
      return before.bets.players === 0
        ? undefined
        : { text: lines.paid(winners, amountWithUnit('EUR', paid)), kind: 'phase' };
    }
    case 'voided':
      return { text: lines.voided, kind: 'phase' };
    case 'bets':
    case 'result':
    default:
      return undefined;
  }
};

/** What the player won and lost in the round that was just shown. */
const showOwn = async (table: LiveTable, round: string): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  if (state === undefined) return;
  const { currency } = state.session;
  const answer = await frame.calls.tableBets(round).catch(() => undefined);
  const found = answer?.ok === true ? readOwn(answer.data, (text) => readSubunits(currency, text)) : undefined;
  const isHere = liveOf(table)?.live.round?.id === round;
  if (found !== undefined && found.own.length > 0 && found.isSettled) {
    const staked = found.own.reduce((sum, bet) => sum + bet.staked, 0n);
    const text = lines.own(signedWithUnit(currency, found.payout - staked));
    change(table, (live) => ({
      ...withLine(live, { key: `${round}-own`, text, kind: 'own' }),
      ...(isHere ? { outcome: { round, staked, payout: found.payout } } : {}),
    }));
  }
  patch(frame, { phase: 'idle' });
  frame.post({ type: 'round', open: false });
  await refresh(frame);
  const rounds = await frame.calls.rounds().catch(() => undefined);
  if (rounds?.ok === true)
    patch(frame, { history: rounds.data.filter(({ status }) => status === 'settled').map(readRound) });
};

/** What a table in the frame keeps beside its state. */
interface Follower {
  readonly table: LiveTable;
  readonly id: string;
  readonly orders: ChipOrders;
  timer: ReturnType<typeof setTimeout> | undefined;
  reading: boolean;
  ended: boolean;
}

const show = ({ table, timer }: Follower): void => {
  clearTimeout(timer);
  const state = liveOf(table);
  const { round, shown } = state?.live ?? {};
  if (state === undefined || round?.result === undefined || shown?.round === round.id) return;
  const text = state.view.live?.resultText(round.result) ?? '';
  change(table, (live) =>
    withLine(withShown(live), { key: `${round.id}-result`, text: lines.result(round.number, text), kind: 'result' }),
  );
  if (state.live.own.length > 0) void showOwn(table, round.id);
};

/** At its time by the server's clock, the same moment for everybody. */
const planShow = (follower: Follower): void => {
  clearTimeout(follower.timer);
  const state = liveOf(follower.table);
  const { round, shown } = state?.live ?? {};
  if (state === undefined || round?.result === undefined || shown?.round === round.id) return;
  if (round.phase === 'settled' || round.revealedAt === undefined) {
    show(follower);
    return;
  }
  const after = state.view.live?.shownAfterMs(round.dueAt - round.revealedAt) ?? 0;
  const waitMs = Math.max(0, round.revealedAt + after - serverNow(state.live));
  follower.timer = setTimeout(() => {
    show(follower);
  }, waitMs);
};

/** Own chips are in play: nothing of the page covers the result, and balances rise once it was shown. */
const watchOwn = ({ table }: Follower): void => {
  const state = liveOf(table);
  if (state === undefined || state.live.own.length === 0 || state.phase === 'showing') return;
  patch(table.frame, { phase: 'showing' });
  table.frame.post({ type: 'round', open: true });
};

const remember = ({ table }: Follower): void => {
  const state = liveOf(table);
  if (state !== undefined && state.live.own.length > 0)
    change(table, (live) => ({ ...live, last: chipsOf({ own: live.own, waiting: {} }) }));
};

const readOwnBets = async (follower: Follower, round: string): Promise<void> => {
  const { table } = follower;
  const { currency } = liveOf(table)?.session ?? {};
  const answer = await table.frame.calls.tableBets(round).catch(() => undefined);
  if (answer?.ok !== true || currency === undefined) return;
  const { own } = readOwn(answer.data, (text) => readSubunits(currency, text));
  change(table, (live) => (live.round?.id === round ? { ...live, own } : live));
  remember(follower);
  if (liveOf(table)?.live.round?.phase === 'running') watchOwn(follower);
};

const readSnapshot = async (follower: Follower): Promise<void> => {
  const { table, id } = follower;
  if (follower.reading || follower.ended) return;
  follower.reading = true;
  const asked = Date.now();
  const answer = await table.frame.calls.table(id).catch(() => undefined);
  follower.reading = false;
  const before = liveOf(table);
  if (answer === undefined || before === undefined) return;
  if (!answer.ok) {
    // A table that was closed is gone once its round is over.
    change(table, (live) => ({ ...live, open: false, round: undefined, own: [], waiting: {} }));
    return;
  }
  const live = applySnapshot(before.live, answer.data, (asked + Date.now()) / 2);
  patch(table.frame, { live });
  if (live.round !== undefined && before.live.round?.id !== live.round.id) await readOwnBets(follower, live.round.id);
  planShow(follower);
};

const afterEvent = (follower: Follower, event: TableEvent, before: LiveState): void => {
  const { table, orders } = follower;
  const line = lineOf(event, before);
  if (line !== undefined) change(table, (live) => withLine(live, { key: `${event.round}-${event.kind}`, ...line }));
  // Of a new chain the snapshot says where its salt is from.
  if (event.kind === 'opened' && event.data['chain'] !== before.chain) void readSnapshot(follower);
  if (event.kind === 'opened') {
    orders.forget();
    patch(table.frame, { notice: undefined });
  }
  if (event.kind === 'closed') remember(follower);
  if (event.kind === 'result') watchOwn(follower);
  if (event.kind === 'voided') {
    change(table, (live) => ({ ...live, own: [], waiting: {} }));
    void refresh(table.frame);
  }
  planShow(follower);
};

/** False: one was missed. */
const apply = (follower: Follower, event: TableEvent): boolean => {
  const { table, id } = follower;
  const before = liveOf(table)?.live;
  if (before === undefined || event.table !== id || event.seq <= before.seq) return true;
  if (event.seq !== before.seq + 1) return false;
  patch(table.frame, { live: applyEvent(before, event) });
  afterEvent(follower, event, before);
  return true;
};

/** What was missed is read by its numbers; with too much of it, the table as it is now. */
const catchUp = async (follower: Follower): Promise<void> => {
  const { table, id } = follower;
  const after = liveOf(table)?.live.seq;
  if (after === undefined || follower.reading || follower.ended) return;
  follower.reading = true;
  const answer = await table.frame.calls.tableEvents(id, after).catch(() => undefined);
  follower.reading = false;
  if (answer?.ok !== true || !answer.data.every((event) => apply(follower, event))) await readSnapshot(follower);
};

const look = (follower: Follower): void => {
  const live = liveOf(follower.table)?.live;
  if (live === undefined) return;
  const isOverdue = live.round !== undefined && serverNow(live) > live.round.dueAt + overdueMs;
  if (live.away) void readSnapshot(follower);
  else if (isOverdue) void catchUp(follower);
};

const follow = (follower: Follower): LiveSocket =>
  openLiveSocket(
    { subscribe: ['tables'], tables: [follower.id] },
    {
      onState: (connected) => {
        change(follower.table, (live) => ({ ...live, away: !connected }));
        if (connected) void readSnapshot(follower);
      },
      onMessage: ({ topic, data }) => {
        if (topic !== 'tables') return;
        if (data === null || !apply(follower, data as TableEvent)) void catchUp(follower);
      },
      onGap: () => void catchUp(follower),
    },
  );

export const startLiveTable = (frame: Table, id: string): LiveControl => {
  const table: LiveTable = { frame };
  const orders = createChipOrders(table);
  const follower: Follower = { table, id, orders, timer: undefined, reading: false, ended: false };
  const watch = setInterval(() => {
    look(follower);
  }, pollMs);
  const socket = follow(follower);
  planShow(follower);
  const { round } = liveOf(table)?.live ?? {};
  if (round !== undefined) void readOwnBets(follower, round.id);
  return {
    ...orders,
    choose: (each) => {
      change(table, (live) => ({ ...live, each }));
    },
    now: () => serverNow(liveOf(table)?.live),
    close: () => {
      follower.ended = true;
      clearTimeout(follower.timer);
      clearInterval(watch);
      socket.close();
    },
  };
};

/** The table as it is now, before the game is shown. */
export const readTable = async (calls: Pick<Table['calls'], 'table'>, id: string): Promise<LiveState | undefined> => {
  const asked = Date.now();
  const answer = await calls.table(id).catch(() => undefined);
  return answer?.ok === true ? applySnapshot(undefined, answer.data, (asked + Date.now()) / 2) : undefined;
};
