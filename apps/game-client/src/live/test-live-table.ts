/** A page at a live table whose server, events and answers the test moves. */
import type { TableEvent } from '@carmine/contract/live';
import { vi } from 'vitest';
import type { FakeOptions } from '../../dev/fake-answer.ts';
import type { Breaks } from '../../dev/fake-fetch.ts';
import type { FakePlay } from '../../dev/fake-play.ts';
import { openTable } from '../play/test-table.ts';

type Listener = (event: { readonly data?: string }) => void;

class FakeSocket {
  static all: FakeSocket[] = [];
  readonly listeners = new Map<string, Listener>();
  constructor() {
    FakeSocket.all.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  send(): void {}
  close(): void {}
}

/** `server`: of another page of the same player. */
export const openLiveTable = async (
  tableId: string,
  options: FakeOptions = {},
  breaks: Breaks = {},
  server?: FakePlay,
) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const table = await openTable(
    { gameId: tableId, levels: ['1.00', '5.00', '10.00'], ...options },
    { breaks, ...(server === undefined ? {} : { server }) },
  );
  const socket = FakeSocket.all.at(-1);
  let [seq, version] = [1, 0];
  const versions = new Map<string, number>();
  /** `skipped`: so many before it were lost. */
  const hint = (topic: 'tableBets' | 'tableChat', data: object, skipped = 0) => {
    const next = (versions.get(topic) ?? 0) + 1 + skipped;
    versions.set(topic, next);
    socket?.listeners.get('message')?.({ data: JSON.stringify({ topic, version: next, data }) });
  };
  const tell = async (kind: TableEvent['kind'], data: object = {}, round = 'lrd_now') => {
    const event = { table: tableId, seq: (seq += 1), kind, round, data, at: new Date().toISOString() };
    const message = { topic: 'tables', version: (version += 1), data: event };
    socket?.listeners.get('message')?.({ data: JSON.stringify(message) });
    await table.settled();
  };
  const live = () => {
    const state = table.state();
    if (state.live === undefined) throw new Error('No table');
    return { ...state, live: state.live };
  };
  return {
    ...table,
    ...{ live, tell, hint },
    opens: (round: string) =>
      tell(
        'opened',
        {
          ...{ chain: live().live.chain, salt: live().live.salt, link: 2_208 },
          closesAt: new Date(Date.now() + 6_000).toISOString(),
        },
        round,
      ),
    connect: (isOpen: boolean) => socket?.listeners.get(isOpen ? 'open' : 'close')?.({}),
    reads: (path: string) => table.sent.filter(({ route }) => route.startsWith(`GET /play/v1/${path}`)).length,
    orders: (of: string) => table.sent.filter(({ route }) => new RegExp(`^POST /play/v1/table-bets${of}$`).test(route)),
    close: () => table.controller.live()?.close(),
  };
};
