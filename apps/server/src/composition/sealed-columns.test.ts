import { expect, test } from 'vitest';
import { sealedColumns } from './sealed-columns.ts';
import { reseal } from '../platform/secrets/reseal.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { testSecretsKey } from '../testing/secrets-key.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testServer } from '../testing/test-server.ts';

const old = { keyId: 1, secret: testSecretsKey };
const fresh = { keyId: 2, secret: Buffer.alloc(32, 0x5a) };
const [before, during, after] = [
  createSecretBox([old]),
  createSecretBox([fresh, old]),
  createSecretBox([fresh]),
] as const;

/** Sealed with the key of the player they are about. */
const ofPlayers = [
  'approval_requests.approval_sealed',
  'approval_requests.reason_sealed',
  'bank_accounts.details_sealed',
  'bank_transfers.payee_sealed',
  'consents.address_sealed',
  'dispute_evidence.fact_sealed',
  'dispute_evidence.name_sealed',
  'exclusion_cases.reason_sealed',
  'funds_requests.note_sealed',
  'passkeys.name_sealed',
  'player_profiles.details_sealed',
  'risk_flags.clearing_sealed',
  'risk_flags.note_sealed',
  'risk_notes.note_sealed',
  'sessions.address_enc',
  'totp_secrets.secret_sealed',
  'verification_cases.details_sealed',
  'verification_cases.note_sealed',
  'verification_documents.name_sealed',
];

interface Value {
  sealed: Buffer;
  binding: string;
}

test('after a change of key everything of the house opens with the new key alone, in as many runs as it takes', async () => {
  const server = await testServer({ worker: false });
  try {
    const { db } = server.database;
    await server.signUp();
    await server.signUp();
    const hash = 'ab'.repeat(32);
    await db.run(
      `insert into seeds (player_id, server_seed_enc, server_seed_hash, state) select id, $1, $2, 'next' from players limit 1`,
      [before.seal('server-seed', Buffer.from('a seed'), hash), hash],
    );
    await db.run(
      `insert into operators (email, name, role, totp_secret_sealed) values ('o@example.org', 'Olga', 'admin', '\\x')`,
    );
    const { id: operator } = await db.one<{ id: bigint }>(`select id from operators where email = 'o@example.org'`);
    await db.run('update operators set totp_secret_sealed = $1 where id = $2', [
      before.seal('operator-totp', Buffer.from('a secret'), operator.toString()),
      operator,
    ]);
    const { id: thread } = await db.one<{ id: bigint }>(
      `insert into support_threads (visitor_hash, skin) values ($1, 'carmine') returning id`,
      [Buffer.alloc(32, 1)],
    );
    for (let count = 0; count < 1_100; count += 1)
      await db.run(
        `insert into support_messages (thread_id, author, body_sealed, client_key) values ($1, 'asker', $2, $3)`,
        [thread, before.seal('support:message', Buffer.from('words'), `support_threads:${thread}`), String(count)],
      );
    const held = async () =>
      Promise.all(
        sealedColumns.map(async ({ table, column, binding, purpose, only = 'true' }) => {
          const values = await db.rows<Value>(
            `select it.${column} as sealed, ${binding} as binding from ${table} it where it.${column} is not null and ${only}`,
          );
          return values.map((value) => ({ ...value, purpose }));
        }),
      ).then((lists) => lists.flat());
    const wordsOf = async (box: typeof before) =>
      (await held())
        .map(({ sealed, binding, purpose }) => box.open(purpose, sealed, binding).toString('hex'))
        .toSorted();
    const words = await wordsOf(before);
    expect(words.length).toBeGreaterThan(1_100);

    // A value sealed with a lost key is reported and blocks nothing.
    const lost = createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 9) }]);
    await db.run(
      `insert into support_messages (thread_id, author, body_sealed, client_key) values ($1, 'asker', $2, 'lost')`,
      [thread, lost.seal('support:message', Buffer.from('lost'), `support_threads:${thread}`)],
    );
    const runs = [];
    for (const place of sealedColumns) runs.push(await reseal(db, during, place));
    expect(Object.fromEntries(runs.map(({ table, done, left }) => [table, { done, left }]))).toMatchObject({
      player_keys: { done: 2, left: 0 },
      seeds: { left: 0 },
      operators: { left: 0 },
      support_messages: { done: 1_100, left: 1 },
    });
    await db.run(`delete from support_messages where client_key = 'lost'`);
    expect(await wordsOf(after)).toEqual(words);
    for (const place of sealedColumns) expect(await reseal(db, during, place)).toMatchObject({ done: 0, left: 0 });
  } finally {
    await server.close();
  }
});

test('no column that keeps something sealed is unknown: it is the house’s, or a player’s own', async () => {
  const { db } = await testDatabase();
  const rows = await db.rows<{ place: string }>(
    `select table_name || '.' || column_name as place
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema = 'public' and data_type = 'bytea' and column_name ~ '(_sealed|_enc)$' order by 1`,
  );
  const own = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
  expect(rows.map(({ place }) => place).filter((place) => !own.has(place))).toEqual(ofPlayers);
});
