/** The audit log and the check of its hash chain. */
import * as contract from '@carmine/contract/back-office/audit';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

export const registerAudit = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.readAuditLog, async ({ query: { page, size, player } }) => {
    const { items, total } = await staff.auditLog({
      offset: page * size,
      size,
      ...(player === undefined ? {} : { subjectId: player }),
    });
    const shown = items.map((entry) => ({
      ...entry,
      id: ids.encode('aud', entry.id),
      at: entry.at.toISOString(),
    }));
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.verifyAuditLog, async () => {
    const { entries, firstBroken } = await staff.auditWatch.state();
    const broken = firstBroken === null ? null : firstBroken.toString();
    return answer(200, { entries, intact: broken === null, firstBroken: broken });
  });
};
