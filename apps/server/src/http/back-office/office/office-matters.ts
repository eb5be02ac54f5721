/** What concerns the house and needs two operators. Every word is in the audit log, in the transaction of what it did. */
import * as contract from '@carmine/contract/back-office';
import type { FastifyInstance } from 'fastify';
import { countryName } from '../../../modules/geo/index.ts';
import type { OfficeMatter, Operator } from '../../../modules/staff/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { changesOf } from './office-changes.ts';
import type { BackOfficeService } from '../service.ts';

const shownBy = async (
  service: BackOfficeService,
  operators: readonly Operator[],
  reader: OperatorId,
  { id, wish, askedBy, askedAt, endsAt, reason }: OfficeMatter,
  state: contract.OfficeMatterView['state'],
): Promise<contract.OfficeMatterView> => {
  const named = (key: bigint) => operators.find((one) => one.id === key);
  const nameOf = (one: Operator | undefined) => (one === undefined ? '–' : one.name === '' ? one.email : one.name);
  const renewed = wish.kind === 'renew_operator' ? named(BigInt(wish.subject)) : undefined;
  const about = () => {
    if (wish.kind === 'invite_operator' || wish.kind === 'replace_list' || wish.kind === 'remove_list')
      return wish.subject;
    if (wish.kind === 'set_jurisdiction') return wish.subject === '*' ? '*' : countryName(wish.subject);
    return renewed === undefined ? null : nameOf(renewed);
  };
  return {
    ...{ id: service.floor.ids.encode('ofm', id), kind: wish.kind, state, about: about(), reason },
    role: wish.kind === 'invite_operator' ? wish.role : (renewed?.role ?? null),
    // What is now says nothing about what would have changed then.
    changes: state === 'asked' ? await changesOf(service, wish) : [],
    ...{ askedBy: nameOf(named(askedBy)), own: askedBy === reader },
    ...{ askedAt: askedAt.toISOString(), endsAt: endsAt.toISOString() },
  };
};

export const registerOfficeMatters = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, geo, rescreen } = service.modules;
  const { ids } = service.floor;

  route(app, service, contract.listOfficeMatters, async ({ operator }) => {
    const { open, expired } = staff.officeMatters;
    const [asked, over, operators] = await Promise.all([open(), expired(), staff.operators()]);
    const shown = (state: contract.OfficeMatterView['state']) => (one: OfficeMatter) =>
      shownBy(service, operators, operator.id, one, state);
    return answer(200, await Promise.all([...asked.map(shown('asked')), ...over.map(shown('expired'))]));
  });

  route(app, service, contract.agreeOfficeMatter, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('ofm', params.id);
    if (id === undefined) return refuse('matter_not_found');
    const matter = (await staff.officeMatters.open()).find((one) => one.id === id);
    const agreed = await staff.officeMatters.agree({ id, by: operator.id, reason });
    if (!agreed.ok) return refuse(agreed.reason);
    if (matter?.wish.kind === 'replace_list') await rescreen();
    geo.listsChanged();
    return answer(204);
  });

  route(app, service, contract.dropOfficeMatter, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('ofm', params.id);
    if (id === undefined) return refuse('matter_not_found');
    const dropped = await staff.officeMatters.drop({ id, by: operator.id, reason });
    return dropped.ok ? answer(204) : refuse(dropped.reason);
  });

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
    const asked = await staff.officeMatters.ask({
      ...{ wish: { kind: 'settle_audit', upTo: last.id }, by: operator.id, reason },
    });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};
