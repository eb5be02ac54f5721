/** What concerns the house and no single player: one operator asks for it, another one agrees. Pure. */
import type { Id, OperatorId } from '../../platform/ids.ts';
import type { OperatorRole } from './permissions.ts';

export type OfficeMatterId = Id<'ofm'>;

/** In EUR cents. */
export interface LooserRules {
  readonly automatic: boolean;
  readonly upTo: bigint;
  readonly perDay: bigint;
  readonly twoPersonsFrom: bigint;
}

/** `subject`: an e-mail, an operator's number, or nothing where there is one of a kind. */
export type OfficeWish =
  | { readonly kind: 'invite_operator'; readonly subject: string; readonly role: OperatorRole }
  | { readonly kind: 'renew_operator'; readonly subject: string }
  | ({ readonly kind: 'loosen_rules' } & LooserRules)
  /** Everything that was found up to this one. */
  | { readonly kind: 'settle_audit'; readonly upTo: bigint };

export type OfficeMatterKind = OfficeWish['kind'];

export interface OfficeMatter {
  readonly id: OfficeMatterId;
  readonly wish: OfficeWish;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  readonly reason: string;
}

/** Who approves payments or looks after those who do: nobody becomes one of them by one person's word. */
export const decidesAboutMoney = (role: OperatorRole): boolean =>
  role === 'payments' || role === 'risk' || role === 'admin';

/** What the log holds of a wish: no personal value, so no e-mail. */
export const wishInLog = (wish: OfficeWish): Record<string, string | boolean> => {
  if (wish.kind === 'invite_operator') return { kind: wish.kind, role: wish.role };
  if (wish.kind === 'renew_operator') return { kind: wish.kind, operator: wish.subject };
  return Object.fromEntries(
    Object.entries(wish).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );
};
