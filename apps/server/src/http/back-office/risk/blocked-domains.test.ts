import { postGame } from '@carmine/contract/games/game-service';
import { getProfile } from '@carmine/contract/account/profile';
import { signin } from '@carmine/contract/account/user-service';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { blockDomain, listBlockedDomains, unblockDomain } from '@carmine/contract/back-office/blocked-domains';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;

beforeAll(async () => {
  server = await testServer({ worker: false });
  risk = await enrolOperator(server, 'risk');
});
afterAll(() => server.close());

const block = (domain: string, by = risk, reason = 'Bots register with it') =>
  by.call(blockDomain, { body: { domain, reason } });
const unblock = (domain: string, by = risk) =>
  by.call(unblockDomain, { params: { domain }, body: { reason: 'Its owner cleaned up' } });

const listed = async (visitor = risk) => {
  const list = await visitor.call(listBlockedDomains, { query: { size: 100 } });
  if (!list.ok) throw new Error(list.problem.code);
  return list.data;
};
const row = async (domain: string) => (await listed()).items.find((one) => one.domain === domain);

const entries = async () => {
  const log = await risk.call(readAuditLog, { query: { size: 100 } });
  if (!log.ok) throw new Error(log.problem.code);
  return log.data.items.map(({ action, operator, details }) => ({ action, operator, details }));
};

describe('blocked e-mail domains', () => {
  test('shut out who registers below them, until they are taken off; both steps name operator and reason', async () => {
    expect(await block('@München.Example')).toMatchObject({ status: 201, data: { domain: 'xn--mnchen-3ya.example' } });
    expect(await row('xn--mnchen-3ya.example')).toMatchObject({
      ...{ blockedBy: 'Olga Office', reason: 'Bots register with it' },
    });
    const email = 'somebody@mail.münchen.example';
    await expect(server.signUp({ email })).rejects.toThrow('email_domain_blocked');
    expect(await unblock('xn--mnchen-3ya.example')).toMatchObject({ status: 204 });
    await server.signUp({ email });
    const domain = 'xn--mnchen-3ya.example';
    expect(await entries()).toEqual(
      expect.arrayContaining([
        {
          ...{ action: 'risk.block_domain', operator: 'Olga Office' },
          details: { domain, reason: 'Bots register with it' },
        },
        {
          ...{ action: 'risk.unblock_domain', operator: 'Olga Office' },
          details: { domain, reason: 'Its owner cleaned up' },
        },
      ]),
    );
  });

  test('end the sessions of who is signed in, for the next call and the next bet, and let in again when taken off', async () => {
    const players = await Promise.all(
      ['one@gone.example', 'two@mail.gone.example', 'three@notgone.example'].map((email) => server.signUp({ email })),
    );
    const play = await Promise.all(
      players.map(async (player) => {
        const launched = await player.call(postGame, { body: { launchId: 'dice', demo: false } });
        if (!launched.ok) throw new Error(launched.problem.code);
        return launched;
      }),
    );
    expect(play).toHaveLength(3);
    const headers = { origin: server.url, cookie: players[0]?.cookie() ?? '' };
    const page = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers });
    await once(page, 'open');
    const closed = once(page, 'close');
    expect((await block('gone.example')).ok).toBe(true);
    expect((await closed)[0]).toBe(4401);
    const statuses = await Promise.all(players.map(async (player) => (await player.call(getProfile, {})).status));
    expect(statuses).toEqual([401, 401, 200]);
    const open = await server.database.db.rows<{ live: boolean }>(
      `select s.ended_at is null as live from play_sessions p join sessions s on s.id = p.session_id order by p.id`,
    );
    expect(open.map(({ live }) => String(live)).toSorted()).toEqual(['false', 'false', 'true']);
    const [player] = players;
    const signIn = async () => {
      const visitor = server.visitor();
      const captcha = await server.captcha(visitor, 'login');
      return visitor.call(signin, {
        body: { email: player?.email ?? '', password: player?.password ?? '', captcha },
      });
    };
    expect((await signIn()).status).toBe(423);
    await unblock('gone.example');
    expect((await signIn()).status).toBe(200);
  });

  test('leave no session that began while they were being blocked', async () => {
    const player = await server.signUp({ email: 'racer@quick.example' });
    const captchas = await Promise.all(Array.from({ length: 8 }, () => server.captcha(server.visitor(), 'login')));
    const { email, password } = player;
    await Promise.all([
      ...captchas.map((captcha) => server.visitor().call(signin, { body: { email, password, captcha } })),
      block('quick.example'),
    ]);
    const live = await server.database.db.rows(`select 1 from sessions where player_id = $1 and ended_at is null`, [
      server.platform.ids.decode('usr', player.userId),
    ]);
    expect(live).toEqual([]);
  });

  test('are refused where they name nothing, everybody, or what is blocked already', async () => {
    expect(await block('bad domain.example')).toMatchObject({ status: 422, problem: { code: 'domain_invalid' } });
    expect(await block('com')).toMatchObject({ status: 422, problem: { code: 'domain_of_many' } });
    await block('twice.example');
    expect(await block('Twice.example')).toMatchObject({ status: 409, problem: { code: 'domain_blocked' } });
    expect(await block('sub.twice.example')).toMatchObject({ status: 409, problem: { code: 'domain_blocked' } });
    expect(await block('good.example', risk, 'no')).toMatchObject({ status: 422 });
    expect(await unblock('never.example')).toMatchObject({ status: 404, problem: { code: 'domain_not_found' } });
  });

  test('of several who block or free one at once, one does, and the log has it once', async () => {
    const eight = async (step: () => ReturnType<typeof block | typeof unblock>) =>
      (await Promise.all(Array.from({ length: 8 }, step))).filter(({ ok }) => ok).length;
    expect(await eight(() => block('race.example'))).toBe(1);
    expect(await eight(() => unblock('race.example'))).toBe(1);
    const about = (await entries()).filter(({ details }) => details['domain'] === 'race.example');
    expect(about.map(({ action }) => action).toSorted()).toEqual(['risk.block_domain', 'risk.unblock_domain']);
  });

  test('are kept by who watches over risk, and read by who pays', async () => {
    const payments = await enrolOperator(server, 'payments');
    expect((await listed(payments)).total).toBeGreaterThan(0);
    expect(await block('other.example', payments)).toMatchObject({ status: 403 });
    expect(await unblock('blocked.example', payments)).toMatchObject({ status: 403 });
    expect(await (await enrolOperator(server, 'support')).call(listBlockedDomains, { query: {} })).toMatchObject({
      status: 403,
    });
  });

  test('that came with the product say why, without an operator', async () => {
    expect(await row('blocked.example')).toMatchObject({
      blockedBy: null,
      reason: expect.stringContaining('reserved'),
    });
  });
});
