/** What concerns the house and no single player: one operator asks for it, another one agrees. Pure. */
import type { Id, OperatorId } from '../../platform/ids/ids.ts';
import type { OperatorRole } from './permissions.ts';

export type OfficeMatterId = Id<'ofm'>;

/** In EUR cents. */
export interface LooserRules {
  readonly automatic: boolean;
  readonly upTo: bigint;
  readonly perDay: bigint;
  readonly twoPersonsFrom: bigint;
}

/** When flags are raised, in EUR cents, and from which likeness of names. */
export interface Thresholds {
  readonly depositsDay: bigint;
  readonly depositsMonth: bigint;
  readonly depositsYear: bigint;
  readonly cashOutsDay: bigint;
  readonly cashOutsMonth: bigint;
  readonly cashOutsYear: bigint;
  readonly nameScore: bigint;
}

/** As the columns are called; amounts in EUR cents. */
export type JurisdictionRules = Readonly<Record<string, string | number | boolean | null>>;

interface DroppedNames {
  readonly subject: string;
  readonly base: bigint;
  /** How many names. */
  readonly dropped: bigint;
}

/** `subject`: an e-mail, an operator's number, a country, or nothing where there is one of a kind. */
export type OfficeWish =
  | { readonly kind: 'invite_operator'; readonly subject: string; readonly role: OperatorRole }
  | { readonly kind: 'renew_operator'; readonly subject: string }
  | ({ readonly kind: 'loosen_rules' } & LooserRules)
  | ({ readonly kind: 'set_thresholds' } & Thresholds)
  | { readonly kind: 'set_restricted'; readonly restrict: readonly string[]; readonly allow: readonly string[] }
  /** Without rules the country goes back to those of every other one. */
  | { readonly kind: 'set_jurisdiction'; readonly subject: string; readonly rules: JurisdictionRules | null }
  /** A list of watched persons by one that drops names, or by none. `subject`: its name; `base`: as it was when it was asked. */
  | ({ readonly kind: 'replace_list'; readonly list: bigint; readonly entries: bigint } & DroppedNames)
  | ({ readonly kind: 'remove_list' } & DroppedNames)
  /** Everything that was found up to this one. */
  | { readonly kind: 'settle_audit'; readonly upTo: bigint };

export type OfficeMatterKind = OfficeWish['kind'];

export interface OfficeMatter {
  readonly id: OfficeMatterId;
  readonly wish: OfficeWish;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
}

/** Who approves payments or looks after those who do: nobody becomes one of them by one person's word. */
export const decidesAboutMoney = (role: OperatorRole): boolean =>
  role === 'payments' || role === 'risk' || role === 'admin';

/** What the log holds of a wish. */
export const wishInLog = (wish: OfficeWish): Record<string, unknown> => {
  if (wish.kind === 'invite_operator') return { kind: wish.kind, role: wish.role, invited: wish.subject };
  if (wish.kind === 'renew_operator') return { kind: wish.kind, operator: wish.subject };
  if (wish.kind === 'set_jurisdiction') return { kind: wish.kind, country: wish.subject, rules: wish.rules };
  if (wish.kind === 'replace_list' || wish.kind === 'remove_list') {
    const left = wish.kind === 'replace_list' ? wish.entries : 0n;
    return { kind: wish.kind, list: wish.subject, dropped: wish.dropped.toString(), entries: left.toString() };
  }
  return Object.fromEntries(
    Object.entries(wish).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );
};
