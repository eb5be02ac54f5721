/** One operator asks for what concerns the house, another one agrees. What is agreed to happens in that very transaction. */
import type { Sql } from '../../database/database.ts';
import { appendAudit } from './audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { invitationLink } from './invitation-link.ts';
import { wishInLog, type OfficeMatter, type OfficeMatterId, type OfficeWish } from './office-matter.ts';
import * as store from './office-matter-store.ts';
import type { OperatorId } from './operator.ts';

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type OfficeMatterAsked = { readonly ok: true; readonly id: OfficeMatterId } | Fail<'matter_asked'>;
export type OfficeMatterAgreed =
  /** `link`: for the one who was invited or renewed, told to nobody but who agreed. */
  | { readonly ok: true; readonly link?: { readonly link: string; readonly expiresAt: Date } }
  | Fail<'matter_over' | 'own_matter' | 'not_allowed' | 'rules_changed' | 'operator_exists' | 'operator_not_found'>;

const refusals = {
  over: 'matter_over',
  own: 'own_matter',
  not_allowed: 'not_allowed',
  changed: 'rules_changed',
  exists: 'operator_exists',
  gone: 'operator_not_found',
} as const;

/** Within the transaction of whoever asks. */
export const askWithin = async (
  sql: Sql,
  asked: { wish: OfficeWish; by: OperatorId; reason: string },
): Promise<OfficeMatterAsked> => {
  const id = await store.insertOfficeMatter(sql, asked);
  if (id === undefined) return { ok: false, reason: 'matter_asked' };
  await appendAudit(sql, {
    ...{ operatorId: asked.by, action: 'matter.ask' },
    details: { ...wishInLog(asked.wish), matter: id.toString(), reason: asked.reason },
  });
  return { ok: true, id };
};

/** The one whose way in is made anew hears of it, and so does everybody who could have prevented it. */
export const tellRenewed = ({ outbox }: Pick<StaffDeps, 'outbox'>, sql: Sql, id: OperatorId) =>
  outbox.publish(sql, { topic: 'operator.renewed', key: `operator:${id}`, payload: { operator: id.toString() } });

const agree =
  (deps: StaffDeps) =>
  async (word: { id: OfficeMatterId; by: OperatorId; reason: string }): Promise<OfficeMatterAgreed> => {
    const fresh = invitationLink(deps);
    return deps.db.transaction(async (sql): Promise<OfficeMatterAgreed> => {
      const matter = await store.findOfficeMatter(sql, word.id);
      if (matter === undefined) return { ok: false, reason: 'matter_over' };
      const outcome = await store.agreeOfficeMatter(sql, { ...word, ...fresh });
      if (outcome !== 'done') return { ok: false, reason: refusals[outcome] };
      await appendAudit(sql, {
        ...{ operatorId: word.by, action: 'matter.agree' },
        details: { ...wishInLog(matter.wish), matter: word.id.toString(), reason: word.reason },
      });
      const { kind } = matter.wish;
      if (matter.wish.kind === 'renew_operator')
        await tellRenewed(deps, sql, BigInt(matter.wish.subject) as OperatorId);
      if (kind !== 'invite_operator' && kind !== 'renew_operator') return { ok: true };
      return { ok: true, link: { link: fresh.link, expiresAt: fresh.expiresAt } };
    });
  };

const drop =
  ({ db }: StaffDeps) =>
  async (word: { id: OfficeMatterId; by: OperatorId; reason: string }): Promise<{ ok: true } | Fail<'matter_over'>> =>
    db.transaction(async (sql) => {
      if (!(await store.dropOfficeMatter(sql, word.id, word.by))) return { ok: false, reason: 'matter_over' } as const;
      await appendAudit(sql, {
        ...{ operatorId: word.by, action: 'matter.drop' },
        details: { matter: word.id.toString(), reason: word.reason },
      });
      return { ok: true } as const;
    });

export const officeMatters = (deps: StaffDeps) => ({
  open: (): Promise<OfficeMatter[]> => store.openOfficeMatters(deps.db),
  ask: (asked: Parameters<typeof askWithin>[1]) => deps.db.transaction((sql) => askWithin(sql, asked)),
  agree: agree(deps),
  drop: drop(deps),
});
