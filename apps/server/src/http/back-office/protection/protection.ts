/** Player protection for operators. Every view is audited. */
import * as contract from '@carmine/contract/back-office/protection';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { limitsAnswerOf } from '../../profile-service/protection/limits.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const shown = async ({ modules, http }: BackOfficeService, playerId: PlayerId): Promise<contract.PlayerProtection> => {
  const { protection, identity, wallet } = modules;
  const [account, gate, limits, state, breaks, refused, history, preferences] = await Promise.all([
    identity.accountStatus(playerId),
    wallet.gate(playerId),
    protection.limits(playerId),
    protection.protectionStatus(playerId),
    protection.breaks(playerId),
    protection.refusedBreaks(playerId),
    protection.limitHistory(playerId),
    protection.preferences(playerId),
  ]);
  return {
    status: account?.status ?? 'active',
    protectionStatus: gate?.protectionStatus ?? 'active',
    protectionUntil: iso(gate?.protectionUntil),
    jurisdiction: gate?.jurisdiction ?? 'default',
    realityCheckMinutes: preferences.realityCheckMinutes,
    limits: limitsAnswerOf(http.ids, limits),
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

export const registerProtection = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, identity, protection, approvals } = service.modules;
  const { ids } = service.http;

  const find = async (id: string): Promise<PlayerId | undefined> => {
    const playerId = ids.decode('usr', id);
    return playerId === undefined || (await identity.accountStatus(playerId)) === undefined ? undefined : playerId;
  };

  route(app, service, contract.readPlayerProtection, async ({ params: { id }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record({ operatorId: operator.id, action: 'player.read_protection', subject: { kind: 'player', id } });
    return answer(200, await shown(service, playerId));
  });

  route(app, service, contract.excludePlayer, async ({ params: { id }, body: { period, reason }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    const word = { playerId, operatorId: operator.id, reason };
    if (period !== 'forever') {
      const taken = await protection.excludePlayer({ ...word, period });
      return taken.ok ? answer(204) : refuse(taken.reason);
    }
    const request = await approvals.prepare({ wish: { kind: 'exclude_forever', playerId }, by: operator.id, reason });
    if (!request.ok) return refuse(request.reason);
    const asked = await protection.excludeForever({ ...word, ask: request.write });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });

  route(app, service, contract.tightenPlayerLimit, async ({ params: { id }, body, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    const { kind, span, limit, reason } = body;
    const parsed = parseAmount('EUR', limit);
    if (!parsed.ok) return refuse('limit_invalid');
    const wish = { kind, span, cents: parsed.money.subunits };
    const outcome = await protection.tightenLimit({ playerId, operatorId: operator.id, reason, ...wish });
    return outcome === 'set' ? answer(204) : refuse('limit_not_tighter');
  });

  route(app, service, contract.setPlayerStatus, async ({ params: { id }, body: { status, reason }, operator }) => {
    const playerId = await find(id);
    if (playerId === undefined) return refuse('player_not_found');
    const changed = await protection.changeStatus({ playerId, operatorId: operator.id, status, reason });
    return changed.ok ? answer(204) : refuse(changed.reason);
  });
};
