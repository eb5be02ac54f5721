/** E-mail domains that operators block. Every change is in the audit log with its reason. */
import * as contract from '@carmine/contract/back-office/blocked-domains';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

export const registerBlockedDomains = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, identity } = service.modules;

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
    const by = operator.id;
    const blocked = await identity.blockedDomains.block({
      ...{ domain, by, reason },
      also: (sql, kept) =>
        staff.recordWithin(sql, { operatorId: by, action: 'risk.block_domain', details: { domain: kept, reason } }),
    });
    return blocked.ok ? answer(201, { domain: blocked.domain }) : refuse(blocked.reason);
  });

  route(app, service, contract.unblockDomain, async ({ params: { domain }, body: { reason }, operator }) => {
    const removed = await identity.blockedDomains.unblock({
      domain,
      also: (sql) =>
        staff.recordWithin(sql, {
          ...{ operatorId: operator.id, action: 'risk.unblock_domain', details: { domain, reason } },
        }),
    });
    return removed ? answer(204) : refuse('domain_not_found');
  });
};
