import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { PlayerProfile } from '../../identity/index.ts';
import { createRisk, type Risk } from '../index.ts';

let database: TestDatabase;
let risk: Risk;
const phones = new Map<PlayerId, string>();

beforeAll(async () => {
  database = await testDatabase();
  const none = { day: 0n, month: 0n, year: 0n };
  risk = createRisk({
    ...{ db: database.app, clock: systemClock, markKey: Buffer.alloc(32, 3) },
    ...{ ids: { encode: (prefix, id) => `${prefix}_${id}` }, audit: { record: async () => undefined } },
    jobs: { enqueue: async () => undefined },
    identity: {
      profile: async (playerId) => {
        const details = { dateOfBirth: null, country: null, address: null, zipCode: null };
        const phone = { dialingCode: '+356', phoneNumber: phones.get(playerId) ?? null };
        const person = { firstName: 'Ann', lastName: 'Example', email: `${playerId}@example.org` };
        return { ...person, userDetails: { ...details, phone } } as PlayerProfile;
      },
      vault: {} as never,
      playersAfter: async () => [],
    },
    readTurnover: async () => ({ deposits: none, cashOuts: none }),
    ...{ samePayout: async () => [], sameInstrument: async () => [] },
  });
});

/** Creates accounts with the same phone number. */
const accounts = async (count: number, phone: string): Promise<PlayerId[]> => {
  const rows = await database.db.rows<{ id: PlayerId }>(
    `insert into players (email_hash, password_hash)
     select sha256(($2 || ':' || n || ':' || random())::bytea), '' from generate_series(1, $1) n returning id`,
    [count, phone],
  );
  for (const { id } of rows) phones.set(id, phone);
  return rows.map(({ id }) => id);
};
const flagsOf = (players: readonly PlayerId[]) =>
  database.db.rows<{ id: bigint; player_id: PlayerId }>(
    `select id, player_id from risk_flags where player_id = any($1::bigint[]) and kind = 'same_phone' order by id`,
    [players],
  );
const clearAll = (players: readonly PlayerId[]) =>
  database.db.run(
    `update risk_flags set cleared_at = now(), cleared_as = 'reported_once' where player_id = any($1::bigint[]) and cleared_at is null`,
    [players],
  );

describe('details shared by many accounts', () => {
  test('do not flood the queue: five are flagged, and five more when ten times as many share them', async () => {
    const players = await accounts(9, '79000001');
    for (let look = 0; look < 2; look += 1) for (const player of players) await risk.screen(player);
    expect(await flagsOf(players)).toHaveLength(5);
    const more = [...players, ...(await accounts(31, '79000001'))];
    for (let look = 0; look < 2; look += 1) for (const player of more) await risk.screen(player);
    const flags = await flagsOf(more);
    expect(flags).toHaveLength(10);
    expect(new Set(flags.map(({ player_id: player }) => player)).size).toBe(10);
    const last = await risk.ofPlayer(more.at(-1) as PlayerId);
    expect(last.shared).toMatchObject([{ kind: 'phone', count: 39, others: more.slice(0, 10) }]);
  });

  test('flag both sides, whichever was screened last, and stay cleared', async () => {
    const players = await accounts(2, '79000002');
    for (const player of players) await risk.screen(player);
    expect(new Set((await flagsOf(players)).map(({ player_id: player }) => player))).toEqual(new Set(players));
    await clearAll(players);
    for (const player of players) expect(await risk.screen(player)).toBe(0);
  });

  test('flag at most five if all are screened concurrently', async () => {
    const players = await accounts(9, '79000003');
    for (const player of players) await risk.screen(player);
    await clearAll(players);
    const more = [...players, ...(await accounts(15, '79000003'))];
    // All marks exist before anybody is screened, so that only the count limits the flags.
    await database.db.run(
      `insert into risk_marks (player_id, kind, mark) select id, 'phone', (select mark from risk_marks where player_id = $2 and kind = 'phone')
       from unnest($1::bigint[]) id on conflict do nothing`,
      [more, players[0]],
    );
    await Promise.all(more.map((player) => risk.screen(player)));
    expect(await flagsOf(more)).toHaveLength(10);
  });

  test('flagged per pair by an earlier release: one flag per player stays, five at most', async () => {
    const players = await accounts(7, '79000004');
    await database.db.run(
      `insert into risk_marks (player_id, kind, mark) select id, 'phone', sha256('79000004') from unnest($1::bigint[]) id`,
      [players],
    );
    await database.db.run(
      `insert into risk_flags (player_id, kind, cause, detail, holds)
       select a, 'same_phone', 'player ' || b, jsonb_build_object('other', b::text), false
       from unnest($1::bigint[]) a, unnest($1::bigint[]) b where a <> b`,
      [players],
    );
    const file = new URL(
      '../../../database/testing/migrations-before-baseline/341-second-at-an-address.sql',
      import.meta.url,
    );
    // The word of that time; 401 renamed it.
    const text = readFileSync(file, 'utf8').replaceAll(/told_(once)/g, 'reported_$1');
    await database.db.transaction((sql) => sql.run(text.slice(text.lastIndexOf('do $$'))));
    const open = await database.db.rows<{ id: PlayerId }>(
      `select player_id as id from risk_flags where player_id = any($1::bigint[]) and cleared_at is null`,
      [players],
    );
    expect(open).toHaveLength(5);
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set(players.slice(0, 5)));
  });
});
