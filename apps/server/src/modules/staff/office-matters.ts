/** One operator asks for what concerns the house, another one agrees. What is agreed to happens in that very transaction. */
import type { Sql } from '../../database/database.ts';
import { operatorInvited, operatorRenewed } from '../../platform/events/catalogue/staff.ts';
import { appendAudit } from './audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { invitationLink, sendLink } from './invitation-link.ts';
import { wishInLog, type OfficeMatter, type OfficeMatterId, type OfficeWish } from './office-matter.ts';
import * as store from './office-matter-store.ts';
import type { OperatorId } from './operator.ts';
import { findByEmail, isOneChain } from './operator-store.ts';

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type OfficeMatterAsked = { readonly ok: true; readonly id: OfficeMatterId } | Fail<'matter_asked'>;
const refusals = {
  over: 'matter_over',
  own: 'own_matter',
  not_allowed: 'not_allowed',
  one_chain: 'one_chain',
  changed: 'rules_changed',
  list_changed: 'list_changed',
  exists: 'operator_exists',
  gone: 'operator_not_found',
} as const;

export type OfficeMatterAgreed = { readonly ok: true } | Fail<(typeof refusals)[keyof typeof refusals]>;

/** How many nobody agreed to in time. */
const expire = async (sql: Sql): Promise<number> => {
  const over = await store.expireOfficeMatters(sql);
  for (const { id, wish } of over)
    await appendAudit(sql, {
      ...{
        operatorId: null,
        action: 'matter.expired',
        details: { ...wishInLog(wish), matter: id.toString() },
      },
    });
  return over.length;
};

/** Within the transaction of whoever asks. */
export const askWithin = async (
  sql: Sql,
  asked: { wish: OfficeWish; by: OperatorId; reason: string },
): Promise<OfficeMatterAsked> => {
  await expire(sql);
  const id = await store.insertOfficeMatter(sql, asked);
  if (id === undefined) return { ok: false, reason: 'matter_asked' };
  await appendAudit(sql, {
    ...{ operatorId: asked.by, action: 'matter.ask' },
    details: { ...wishInLog(asked.wish), matter: id.toString(), reason: asked.reason },
  });
  return { ok: true, id };
};

/** Made on the machine itself, where the link is printed. */
export const tellRenewed = ({ outbox }: Pick<StaffDeps, 'outbox'>, sql: Sql, id: OperatorId) =>
  outbox.publish(sql, operatorRenewed, `operator:${id}`, { operator: id });

/** To the one who is invited or renewed, never to who asked or agreed. */
const sendLinkOf = async (deps: StaffDeps, sql: Sql, wish: OfficeWish, link: string): Promise<void> => {
  if (wish.kind === 'renew_operator')
    await sendLink(deps, sql, { id: BigInt(wish.subject) as OperatorId, link, event: operatorRenewed });
  if (wish.kind !== 'invite_operator') return;
  const invited = await findByEmail(sql, wish.subject);
  if (invited !== undefined) await sendLink(deps, sql, { id: invited.id, link, event: operatorInvited });
};

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
        details: {
          ...{ ...wishInLog(matter.wish), matter: word.id.toString(), reason: word.reason },
          ...((await isOneChain(sql, matter.askedBy, word.by)) ? { oneChain: true } : {}),
        },
      });
      await sendLinkOf(deps, sql, matter.wish, fresh.link);
      return { ok: true };
    });
  };

const drop =
  ({ db }: StaffDeps) =>
  async (word: {
    id: OfficeMatterId;
    by: OperatorId;
    reason: string;
  }): Promise<{ ok: true } | Fail<'matter_over' | 'not_allowed'>> =>
    db.transaction(async (sql) => {
      const outcome = await store.dropOfficeMatter(sql, word.id, word.by);
      if (outcome !== 'ended') return { ok: false, reason: refusals[outcome] } as const;
      await appendAudit(sql, {
        ...{ operatorId: word.by, action: 'matter.drop' },
        details: { matter: word.id.toString(), reason: word.reason },
      });
      return { ok: true } as const;
    });

export const officeMatters = (deps: StaffDeps) => ({
  open: (): Promise<OfficeMatter[]> => store.openOfficeMatters(deps.db),
  /** Of the last seven days, the newest first. */
  expired: (): Promise<OfficeMatter[]> => store.expiredOfficeMatters(deps.db),
  /** Worker only. */
  expire: () => deps.db.transaction(expire),
  askWithin,
  ask: (asked: Parameters<typeof askWithin>[1]) => deps.db.transaction((sql) => askWithin(sql, asked)),
  agree: agree(deps),
  drop: drop(deps),
});
