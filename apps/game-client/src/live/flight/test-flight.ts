/** A page at a flight that the test moves. */
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import type { Breaks } from '../../../dev/fake-fetch.ts';
import { openLiveTable } from '../test-live-table.ts';
import { slotOf } from './slots.ts';

export const openFlight = async (options: FakeOptions = {}, breaks: Breaks = {}) => {
  const table = await openLiveTable('comet', options, breaks);
  return {
    ...table,
    slot: (slot: number) => slotOf(table.live(), slot),
    press: async (slot: number) => {
      table.controller.live()?.flight?.press(slot);
      await table.settled();
      await table.settled();
    },
    flies: async (startedMsAgo = 1_000) => {
      await table.tell('closed', { players: 1, stakedCents: '500', spots: {} });
      const startedAt = new Date(Date.now() - startedMsAgo).toISOString();
      await table.tell('flying', { startedAt, doublingMs: 10_000, limit: '9312.40' });
    },
  };
};
