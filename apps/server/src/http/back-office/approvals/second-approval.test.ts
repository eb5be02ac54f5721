/** Whose second approval counts, until when, and for what: rules shared by all requests about a player's account. */
import { postErasure } from '@carmine/contract/account/own-data';
import { deleteProfile } from '@carmine/contract/account/protection';
import { confirmTotp, postTotp } from '@carmine/contract/account/second-factor';
import { signin, stepUp } from '@carmine/contract/account/user-service';
import {
  approveRequest,
  type AskableKind,
  askApproval,
  endRequest,
  listApprovals,
  readPlayerApprovals,
} from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { askErasure } from '@carmine/contract/back-office/players/erasure';
import { setPlayerStatus } from '@carmine/contract/back-office/protection';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetStep, letFactorDaysPass } from '../../../testing/factor-days.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;
let risk: Visitor;
beforeAll(async () => {
  server = await testServer();
  [support, risk] = [await enrolOperator(server, 'support'), await enrolOperator(server, 'risk')];
});
afterAll(() => server.close());

const reason = 'shown a passport in a video call';
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const requestOf = (id: string) => server.platform.ids.decode('apr', id);
const ask = async (player: SignedUp, kind: AskableKind, operator = support) =>
  dataOf(
    await operator.call(askApproval, {
      params: { id: player.userId },
      body: { kind, reason },
    }),
  ).id;
const approve = (id: string, operator = risk) =>
  operator.call(approveRequest, {
    params: { id },
    body: { reason: 'I saw it too' },
  });
const closed = async () => {
  const player = await server.signUp();
  await player.call(deleteProfile, { body: { reason: 'service' } });
  return player;
};
/** With an authenticator app. */
const guarded = async () => {
  const player = await server.signUp();
  const { secret } = dataOf(await player.call(postTotp, {}));
  const program = new TOTP({ secret: Secret.fromBase32(secret) });
  dataOf(await player.call(confirmTotp, { body: { code: program.generate() } }));
  return { player, program };
};
const setStatus = (player: SignedUp, status: 'active' | 'locked' | 'closed') =>
  risk.call(setPlayerStatus, {
    params: { id: player.userId },
    body: { status, reason },
  });
const numberOfOperator = async (id: string, who: 'asked_by' | 'approved_by') =>
  (
    await server.database.db.one<{ operator: bigint }>(
      `select ${who} as operator from approval_requests where id = $1`,
      [requestOf(id)],
    )
  ).operator;
/** As the owner, bypassing the rules that protect operators. */
const operatorIs = (operator: bigint, set: string) =>
  server.database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(`update operators set ${set} where id = $1`, [operator]);
  });
const refused = async (id: string, code: string) => expect(await approve(id)).toMatchObject({ problem: { code } });

describe('a second approval counts', () => {
  test.each([
    ['is locked', `status = 'locked'`],
    ['may not ask for it any more', `role = 'content'`],
  ])('for nothing where who asked %s', async (_what, set) => {
    const player = await closed();
    const asker = await enrolOperator(server, 'support');
    const id = await ask(player, 'reopen_account', asker);
    await operatorIs(await numberOfOperator(id, 'asked_by'), set);
    await refused(id, 'not_allowed');
  });

  test('or its asker is locked, whichever of the two is first in one moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await closed();
      const id = await ask(player, 'reopen_account', await enrolOperator(server, 'support'));
      const asker = await numberOfOperator(id, 'asked_by');
      const by = (await server.database.db.one<{ id: bigint }>(`select id from operators where role = 'risk'`)).id;
      const lock = { id: asker, status: 'locked', reason: 'a phone was stolen', by } as never;
      const [word] = await Promise.all([approve(id), server.modules.staff.setOperatorStatus(lock)]);
      const { approved } = await server.database.db.one<{ approved: boolean | null }>(
        `select r.approved_at < o.locked_at as approved from approval_requests r join operators o on o.id = r.asked_by where r.id = $1`,
        [requestOf(id)],
      );
      if (word.ok) expect(approved).toBe(true);
      else expect([word.problem.code, approved]).toEqual(['not_allowed', null]);
    }
  });

  test('in the database only by an existing operator who may approve', async () => {
    const player = await closed();
    const id = await ask(player, 'reopen_account');
    for (const role of ['support', 'payments', 'content'] as const) {
      await enrolOperator(server, role);
      expect(
        await server.database.app.one(
          `select approve_request($1, (select max(id) from operators where role = $2), null, '', '', 1) as outcome`,
          [requestOf(id), role],
        ),
        role,
      ).toEqual({ outcome: role === 'support' ? expect.stringMatching(/^(own|not_allowed)$/) : 'not_allowed' });
    }
  });

  test('not between two of whom one invited the other alone, while a third could approve', async () => {
    const player = await closed();
    const [one, self] = [await enrolOperator(server, 'admin'), await enrolOperator(server, 'admin')];
    const id = await ask(player, 'reopen_account', one);
    const asker = await numberOfOperator(id, 'asked_by');
    const { id: second } = await server.database.db.one<{ id: bigint }>(
      `select id from operators where role = 'admin' and id <> $1 order by id desc limit 1`,
      [asker],
    );
    await operatorIs(second, `invited_alone_by = ${asker}`);
    expect(await approve(id, self)).toMatchObject({
      status: 403,
      problem: { code: 'one_chain' },
    });
    expect((await approve(id)).status).toBe(200);
  });

  test('not for an account that was locked, or closed again, after the request', async () => {
    const player = await closed();
    const id = await ask(player, 'reopen_account');
    expect((await setStatus(player, 'locked')).status).toBe(204);
    await refused(id, 'values_changed');
    expect(
      (
        await support.call(endRequest, {
          params: { id },
          body: { reason },
        })
      ).status,
    ).toBe(204);
    expect((await approve(await ask(player, 'reopen_account'))).status).toBe(200);

    const admin = await enrolOperator(server, 'admin');
    await player.call(signin, {
      body: {
        email: player.email,
        password: player.password,
        captcha: await server.captcha(player, 'login'),
      },
    });
    expect((await setStatus(player, 'closed')).status).toBe(204);
    const params = { id: player.userId };
    const erasure = dataOf(
      await admin.call(askErasure, {
        params,
        body: { reason: 'Asked in a letter' },
      }),
    );
    expect((await approve(await ask(player, 'reopen_account'))).status).toBe(200);
    expect((await setStatus(player, 'closed')).status).toBe(204);
    await refused(erasure.request?.id ?? '', 'values_changed');
  });

  test('not for a second factor that was used since it was reported lost', async () => {
    const { player, program } = await guarded();
    await server.database.db.transaction((sql) => forgetStep(sql, numberOf(player)));
    const id = await ask(player, 'remove_second_factor');
    dataOf(
      await player.call(stepUp, {
        body: { code: program.generate() },
      }),
    );
    await refused(id, 'values_changed');
  });

  test('no longer for a lost factor that waits, once one of the two has been locked', async () => {
    const { player } = await guarded();
    const asker = await enrolOperator(server, 'support');
    await server.database.db.transaction((sql) => letFactorDaysPass(sql, numberOf(player), '1 hour'));
    const id = await ask(player, 'remove_second_factor', asker);
    expect((await approve(id)).status).toBe(200);
    await operatorIs(await numberOfOperator(id, 'asked_by'), `status = 'locked'`);
    await server.database.db.transaction((sql) => letFactorDaysPass(sql, numberOf(player), '72 hours'));
    expect(await server.modules.approvals.carryOutDue()).toBe(0);
    const { items } = dataOf(
      await risk.call(readPlayerApprovals, {
        params: { id: player.userId },
      }),
    );
    expect(items).toMatchObject([{ state: 'cancelled', cancelledBecause: 'changed' }]);
  });
});

describe('a request that nobody approved', () => {
  test('ends after seven days, is shown as expired, and is in the audit log', async () => {
    const player = await closed();
    const number = numberOf(player);
    const { db } = server.database;
    const id = await ask(player, 'reopen_account');
    const lasts = await db.one(
      `select expires_at - asked_at = interval '7 days' as week from approval_requests where player_id = $1`,
      [number],
    );
    expect(lasts).toEqual({ week: true });
    await db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update approval_requests set expires_at = now() where id = $1', [requestOf(id)]);
    });
    expect(await approve(id)).toMatchObject({ problem: { code: 'request_over' } });
    await server.modules.approvals.expire();
    expect(await server.modules.approvals.expire()).toBe(0);
    const shown = dataOf(await support.call(listApprovals, {})).items.find((one) => one.id === id);
    expect(shown).toMatchObject({ state: 'expired', mayApprove: false, mayEnd: false });
    const log = dataOf(
      await risk.call(readAuditLog, {
        query: { player: player.userId, size: 50 },
      }),
    );
    const ends = log.items.filter(({ action }) => action === 'approval.expired');
    expect(ends).toMatchObject([{ operator: null, details: { request: id, kind: 'reopen_account' } }]);
  });
});

describe('the end of a player’s personal data', () => {
  const erase = (player: SignedUp, now = 'now()') =>
    server.database.app.one(`select erase_player($1, ${now}) as outcome`, [numberOf(player)]);

  test('is written as the player’s own wish by no program where no player has just shown to be there', async () => {
    const player = await closed();
    await server.database.db.run(`update sessions set stepped_up_at = now() - interval '1 hour' where player_id = $1`, [
      numberOf(player),
    ]);
    await expect(
      server.database.app.run(`insert into erasures (player_id, due_at) values ($1, now() + interval '31 days')`, [
        numberOf(player),
      ]),
    ).rejects.toThrow('recent step-up');
  });

  test('is never before the legal time, whatever time the application passes', async () => {
    const player = await closed();
    const { app } = server.database;
    await expect(
      app.run('insert into erasures (player_id, due_at) values ($1, now())', [numberOf(player)]),
    ).rejects.toThrow('retention');
    dataOf(await player.call(postErasure, {}));
    expect(await erase(player, `now() + interval '31 days'`)).toEqual({
      outcome: 'not_due',
    });
  });

  test('by staff happens only where two agreed to it', async () => {
    const player = await closed();
    await server.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(
        `insert into erasures (player_id, asked_by, due_at) values ($1, (select max(id) from operators), now() - interval '1 day')`,
        [numberOf(player)],
      );
    });
    expect(await erase(player)).toEqual({ outcome: 'not_agreed' });
  });
});

test('an account that is closed is not opened by one person past its closure', async () => {
  const player = await server.signUp();
  const { app } = server.database;
  await app.run(`update players set status = 'closed' where id = $1`, [numberOf(player)]);
  for (const status of ['locked', 'active'])
    await expect(
      app.run('update players set status = $2 where id = $1', [numberOf(player), status]),
      status,
    ).rejects.toThrow('needs two operators');
});
