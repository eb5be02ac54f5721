/** What raises a flag and which flags hold a cash-out: pure rules over figures. */
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
  | 'same_papers'
  | 'same_payout'
  | 'same_instrument'
  | 'same_address'
  | 'same_phone'
  | 'same_mailbox'
  /** Like an excluded person: decided as a case. */
  | 'excluded_elsewhere'
  | 'by_staff'
  /** Raised by the books themselves, in the transaction that takes a credited deposit back. */
  | 'deposit_reversed';

export interface RiskRules extends Turnover {
  /** From which likeness of names, 0 to 100, an entry of a list is a hit. */
  readonly nameScore: number;
}

export interface NewFlag {
  readonly playerId: PlayerId;
  readonly kind: FlagKind;
  /** The same is raised once, and stays cleared once it was. */
  readonly cause: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** Where it is not for the kind to say. */
  readonly holds?: boolean;
}

/** Families live together and share a phone: that is worth knowing, and no reason to keep anybody's money. */
const onlyTold: readonly FlagKind[] = ['same_address', 'same_phone', 'same_mailbox', 'excluded_elsewhere'];

/** What many accounts can share by typing the same. */
export const markKinds = ['address', 'phone', 'mailbox'] as const;
export type MarkKind = (typeof markKinds)[number];

/** So many players are told of for one home, phone or mailbox: their flags say how many share it. */
export const mostFlagged = 5;

/** The same hash tells the same; it is told anew when ten times as many share it. `sharing`: with this player. */
export const sharedCause = (mark: Buffer, sharing: number): { cause: string; any: string } => {
  const any = mark.subarray(0, 8).toString('hex');
  return { any, cause: `${any} x${10 ** Math.floor(Math.log10(sharing))}` };
};

export const holdsCashOuts = (kind: FlagKind): boolean => !onlyTold.includes(kind);

/** One cause for each calendar piece and each multiple of the threshold: a cleared one comes again only when it is more. */
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
