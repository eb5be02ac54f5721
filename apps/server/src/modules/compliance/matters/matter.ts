/** What staff may do to an account only when a second person agrees: pure rules. */
import type { CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export type MatterId = Id<'mat'>;

/** What can be asked for. */
export type AskableKind = 'remove_second_factor' | 'reopen_account';
/** `exclude_forever`: asked for with the exclusion that begins at once. `erase_data`: from where personal data are seen. */
export type OpenedKind = AskableKind | 'exclude_forever' | 'erase_data';
/** `end_match`: of former times; one operator decides that now. */
export type MatterKind = OpenedKind | 'write_off_debt' | 'end_match';

/** Of which debt, and at most how much of it: subunits. */
export interface DebtPart {
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

/** What is asked for, and of a write-off how much. */
export type Wish =
  | { readonly kind: OpenedKind; readonly debt?: undefined }
  | { readonly kind: 'write_off_debt'; readonly debt: DebtPart };

/** `waiting`: agreed to, and the player may still call it off. */
export type MatterState = 'asked' | 'waiting' | 'done' | 'dropped';

/**
 * Why nothing came of it; `used`: the factor that was said to be lost was used. `expired`: nobody agreed in time. `changed`: who
 * asked or agreed is no operator any more.
 */
export type MatterDropped = 'staff' | 'player' | 'used' | 'expired' | 'changed';

export interface Matter {
  readonly id: MatterId;
  readonly playerId: PlayerId;
  readonly kind: MatterKind;
  readonly state: MatterState;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  /** Until when somebody may agree. */
  readonly endsAt: Date | null;
  readonly agreedBy: OperatorId | null;
  readonly agreedAt: Date | null;
  readonly dueAt: Date | null;
  readonly endedAt: Date | null;
  readonly dropped: MatterDropped | null;
  /** Of a write-off only: what was asked for, and what was written off in the end. */
  readonly currency: CurrencyCode | null;
  readonly amount: bigint | null;
  readonly writtenOff: bigint | null;
}
