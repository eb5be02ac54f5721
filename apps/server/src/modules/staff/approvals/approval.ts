/** What one operator asks for and another one approves: pure. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { OperatorRole } from '../permissions.ts';

export type ApprovalId = Id<'apr'>;

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
export type HouseWish =
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

/** Of which debt, and at most how much of it: subunits. */
export interface DebtPart {
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export type PlayerWish =
  /** `exclude_forever`: asked for with the exclusion that begins at once. `end_match`: of former times; nobody may ask any more. */
  | {
      readonly kind: 'remove_second_factor' | 'reopen_account' | 'exclude_forever' | 'erase_data' | 'end_match';
      readonly playerId: PlayerId;
    }
  | ({ readonly kind: 'write_off_debt'; readonly playerId: PlayerId } & DebtPart);

export type Wish = HouseWish | PlayerWish;
export type ApprovalKind = Wish['kind'];

export const isAboutPlayer = (wish: Wish): wish is PlayerWish => 'playerId' in wish;

/** `waiting`: approved, and its player may still keep it from happening. */
export type ApprovalState = 'open' | 'waiting' | 'done' | 'rejected' | 'withdrawn' | 'expired' | 'cancelled';

/**
 * `player`: kept it, or was erased; `used`: the factor that was said to be lost was used; `changed`: who asked or approved is no
 * operator any more.
 */
export type CancelledBecause = 'player' | 'used' | 'changed';

/** As the database keeps them. */
export type Values = Readonly<Record<string, unknown>>;

export interface ApprovalRequest {
  readonly id: ApprovalId;
  readonly wish: Wish;
  readonly state: ApprovalState;
  /** What it would change, as it was when somebody asked; null of a request from before that was kept. */
  readonly oldValues: Values | null;
  /** As it is at this moment; null where the request is over. */
  readonly valuesNow: Values | null;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  /** Until when somebody may approve. */
  readonly expiresAt: Date;
  readonly approvedBy: OperatorId | null;
  readonly approvedAt: Date | null;
  readonly dueAt: Date | null;
  /** Who withdrew or rejected it. */
  readonly endedBy: OperatorId | null;
  readonly endedAt: Date | null;
  readonly cancelledBecause: CancelledBecause | null;
  /** Of a write-off that is done. */
  readonly writtenOff: bigint | null;
}

/** With the operators' words; nothing where they lie under the key of a player who was erased. */
export interface ApprovalView extends ApprovalRequest {
  readonly reason: string | undefined;
  readonly approval: string | undefined;
}

/** And what its reader may do about it now. */
export interface ReadRequest extends ApprovalView {
  readonly mayApprove: boolean;
  readonly mayEnd: boolean;
}

/** Who reads requests. */
export interface Reader {
  readonly id: OperatorId;
  readonly role: OperatorRole;
}

/** Who approves payments or looks after those who do: nobody becomes one of them by one person's word. */
export const decidesAboutMoney = (role: OperatorRole): boolean =>
  role === 'payments' || role === 'risk' || role === 'admin';

const texts = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );

/** Of a write-off that is done. */
export const writtenOffInLog = ({ wish, writtenOff }: ApprovalRequest): { writtenOff?: string } =>
  wish.kind === 'write_off_debt' && writtenOff !== null
    ? { writtenOff: formatAmount(money(wish.currency, writtenOff)) }
    : {};

/** What the audit log holds of a wish; whom it is about is the entry's subject. */
export const wishInLog = (wish: Wish): Record<string, unknown> => {
  if (isAboutPlayer(wish)) {
    if (wish.kind !== 'write_off_debt') return { kind: wish.kind };
    const { kind, currency, amount } = wish;
    return { kind, currency, amount: formatAmount(money(currency, amount)) };
  }
  if (wish.kind === 'invite_operator') return { kind: wish.kind, role: wish.role, invited: wish.subject };
  if (wish.kind === 'renew_operator') return { kind: wish.kind, operator: wish.subject };
  if (wish.kind === 'set_jurisdiction') return { kind: wish.kind, country: wish.subject, rules: wish.rules };
  if (wish.kind === 'replace_list' || wish.kind === 'remove_list') {
    const left = wish.kind === 'replace_list' ? wish.entries : 0n;
    return texts({ kind: wish.kind, list: wish.subject, dropped: wish.dropped, entries: left });
  }
  return texts(wish);
};
