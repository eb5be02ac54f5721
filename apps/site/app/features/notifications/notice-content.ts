/** What a kind of notice says, and where it leads. */
import type { NoticeKind } from '@carmine/contract/account/notices';
import type { NoticeData, NoticeText } from './notice-data.ts';
import { kindTexts } from './kind-texts.ts';

type Link = (data: NoticeData) => string;

const thisDeposit: Link = (data) => `/wallet/deposit?deposit=${data['id'] ?? ''}`;
const thisCashOut: Link = (data) => `/wallet/withdraw/${data['id'] ?? ''}`;
const thisGame: Link = (data) => `/game/${data['id'] ?? ''}`;
const thisRound: Link = (data) => `/history/bets/${data['id'] ?? ''}`;
const to =
  (path: string): Link =>
  () =>
    path;

const links: Partial<Record<NoticeKind, Link>> = {
  deposit_credited: to('/wallet/deposit'),
  deposit_failed: thisDeposit,
  deposit_review: to('/wallet/deposit'),
  deposit_reversed: to('/history/payments'),
  deposit_won_back: to('/history/payments'),
  deposit_refused: thisDeposit,
  deposit_given_back: thisDeposit,
  cash_out_requested: thisCashOut,
  cash_out_approved: thisCashOut,
  cash_out_paid: thisCashOut,
  cash_out_returned: thisCashOut,
  cash_out_paid_twice: thisCashOut,
  debt_written_off: to('/wallet'),
  documents_verified: to('/profile/verification'),
  documents_rejected: to('/profile/verification'),
  documents_asked: to('/profile/verification'),
  documents_expired: to('/profile/verification'),
  funds_asked: to('/profile/verification'),
  funds_accepted: to('/profile/verification'),
  funds_rejected: to('/profile/verification'),
  new_sign_in: to('/profile/sessions'),
  password_changed: to('/profile/sessions'),
  security_changed: to('/profile/security'),
  email_confirmed: to('/profile'),
  limit_changed: to('/profile/limits'),
  promotion_granted: to('/promotions?show=mine'),
  promotion_completed: to('/promotions?show=past'),
  promotion_expires_soon: to('/promotions?show=mine'),
  promotion_ended: to('/promotions?show=past'),
  promotion_not_earned: thisDeposit,
  round_expires_soon: thisGame,
  round_ended: thisRound,
  export_ready: to('/profile'),
  erasure_asked: to('/account/closed'),
};

export const textOf = (kind: NoticeKind): NoticeText => kindTexts[kind];

/** Nothing where there is nothing to see. */
export const linkOf = (kind: NoticeKind, data: NoticeData): string | undefined => links[kind]?.(data);
