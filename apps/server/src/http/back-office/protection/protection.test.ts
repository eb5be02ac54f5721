import { getProfile } from '@carmine/contract/account/profile';
import {
  type BreakPeriod,
  deleteProfile,
  getProtectionStatus,
  putLimits,
  putSelfExclude,
} from '@carmine/contract/account/protection';
import { getWallets } from '@carmine/contract/payments/wallet';
import { approveRequest, readPlayerApprovals } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { listNewestPlayers } from '@carmine/contract/back-office/players/search';
import {
  excludePlayer,
  readPlayerProtection,
  setPlayerStatus,
  tightenPlayerLimit,
} from '@carmine/contract/back-office/protection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;
let risk: Visitor;

beforeAll(async () => {
  server = await testServer();
  [support, risk] = await Promise.all([enrolOperator(server, 'support'), enrolOperator(server, 'risk')]);
});
afterAll(() => server.close());

const reason = 'asked for by phone';
const read = async ({ userId }: SignedUp) => {
  const reply = await support.call(readPlayerProtection, { params: { id: userId } });
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.data;
};
const setStatus = (operator: Visitor, { userId }: SignedUp, status: 'active' | 'locked' | 'closed') =>
  operator.call(setPlayerStatus, { params: { id: userId }, body: { status, reason } });
const auditOf = async ({ userId }: SignedUp): Promise<readonly (readonly [string, unknown])[]> => {
  const reply = await risk.call(readAuditLog, { query: { player: userId, size: 50 } });
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.data.items.map(({ action, details }) => [action, details['reason']]);
};

describe('an operator', () => {
  it('sees what holds for a player, and the view is recorded', async () => {
    const player = await server.signUp();
    await player.call(putLimits, { body: { loss: { week: '40' } } });
    await player.call(putLimits, { body: { loss: { week: '90' } } });
    expect(await read(player)).toMatchObject({
      ...{ status: 'active', protectionStatus: 'active', breaks: [], closure: null, realityCheckMinutes: 60 },
      limits: { loss: { week: { limit: '40.00', waiting: { limit: '90.00' } } } },
      limitHistory: [
        { kind: 'loss', span: 'week', limit: '90.00', source: 'player', confirmedAt: null },
        { kind: 'loss', span: 'week', limit: '40.00', source: 'player' },
      ],
    });
    expect((await auditOf(player)).map(([action]) => action)).toContain('player.read_protection');
  });

  it('begins an exclusion with a reason, which holds in the very next call and is never shortened', async () => {
    const player = await server.signUp();
    const exclude = (period: BreakPeriod) =>
      support.call(excludePlayer, { params: { id: player.userId }, body: { period, reason } });
    expect((await exclude('180d')).status).toBe(204);
    expect((await player.call(getProfile, {})).status).toBe(451);
    expect(await exclude('30d')).toMatchObject({ status: 409, problem: { code: 'break_holds_longer' } });
    expect(await read(player)).toMatchObject({
      protectionStatus: 'excluded',
      breaks: [{ source: 'staff', period: '180d' }],
    });
    // The list of the newest players shows it too, whatever the account's status.
    const newest = await support.call(listNewestPlayers, {});
    const row = newest.ok ? newest.data.find(({ id }) => id === player.userId) : undefined;
    expect(row).toMatchObject({ status: 'active', protectionStatus: 'excluded' });
    expect(await auditOf(player)).toContainEqual(['player.exclude', reason]);
  });

  it('excludes for a year at once; for ever when a second one agrees, which no program writes alone', async () => {
    const player = await server.signUp();
    const params = { id: player.userId };
    expect(await support.call(excludePlayer, { params, body: { period: 'forever', reason } })).toMatchObject({
      status: 202,
    });
    expect(await read(player)).toMatchObject({
      protectionStatus: 'excluded',
      breaks: [{ period: '365d', source: 'staff' }],
    });
    const number = server.platform.ids.decode('usr', player.userId);
    await expect(
      server.platform.db.one(`select * from start_break($1, 'forever', 'staff', null)`, [number]),
    ).rejects.toThrow('needs two operators');
    const asked = await risk.call(readPlayerApprovals, { params });
    if (!asked.ok) throw new Error(asked.problem.code);
    const [request] = asked.data.items;
    expect(request).toMatchObject({ kind: 'exclude_forever', state: 'open', expiresAt: expect.any(String) });
    const approved = await risk.call(approveRequest, { params: { id: request?.id ?? '' }, body: { reason } });
    expect(approved).toMatchObject({ status: 200, data: { state: 'done' } });
    expect(await read(player)).toMatchObject({
      protectionUntil: null,
      breaks: [{ period: 'forever' }, { period: '365d' }],
    });
    expect(await support.call(excludePlayer, { params, body: { period: 'forever', reason } })).toMatchObject({
      problem: { code: 'break_holds_longer' },
    });
  });

  it('cannot be approved after seven days, and can be requested again', async () => {
    const player = await server.signUp();
    const params = { id: player.userId };
    const exclude = () => support.call(excludePlayer, { params, body: { period: 'forever', reason } });
    await exclude();
    const number = server.platform.ids.decode('usr', player.userId);
    await server.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update approval_requests set expires_at = now() where player_id = $1', [number]);
    });
    const asked = await risk.call(readPlayerApprovals, { params });
    if (!asked.ok) throw new Error(asked.problem.code);
    const id = asked.data.items[0]?.id ?? '';
    expect(await risk.call(approveRequest, { params: { id }, body: { reason } })).toMatchObject({
      problem: { code: 'request_over' },
    });
    expect(await exclude()).toMatchObject({ status: 202 });
  });

  it('sees refused shorter breaks, whoever requested them', async () => {
    const player = await server.signUp();
    const ask = (selfExcludePeriod: BreakPeriod) => player.call(putSelfExclude, { body: { selfExcludePeriod } });
    expect((await ask('365d')).status).toBe(204);
    expect((await ask('1d')).status).toBe(422);
    await support.call(excludePlayer, { params: { id: player.userId }, body: { period: '180d', reason } });
    expect(await read(player)).toMatchObject({
      breaks: [{ period: '365d', source: 'player', endedAt: null }],
      refusedBreaks: [
        { period: '180d', source: 'staff' },
        { period: '1d', source: 'player' },
      ],
    });
  });

  it('tightens a limit at once and cannot loosen one', async () => {
    const player = await server.signUp();
    const tighten = (limit: string) =>
      support.call(tightenPlayerLimit, {
        params: { id: player.userId },
        body: { kind: 'deposit', span: 'week', limit, reason },
      });
    expect((await tighten('50')).status).toBe(204);
    expect(await tighten('60')).toMatchObject({ status: 409, problem: { code: 'limit_not_tighter' } });
    expect(await tighten('1.234')).toMatchObject({ status: 422 });
    expect((await read(player)).limits.deposit.week.limit).toBe('50.00');
    expect(await auditOf(player)).toContainEqual(['player.tighten_limit', reason]);
  });

  it('of the right role locks an account: its sessions end, sign-in fails, and it can be unlocked', async () => {
    const player = await server.signUp();
    expect((await setStatus(support, player, 'locked')).status).toBe(403);
    expect((await setStatus(risk, player, 'locked')).status).toBe(204);
    expect(await setStatus(risk, player, 'locked')).toMatchObject({
      status: 409,
      problem: { code: 'status_unchanged' },
    });
    expect((await player.call(getWallets, {})).status).toBe(401);
    // The browser that was signed out learns why; another one does not.
    expect(await player.call(getProtectionStatus, {})).toMatchObject({ data: { signedIn: false, ended: 'locked' } });
    expect(await server.visitor().call(getProtectionStatus, {})).toMatchObject({ data: { signedIn: false } });
    expect(await server.visitor().call(getProtectionStatus, {})).not.toHaveProperty('data.ended');
    expect((await read(player)).protectionStatus).toBe('locked');
    expect((await setStatus(risk, player, 'active')).status).toBe(204);
    expect((await read(player)).protectionStatus).toBe('active');
    expect((await auditOf(player)).filter(([action]) => action === 'player.set_status')).toHaveLength(2);
  });

  it('does not open an account that its player closed for fear of gambling', async () => {
    const player = await server.signUp();
    await player.call(deleteProfile, { body: { reason: 'gambling' } });
    expect(await setStatus(risk, player, 'active')).toMatchObject({ status: 409, problem: { code: 'kept_closed' } });
    expect((await read(player)).closure).toMatchObject({ reason: 'gambling' });
  });

  it('finds no player for an invented id', async () => {
    const params = { id: 'usr_00000000000000000000000000' };
    expect((await support.call(readPlayerProtection, { params })).status).toBe(404);
    expect((await support.call(excludePlayer, { params, body: { period: '1d', reason } })).status).toBe(404);
  });
});
