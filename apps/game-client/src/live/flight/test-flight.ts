/** A page at a flight whose server, events and answers the test moves. */
import type { TableEvent } from '@carmine/contract/live';
import { vi } from 'vitest';
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import { openTable } from '../../play/test-table.ts';
import { slotOf } from './slots.ts';

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

export const openFlight = async (
  options: FakeOptions = {},
  breaks: { before?: () => void; after?: () => void } = {},
) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const table = await openTable({ gameId: 'comet', levels: ['1.00', '5.00', '10.00'], ...options }, { breaks });
  const socket = FakeSocket.all.at(-1);
  let [seq, version] = [1, 0];
  const tell = async (kind: TableEvent['kind'], data: object = {}, round = 'lrd_now') => {
    const event = { table: 'comet', seq: (seq += 1), kind, round, data, at: new Date().toISOString() };
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
    live,
    slot: (slot: number) => slotOf(live(), slot),
    press: async (slot: number) => {
      table.controller.live()?.flight?.press(slot);
      await table.settled();
      await table.settled();
    },
    tell,
    flies: async (startedMsAgo = 1_000) => {
      await tell('closed', { players: 1, stakedCents: '500', spots: {} });
      const startedAt = new Date(Date.now() - startedMsAgo).toISOString();
      await tell('flying', { startedAt, doublingMs: 10_000, limit: '9312.40' });
    },
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
