/** What operators change: drafts, the end of a promotion, coupons, and grants in review. Every change is audited in its transaction. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import { decideReview } from '../grants/decide-review.ts';
import type { PlayerPromotionId } from '../grants/player-promotion.ts';
import { insertDraft } from '../offers/offer-store.ts';
import type { PromotionId } from '../offers/promotion.ts';
import { randomCode } from '../random-code.ts';
import * as store from './desk-store.ts';
import type { DeskDeps } from './deps.ts';

interface Draft {
  /** Undefined: a new promotion. */
  readonly of: PromotionId | undefined;
  readonly rules: PromotionRules;
  readonly by: OperatorId;
}

const draft =
  ({ db, audit, ids }: DeskDeps) =>
  ({ of, rules, by }: Draft): Promise<{ readonly id: PromotionId; readonly version: number } | undefined> =>
    db.transaction(async (sql) => {
      if (of !== undefined && (await store.readVersions(sql, of)).length === 0) return undefined;
      const made = await insertDraft(sql, { ...(of === undefined ? {} : { id: of }), rules, madeBy: by });
      await audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.draft' },
        details: { promotion: ids.encode('prm', made.id), version: made.version, rules },
      });
      return made;
    });

const save =
  ({ db, audit, ids }: DeskDeps) =>
  (change: { id: PromotionId; version: number; rules: PromotionRules; by: OperatorId }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.saveDraft(sql, change))) return false;
      const { id, version, rules, by } = change;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.save' },
        details: { promotion: ids.encode('prm', id), version, rules },
      });
      return true;
    });

const end =
  ({ db, audit, ids }: DeskDeps) =>
  ({ id, by, reason }: { id: PromotionId; by: OperatorId; reason: string }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.end(sql, id, by))) return false;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.end' },
        details: { promotion: ids.encode('prm', id), reason },
      });
      return true;
    });

const codeLength = 10;

interface NewCoupon {
  readonly id: PromotionId;
  readonly code: string | undefined;
  readonly mostUses: number | null;
  readonly expiresAt: string | null;
  readonly by: OperatorId;
}

/** Undefined if the code is taken. */
const createCoupon =
  ({ db, audit, ids, random }: DeskDeps) =>
  (coupon: NewCoupon): Promise<string | undefined> =>
    db.transaction(async (sql) => {
      const { id, mostUses, expiresAt, by } = coupon;
      const code = coupon.code ?? randomCode(random, codeLength);
      if (!(await store.insertCoupon(sql, { id, code, mostUses, expiresAt, by }))) return undefined;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.coupon' },
        details: { promotion: ids.encode('prm', id), code, mostUses, expiresAt },
      });
      return code;
    });

/** What players have accepted with it stays. False if it has ended already. */
const endCoupon =
  ({ db, audit, ids }: DeskDeps) =>
  ({ id, code, by, reason }: { id: PromotionId; code: string; by: OperatorId; reason: string }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.endCoupon(sql, id, code))) return false;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.end_coupon' },
        details: { promotion: ids.encode('prm', id), code, reason },
      });
      return true;
    });

interface Review {
  readonly playerId: PlayerId;
  readonly id: PlayerPromotionId;
  readonly isGranted: boolean;
  readonly reason: string;
  readonly by: OperatorId;
}

/** `over`: it is not in review any more. */
const review =
  (deps: DeskDeps) =>
  ({ playerId, id, isGranted, reason, by }: Review): Promise<'over' | 'waiting' | 'decided'> =>
    deps.db.transaction(async (sql) => {
      const state = await decideReview(deps)(sql, { playerId, id, isGranted, by });
      if (state === 'over') return state;
      await deps.audit.record(sql, {
        ...{ operatorId: by, action: 'promotion.review', ...aboutPlayer(deps, playerId) },
        details: { grant: deps.ids.encode('own', id), granted: isGranted, reason },
      });
      return state;
    });

export const editPromotions = (deps: DeskDeps) => ({
  draft: draft(deps),
  save: save(deps),
  end: end(deps),
  createCoupon: createCoupon(deps),
  endCoupon: endCoupon(deps),
  review: review(deps),
});
