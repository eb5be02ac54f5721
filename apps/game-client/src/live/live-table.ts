/** A live table in the frame: follows its events, shows each result when its time has come, keeps what the player has in it. */
import type { LiveData, LiveMessage, TableEvent } from '@carmine/contract/live';
import { openLiveSocket, type LiveSocket } from '@carmine/contract/live/socket';
import { patch, type Table } from '../play/table.ts';
import { createChipOrders, type ChipOrders } from './chip-orders.ts';
import { createFlightOrders, type FlightOrders } from './flight/flight-orders.ts';
import { change, liveOf, serverNow, type LiveTable, type TableOrders } from './live-deps.ts';
import { createHeardBets, type HeardBets } from './heard-bets.ts';
import { lineOf } from './live-line.ts';
import { applyEvent, applySnapshot, withLine, withShown, type LiveState } from './live-state.ts';
import { nextAutoMs, readOwnBets, remember, returnOwn, showOwn, watchOwn } from './own-bets.ts';
import { liveTexts } from './texts.ts';

const { lines } = liveTexts;
const pollMs = 4_000;
/** A phase that is so much too long was missed. */
const overdueMs = 2_500;
/** A device's clock that was set while the page was open. */
const jumpMs = 500;
/** A timer of a browser takes no more. */
const longestTimerMs = 2_000_000_000;

export interface LiveControl {
  /** One of the two, by the game's view. */
  readonly chips: ChipOrders | undefined;
  readonly flight: FlightOrders | undefined;
  choose(units: number): void;
  now(): number;
  close(): void;
}

/** What a table in the frame keeps beside its state. */
interface Follower {
  readonly table: LiveTable;
  readonly id: string;
  readonly orders: TableOrders;
  connected: boolean;
  /** When own bets are asked for that are cashed out by themselves. */
  autos: ReturnType<typeof setTimeout> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly heard: HeardBets;
  /** What the device says the time is, beside a clock that nobody sets. */
  clockAt: number;
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
  const runningMs = round.dueAt - round.revealedAt;
  // A studio signs what its wheel has shown already: it is said when the picture, which is late, has come to it.
  const after =
    state.live.stream === undefined
      ? (state.view.live?.shownAfterMs(runningMs) ?? 0)
      : Math.min(state.live.stream.delayMs, runningMs);
  const waitMs = Math.max(0, round.revealedAt + after - serverNow(state.live));
  follower.timer = setTimeout(() => {
    show(follower);
  }, waitMs);
};

const readOwn = async (follower: Follower, round: string): Promise<void> => {
  await readOwnBets(follower.table, round);
  planAutos(follower);
};

/** Who was cashed out by itself is asked for when its moment has passed: no message says whose bet it was. */
const planAutos = (follower: Follower): void => {
  const { table } = follower;
  clearTimeout(follower.autos);
  const waitMs = nextAutoMs(table);
  const round = liveOf(table)?.live.round?.id;
  if (waitMs === undefined || round === undefined || waitMs > longestTimerMs) return;
  follower.autos = setTimeout(() => {
    void readOwn(follower, round);
  }, waitMs);
};

const readSnapshot = async (follower: Follower): Promise<void> => {
  const { table, id } = follower;
  if (follower.reading || follower.ended) return;
  follower.reading = true;
  const asked = Date.now();
  const knew = liveOf(table)?.live.seq ?? 0;
  const answer = await table.frame.calls.table(id).catch(() => undefined);
  follower.reading = false;
  const before = liveOf(table);
  if (answer === undefined || before === undefined) return;
  // What happened while it was on its way is missing in it, and would be undone.
  if (answer.ok && answer.data.seq >= knew && answer.data.seq < before.live.seq) {
    await readSnapshot(follower);
    return;
  }
  // A table that was closed is gone once its round is over. Any other refusal says nothing of it.
  if (!answer.ok) {
    if (answer.status === 404)
      change(table, (live) => ({ ...live, open: false, round: undefined, own: [], waiting: {} }));
    return;
  }
  const live = applySnapshot(before.live, answer.data, (asked + Date.now()) / 2);
  patch(table.frame, { live });
  const [earlier, round] = [before.live.round, live.round];
  if (round !== undefined && earlier?.id !== round.id) {
    follower.orders.opened();
    await readOwn(follower, round.id);
    // Of a round that ended while the page was away, at least what it brought.
    if (earlier !== undefined && before.live.own.length > 0) void showOwn(table, earlier.id);
  } else if (round?.phase === 'flying') await readOwn(follower, round.id);
  planShow(follower);
};

const isShownUnpaid = (live: LiveState | undefined): boolean =>
  live?.round !== undefined &&
  live.own.length > 0 &&
  live.shown?.round === live.round.id &&
  live.outcome?.round !== live.round.id;

const afterEvent = (follower: Follower, event: TableEvent, before: LiveState): void => {
  const { table, orders } = follower;
  const line = lineOf(event, before);
  if (line !== undefined) change(table, (live) => withLine(live, { key: `${event.round}-${event.kind}`, ...line }));
  const begins = event.kind === 'opened' && event.round !== before.round?.id;
  // Of a new chain the snapshot says where its salt is from.
  if (begins && (event.data['chain'] ?? '') !== before.chain) void readSnapshot(follower);
  if (begins) {
    patch(table.frame, { notice: undefined });
    orders.opened();
    follower.heard.plan();
  }
  if (event.kind === 'closed') remember(table);
  if (event.kind === 'flying' || event.kind === 'result') watchOwn(table);
  if (event.kind === 'voided') returnOwn(table);
  // Shown before every bet was paid.
  if (event.kind === 'settled' && isShownUnpaid(liveOf(table)?.live)) void showOwn(table, event.round ?? '');
  planAutos(follower);
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

const clockNow = (): number => Date.now() - performance.now();

const look = (follower: Follower): void => {
  const live = liveOf(follower.table)?.live;
  if (live === undefined) return;
  const isOverdue = live.round !== undefined && serverNow(live) > live.round.dueAt + overdueMs;
  const clockAt = clockNow();
  const hasJumped = Math.abs(clockAt - follower.clockAt) > jumpMs;
  follower.clockAt = clockAt;
  if (!follower.connected || hasJumped) void readSnapshot(follower);
  else if (isOverdue) void catchUp(follower);
};

const ownChatChanged = ({ table }: Follower): void => {
  change(table, (live) => ({ ...live, chatNews: live.chatNews + 1 }));
};

/** Some hint was lost, nobody knows which. The chat has a socket of its own to tell by. */
const regain = async (follower: Follower): Promise<void> => {
  await catchUp(follower);
  const { session, live } = liveOf(follower.table) ?? {};
  // Of play money nothing is told to other pages: a demo is one page's.
  if (session?.mode === 'real' && live?.round !== undefined) await readOwn(follower, live.round.id);
};

const hear = (follower: Follower, { topic, data }: LiveMessage): void => {
  if (topic === 'tableChat') ownChatChanged(follower);
  if (topic === 'tableBets' && data !== null) follower.heard.hear(data as LiveData<'tableBets'>);
  if (topic === 'tables' && (data === null || !apply(follower, data as TableEvent))) void catchUp(follower);
};

const follow = (follower: Follower): LiveSocket =>
  openLiveSocket(
    { subscribe: ['tables'], tables: [follower.id] },
    {
      onState: (connected) => {
        follower.connected = connected;
        change(follower.table, (live) => ({ ...live, away: !connected }));
        if (connected) void readSnapshot(follower);
      },
      onMessage: (message) => {
        hear(follower, message);
      },
      onGap: () => void regain(follower),
    },
  );

export const startLiveTable = (frame: Table, id: string): LiveControl => {
  const table: LiveTable = { frame };
  const isFlight = liveOf(table)?.view.live?.orders === 'flight';
  const flight = isFlight ? createFlightOrders(table) : undefined;
  const chips = isFlight ? undefined : createChipOrders(table);
  const orders: TableOrders = flight ?? chips ?? { opened: () => undefined };
  const follower: Follower = {
    ...{ table, id, orders, connected: true, autos: undefined, timer: undefined, reading: false, ended: false },
    heard: createHeardBets(table, id, (round) => void readOwn(follower, round)),
    clockAt: clockNow(),
  };
  const watch = setInterval(() => {
    look(follower);
  }, pollMs);
  const socket = follow(follower);
  planShow(follower);
  const { round } = liveOf(table)?.live ?? {};
  if (round !== undefined) void readOwn(follower, round.id);
  return {
    ...{ chips, flight },
    choose: (each) => {
      change(table, (live) => ({ ...live, each }));
    },
    now: () => serverNow(liveOf(table)?.live),
    close: () => {
      follower.ended = true;
      clearTimeout(follower.timer);
      clearTimeout(follower.autos);
      follower.heard.close();
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
