/** E-mail domains that operators block. */
import * as contract from '@carmine/contract/back-office/blocked-domains';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

export const registerBlockedDomains = (app: FastifyInstance, service: BackOfficeService): void => {
  const { identity } = service.modules;

  route(app, service, contract.listBlockedDomains, async ({ query: { page, size } }) => {
    const { items, total } = await identity.blockedDomains.list({ offset: page * size, size });
    const names = await operatorNames(service);
    const shown = items.map(({ domain, blockedAt, blockedBy, reason }) => ({
      ...{ domain, reason, blockedAt: blockedAt.toISOString() },
      blockedBy: blockedBy === null ? null : (names.get(blockedBy) ?? '–'),
    }));
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.blockDomain, async ({ body: { domain, reason }, operator }) => {
    const blocked = await identity.blockedDomains.block({ domain, by: operator.id, reason });
    return blocked.ok ? answer(201, { domain: blocked.domain }) : refuse(blocked.reason);
  });

  route(app, service, contract.unblockDomain, async ({ params: { domain }, body: { reason }, operator }) => {
    const removed = await identity.blockedDomains.unblock({ domain, by: operator.id, reason });
    return removed ? answer(204) : refuse('domain_not_found');
  });
};
