/** When a flag is raised, and which flags hold a withdrawal. Pure rules over amounts. */
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export type FlagId = Id<'rsk'>;

export const windows = ['day', 'month', 'year'] as const;
export type Window = (typeof windows)[number];

/** EUR cents within the rolling 24 hours, 30 days, 365 days. */
export type Sums = Readonly<Record<Window, bigint>>;
export interface Turnover {
  readonly deposits: Sums;
  readonly cashOuts: Sums;
}

export type FlagKind =
  | `deposits_${Window}`
  | `cash_outs_${Window}`
  | 'sanctions'
  | 'exposed'
  | 'same_documents'
  | 'same_payout'
  | 'same_instrument'
  | 'same_address'
  | 'same_phone'
  | 'same_mailbox'
  /** Same person as an excluded one; decided as a case. */
  | 'excluded_elsewhere'
  | 'by_staff'
  /** Raised by the database in the transaction that reverses a credited deposit. */
  | 'deposit_reversed';

export interface RiskRules extends Turnover {
  /** Minimum name similarity, 0 to 100, for a watch list match. */
  readonly nameScore: number;
}

export interface NewFlag {
  readonly playerId: PlayerId;
  readonly kind: FlagKind;
  /** A cause raises one flag, and is not raised again once cleared. */
  readonly cause: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** Overrides the default of the kind. */
  readonly holds?: boolean;
}

/** Families share homes and phones: worth knowing, but no reason to hold money. */
const withoutHold: readonly FlagKind[] = ['same_address', 'same_phone', 'same_mailbox', 'excluded_elsewhere'];

/** Marks that many accounts can share by entering the same text. */
export const markKinds = ['address', 'phone', 'mailbox'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Maximum number of players flagged for one home, phone or mailbox; their flags contain the number of sharers. */
export const mostFlagged = 5;

/** A shared mark raises a new cause only when ten times as many players share it. `sharing`: including this player. */
export const sharedCause = (mark: Buffer, sharing: number): { cause: string; any: string } => {
  const any = mark.subarray(0, 8).toString('hex');
  return { any, cause: `${any} x${10 ** Math.floor(Math.log10(sharing))}` };
};

export const holdsCashOuts = (kind: FlagKind): boolean => !withoutHold.includes(kind);

/** One cause per calendar period and multiple of the threshold: after being cleared it is raised again only for a higher multiple. */
const causeOf = (window: Window, times: bigint, now: Date): string => {
  const length = { day: 10, month: 7, year: 4 }[window];
  return `${now.toISOString().slice(0, length)} x${times}`;
};

export const turnoverFlags = (playerId: PlayerId, turnover: Turnover, rules: Turnover, now: Date): NewFlag[] =>
  (['deposits', 'cashOuts'] as const).flatMap((direction) =>
    windows.flatMap((window) => {
      const [sum, threshold] = [turnover[direction][window], rules[direction][window]];
      if (sum < threshold) return [];
      const kind = `${direction === 'deposits' ? 'deposits' : 'cash_outs'}_${window}` as const;
      const detail = { sumCents: sum.toString(), thresholdCents: threshold.toString() };
      return [{ playerId, kind, cause: causeOf(window, sum / threshold, now), detail }];
    }),
  );

export interface Flag extends NewFlag {
  readonly id: FlagId;
  readonly holds: boolean;
  readonly raisedAt: Date;
  readonly raisedBy: OperatorId | undefined;
  readonly clearedAt: Date | undefined;
  readonly clearedBy: OperatorId | undefined;
}
