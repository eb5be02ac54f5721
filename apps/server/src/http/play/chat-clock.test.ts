/** A server whose clock is off says how long a player waits at the chat as the database does. */
import { getTableChat } from '@carmine/contract/games/chat';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chatStage, chatTable, dataOf } from '../../testing/chat-stage.ts';
import { setClockOff } from '../../testing/off-clock.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  server = await testServer({ worker: false });
  stage = chatStage(server);
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([-5_000, 5_000, 3_600_000])(
  'how long has to be waited is the database’s to say, also at a server whose clock is %i ms off',
  async (off) => {
    const one = await stage.writer();
    dataOf(await stage.write(one, 'first'));
    setClockOff(off);
    const { statusCode, headers } = await server.doors.site.inject({
      ...{ method: 'POST', url: `/play/v1/tables/${chatTable}/chat`, payload: { text: 'second' } },
      headers: { origin: server.url, cookie: one.cookie(), 'idempotency-key': `soon ${off}` },
    });
    expect([statusCode, [1, 2, 3].includes(Number(headers['retry-after']))]).toEqual([429, true]);
    vi.unstubAllGlobals();
    const operator = await server.database.db.one<{ id: bigint }>(
      `insert into operators (email, name, role) values ($1, '', 'support') returning id`,
      [`off${off}@example.org`],
    );
    await server.database.db.run(
      `insert into chat_mutes (player_id, reason, until, by) values ($1, 'Spam', clock_timestamp() + interval '10 minutes', $2)`,
      [stage.idOf(one), operator.id],
    );
    setClockOff(off);
    const { leftMs = 0 } = dataOf(await one.call(getTableChat, { params: { id: chatTable } })).you?.refusal ?? {};
    expect(Math.abs((leftMs ?? 0) - 599_000)).toBeLessThan(1_001);
  },
);
