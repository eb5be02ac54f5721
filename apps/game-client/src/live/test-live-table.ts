/** A page at a live table whose server, events and answers the test moves. */
import type { TableEvent } from '@carmine/contract/live';
import { vi } from 'vitest';
import type { FakeOptions } from '../../dev/fake-answer.ts';
import type { Breaks } from '../../dev/fake-fetch.ts';
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

export const openLiveTable = async (tableId: string, options: FakeOptions = {}, breaks: Breaks = {}) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const table = await openTable({ gameId: tableId, levels: ['1.00', '5.00', '10.00'], ...options }, { breaks });
  const socket = FakeSocket.all.at(-1);
  let [seq, version] = [1, 0];
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
    ...{ live, tell },
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
    orders: (of: string) => table.sent.filter(({ route }) => new RegExp(`^POST /play/v1/table-bets${of}$`).test(route)),
    close: () => table.controller.live()?.close(),
  };
};
