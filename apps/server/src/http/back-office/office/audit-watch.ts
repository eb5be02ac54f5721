/** Findings about the audit log, and settling them. */
import * as contract from '@carmine/contract/back-office/audit';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

export const registerAuditWatch = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, approvals } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.readAuditWatch, async () => {
    const [findings, passedAt] = await Promise.all([staff.auditWatch.findings(), staff.auditWatch.lastPass()]);
    return answer(200, {
      findings: findings.map(({ id, kind, entryId, foundAt }) => ({
        ...{ id: ids.encode('aud', id), kind, entry: entryId.toString(), foundAt: foundAt.toISOString() },
      })),
      passedAt: passedAt?.toISOString() ?? null,
    });
  });

  route(app, service, contract.settleAudit, async ({ body: { reason }, operator }) => {
    const last = (await staff.auditWatch.findings()).at(-1);
    if (last === undefined) return refuse('nothing_found');
    const asked = await approvals.ask({ wish: { kind: 'settle_audit', upTo: last.id }, by: operator.id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};
