/** Player protection as operators see it. A look and an action are in the audit log, an action with its reason and in its transaction. */
import * as contract from '@carmine/contract/back-office/protection';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../../database/database.ts';
import type { Approvals } from '../../../modules/staff/index.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { limitsAnswerOf } from '../../profile-service/protection/limits.ts';
import { route } from '../../calls/route.ts';
import { traceOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

type WriteRequest = Extract<Awaited<ReturnType<Approvals['prepare']>>, { ok: true }>['write'];

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const shown = async ({ modules, floor }: BackOfficeService, playerId: PlayerId): Promise<contract.PlayerProtection> => {
  const { protection, identity, wallet } = modules;
  const [account, gate, limits, state, breaks, refused, history, preferences] = await Promise.all([
    identity.standing(playerId),
    wallet.gate(playerId),
    protection.limits(playerId),
    protection.standing(playerId),
    protection.breaks(playerId),
    protection.refusedBreaks(playerId),
    protection.limitHistory(playerId),
    protection.preferences(playerId),
  ]);
  return {
    status: account?.status ?? 'active',
    standing: gate?.standing ?? 'active',
    standingUntil: iso(gate?.standingUntil),
    jurisdiction: gate?.jurisdiction ?? 'default',
    realityCheckMinutes: preferences.realityCheckMinutes,
    limits: limitsAnswerOf(floor.ids, limits),
    breaks: breaks.map(({ startedAt, endsAt, endAskedAt, endedAt, ...one }) => ({
      ...one,
      startedAt: startedAt.toISOString(),
      endsAt: iso(endsAt),
      endAskedAt: iso(endAskedAt),
      endedAt: iso(endedAt),
    })),
    refusedBreaks: refused.map(({ askedAt, ...one }) => ({ ...one, askedAt: askedAt.toISOString() })),
    limitHistory: history.map(({ cents, askedAt, confirmedAt, droppedAt, ...one }) => ({
      ...one,
      limit: cents === null ? null : formatAmount(money('EUR', cents)),
      askedAt: askedAt.toISOString(),
      confirmedAt: iso(confirmedAt),
      droppedAt: iso(droppedAt),
    })),
    closure:
      state.closure === undefined
        ? null
        : {
            reason: state.closure.reason,
            at: state.closure.closedAt.toISOString(),
            notBefore: state.closure.notBefore.toISOString(),
          },
  };
};

/** What nobody can undo takes two; until then the longest that has an end holds, with the request that says so. */
const excludeAndAsk = async (
  { modules: { protection, staff } }: BackOfficeService,
  write: WriteRequest,
  { playerId, by, id, reason }: { playerId: PlayerId; by: OperatorId; id: string; reason: string },
) => {
  let asked: Awaited<ReturnType<WriteRequest>> = { ok: false, reason: 'already_asked' };
  const also = async (sql: Sql) => {
    asked = await write(sql);
    if (!asked.ok) await staff.recordWithin(sql, traceOf(by, 'player.exclude', id, { period: '365d', reason }));
  };
  await protection.takeBreak({ playerId, period: '365d', source: 'staff', also });
  return asked;
};

export const registerProtection = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, identity, protection, approvals } = service.modules;
  const { ids } = service.floor;

  const find = async (id: string): Promise<PlayerId | undefined> => {
    const playerId = ids.decode('usr', id);
    return playerId === undefined || (await identity.standing(playerId)) === undefined ? undefined : playerId;
  };

  /** In the transaction of what it records. */
  const recorded =
    (operatorId: OperatorId, id: string, action: string, details: Record<string, string>) => (sql: Sql) =>
      staff.recordWithin(sql, { operatorId, action, subject: { kind: 'player', id }, details });

  route(app, service, contract.readPlayerProtection, async ({ params: { id }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record({ operatorId: operator.id, action: 'player.read_protection', subject: { kind: 'player', id } });
    return answer(200, await shown(service, playerId));
  });

  route(app, service, contract.excludePlayer, async ({ params: { id }, body: { period, reason }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    if (period !== 'forever') {
      const also = recorded(operator.id, id, 'player.exclude', { period, reason });
      const taken = await protection.takeBreak({ playerId, period, source: 'staff', also });
      return taken.ok ? answer(204) : refuse(taken.reason);
    }
    const request = await approvals.prepare({ wish: { kind: 'exclude_forever', playerId }, by: operator.id, reason });
    if (!request.ok) return refuse(request.reason);
    const asked = await excludeAndAsk(service, request.write, { playerId, by: operator.id, id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });

  route(app, service, contract.tightenPlayerLimit, async ({ params: { id }, body, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    const { kind, span, limit, reason } = body;
    const parsed = parseAmount('EUR', limit);
    if (!parsed.ok) return refuse('limit_invalid');
    const outcome = await protection.changeLimits({
      playerId,
      wishes: [{ kind, span, cents: parsed.money.subunits }],
      source: 'staff',
      also: recorded(operator.id, id, 'player.tighten_limit', { kind, span, limit, reason }),
    });
    return outcome[0] === 'set' ? answer(204) : refuse('limit_not_tighter');
  });

  route(app, service, contract.setPlayerStatus, async ({ params: { id }, body: { status, reason }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    const also = recorded(operator.id, id, 'player.set_status', { status, reason });
    const changed = await protection.changeStatus({ playerId, status, also });
    return changed.ok ? answer(204) : refuse(changed.reason);
  });
};
