/** What tests of the chat need: players who may write, and a way to wait for nothing. */
import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { postTableMessage, putNickname, reportTableMessage, type ReportReason } from '@carmine/contract/games/chat';
import type { PlayerId } from '../platform/ids/ids.ts';
import type { SignedUp, TestServer, Visitor } from './test-server.ts';

export const chatTable = 'live-roulette';

export const dataOf = <E extends Endpoint>(result: CallResult<E>) => {
  if (!result.ok) throw new Error(`${result.status} ${result.problem.code}`);
  return result.data;
};

export const codeOf = (result: { readonly ok: boolean; readonly problem?: { readonly code: string } }): string =>
  result.ok ? 'ok' : (result.problem?.code ?? '');

export const chatStage = (server: TestServer) => {
  const { db } = server.database;
  let count = 0;
  const idOf = ({ userId }: SignedUp): PlayerId => server.platform.ids.decode('usr', userId) ?? (0n as PlayerId);
  const stage = {
    idOf,
    confirm: (one: SignedUp) => db.run('update players set confirmed_at = now() where id = $1', [idOf(one)]),
    /** Three years ago. No booking belongs to it. */
    payIn: (one: SignedUp) =>
      db.transaction(async (sql) => {
        await sql.run(`set local session_replication_role = 'replica'`);
        await sql.run(
          `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, state, credited_at, expires_at)
           values ($1, 'test', 'EUR', 100, 100, 1, 'MT', 'credited', now() - interval '3 years', now())`,
          [idOf(one)],
        );
      }),
    name: (one: Visitor, name: string) => one.call(putNickname, { body: { name } }),
    /** Who may write, with a nickname of his own. */
    writer: async (nickname?: string): Promise<SignedUp> => {
      const one = await server.signUp();
      await stage.confirm(one);
      await stage.payIn(one);
      count += 1;
      const own = `guest ${String.fromCodePoint(97 + (count % 26), 97 + Math.floor(count / 26))}${'x'.repeat(count % 9)}`;
      dataOf(await stage.name(one, nickname ?? own));
      return one;
    },
    /** Whoever wrote a moment ago may write again. */
    rest: () => db.run(`update chat_players set last_message_at = '-infinity'`),
    write: (one: Visitor, text: string, idempotencyKey = `chat-${(count += 1)}`, id = chatTable) =>
      one.call(postTableMessage, { params: { id }, body: { text }, idempotencyKey }),
    report: (one: Visitor, id: string, reason: ReportReason = 'insult') =>
      one.call(reportTableMessage, { params: { id }, body: { reason } }),
  };
  return stage;
};
