/** What the tests of one's own data need beside the product: a past to give out, a ZIP to read, a look at every table. */
import { postChatMessage } from '@carmine/contract/support';
import * as office from '@carmine/contract/back-office/support';
import { inflateRawSync } from 'node:zlib';
import { enrolOperator } from './operators.ts';
import type { SignedUp, TestServer } from './test-server.ts';

/** Tables of players that the copy leaves out: neither of them tells a player anything, or it would tell too much. */
export const notExported: readonly string[] = [
  ...['player_keys', 'player_profiles', 'password_history', 'mail_tokens', 'totp_secrets', 'recovery_codes'],
  ...['passkey_challenges', 'idempotency_keys', 'reply_cache', 'bookings', 'cashout_holds', 'deposit_reservations'],
  // Of `player_promotions`, and of `rounds` as loyalty, races and live tables hold them.
  ...['promotion_players', 'loyalty_rounds', 'competition_rounds', 'grant_rulings', 'live_bets'],
  // Calls to the site whose link brought the player here; what they say is in `affiliate_players`.
  'affiliate_postbacks',
  // Of `rounds`, `transfers` and `deposits`, seen from another side.
  ...['open_rounds', 'external_rounds', 'limit_excesses', 'player_gate', 'player_marks', 'search_marks'],
  ...['round_rollups', 'game_rollups', 'bet_rollups', 'play_rollups', 'rollup_open_rounds'],
  ...['nonces', 'round_actions', 'provider_actions', 'provider_reversals', 'deposit_steps', 'deposit_refunds'],
  ...['deposit_rulings', 'credit_marks', 'chain_transfers', 'cash_out_steps', 'cash_out_approvals', 'cash_out_legs'],
  ...['bank_transfers'],
  ...['sessions', 'passkeys'], // Given out by `identity.ownRecords`.
  // Whoever watches over money laundering may not tell.
  ...['risk_flags', 'risk_notes', 'risk_marks', 'deposit_instruments'],
  ...['data_exports', 'erasures'],
  // What the house answers a bank with is made of the rest.
  ...['dispute_evidence', 'dispute_rulings', 'dispute_steps'],
  // What operators asked each other; what came of it is among `breaks`, `account_closures` and `notices`.
  ...['approval_requests', 'different_persons', 'exclusion_cases', 'known_devices'],
];

/** What any unpacking program sees. */
export const unzip = (archive: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + packed)));
    at += 46 + nameLength + extra + comment;
  }
  return files;
};

/** A word to support, and its answer. */
export const talk = async (server: TestServer, player: SignedUp): Promise<void> => {
  const support = await enrolOperator(server, 'support');
  const text = 'Where is my money?';
  await player.call(postChatMessage, { body: { text }, idempotencyKey: 'first' });
  const waiting = await support.call(office.listThreads, { query: { state: 'waiting' } });
  if (!waiting.ok) throw new Error(waiting.problem.code);
  const params = { id: waiting.data.items.find((thread) => thread.player?.id === player.userId)?.id ?? '' };
  const body = { text: 'It is on its way.' };
  await support.call(office.answerThread, { params, body, idempotencyKey: 'second' });
};

/** A second browser that was signed out long ago. */
export const endAnother = (server: TestServer, player: SignedUp): Promise<unknown> =>
  server.database.db.run(
    `insert into sessions (token_hash, player_id, scope, expires_at, ended_at, address_enc, country, user_agent)
     select sha256('another'), player_id, scope, expires_at, now(), address_enc, 'DE', 'Phone/3' from sessions
     where player_id = $1 limit 1`,
    [server.platform.ids.decode('usr', player.userId)],
  );

/** Every row of every table, as text. */
export const dump = async (server: TestServer): Promise<string> => {
  const tables = await server.database.db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.db.rows<{ row: string }>(`select t::text as row from "${name}" t`);
    parts.push(rows.map(({ row }) => row).join('\n'));
  }
  return parts.join('\n');
};

/** The subjects, one a line. */
export const mailsTo = async (server: TestServer, email: string): Promise<string> => {
  const sent = await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`);
  return ((await sent.json()) as { subject: string }[]).map(({ subject }) => subject).join('\n');
};

/** The copy as the browser gets it. */
export const fileOf = async (server: TestServer, player: SignedUp, id: string) => {
  const reply = await server.doors.site.inject({
    url: `/profile-service/api/v1/profile/export/${id}`,
    headers: { cookie: player.cookie() },
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], bytes: reply.rawPayload };
};
