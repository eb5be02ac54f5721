/** What each kind of notice says. */
import type { NoticeKind } from '@carmine/contract/account/notices';
import type { RoundEndAction, RoundEndReason } from '@carmine/contract/games/round-ends';
import { displayDate, displayMoment } from '../../amounts/moment.ts';
import { amountIn, limitChangesIn, type LimitChange, type NoticeData, type NoticeText } from './notice-data.ts';

type Named = Readonly<Record<string, string>>;

const reasons: Named = {
  documents_needed: 'We need more documents first.',
  address_not_allowed: 'We cannot send to this address.',
  payment_not_yours: 'The address or payment method is not yours.',
  asked_by_player: 'You asked us to cancel it.',
  address_refuses: 'The address does not accept these transfers.',
  asset_refuses: 'The issuer of these coins has paused them.',
  bank_refused: 'The bank could not pay to your account.',
  bank_returned: 'The bank has sent the transfer back.',
  refused_by_address: 'The address did not accept the transfer.',
};

const bonusEnds: Named = {
  expired: 'Its time is up. What was left of it is gone; your cash stays.',
  cash_out: 'A withdrawal ends the bonus of its currency. If we refuse the withdrawal, the bonus comes back.',
  deposit_reversed: 'The deposit that earned it was taken back.',
};

const notEarned: Named = {
  taken: 'Another deposit had already earned it.',
  below_tier: 'It was less than the promotion needs. The promotion stays ready for your next deposit.',
  locked: 'The deposit can only be withdrawn, and locked money earns no bonus.',
  review: 'Our team takes a look first. You do not have to do anything.',
  used: 'You had already used it.',
  cap_reached: 'You have already received the most it gives.',
  coupon_spent: 'The code was used up in the meantime.',
  household: 'It is for one player per household.',
};

const roundReasons: Named & Readonly<Record<RoundEndReason, string>> = {
  expired: 'It had been open for 24 hours',
  break: 'Your break has started',
  locked: 'Your account was locked',
  closed: 'Your account was closed',
  blocked: 'You can no longer play with your account',
};

const roundActions: Named & Readonly<Record<Exclude<RoundEndAction, 'void'>, string>> = {
  take: 'it was cashed out',
  fold: 'the hand was folded',
  stand: 'every hand stood',
  surrender: 'the tie was surrendered',
  hold: 'the best hold was played',
  roll: 'the dice rolled on with the bets on the layout',
};

const roundPaid = (data: NoticeData): string =>
  /[1-9]/.test(data['amount'] ?? '') ? `It paid ${amountIn(data)}.` : 'It paid nothing.';

const limitKinds: Named = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes' };

const limitLine = ({ kind, span, limit, isSet }: LimitChange): string =>
  `${limitKinds[kind] ?? kind} per ${span}: ${limit ?? 'no limit'}, ${isSet ? 'applies now' : 'requested, confirm it after 24 hours'}.`;

const changes: Named = {
  totp_on: 'You now need codes from your authenticator app.',
  totp_off: 'You no longer need codes from your authenticator app.',
  passkey_added: 'A passkey was added.',
  passkey_removed: 'A passkey was removed.',
  recovery_codes_made: 'New recovery codes were generated. The old ones no longer work.',
  recovery_code_used: 'A recovery code was used.',
  bank_account_set: 'A bank account was entered for your withdrawals.',
  code_guessed: 'Someone entered wrong codes.',
  phone_changed: 'Your phone number was changed.',
  address_changed: 'Your address was changed.',
  details_corrected: 'Our team corrected some of your account details.',
  removal_announced:
    'Your second factor will be removed in three days. If you have not lost it, cancel this under Security.',
  removal_dropped: 'Your second factor stays.',
  factors_removed: 'Your second factor was removed because it was lost. Please set up a new one.',
};

export const kindTexts = {
  deposit_credited: {
    title: (data) => `${amountIn(data)} has arrived`,
    text: (data) =>
      data['settled'] === undefined
        ? 'Your deposit is in your wallet.'
        : `${amountIn(data, 'settled')} of it settled what you owed.`,
  },
  deposit_failed: {
    title: (data) => `Your deposit of ${amountIn(data)} did not go through`,
    text: (data) =>
      data['reason'] === 'not_paid_in_time' ? 'It was not paid in time.' : 'The payment was not accepted.',
  },
  deposit_review: {
    title: (data) => `Your deposit of ${amountIn(data)} is in review`,
    text: () => 'It did not arrive as requested.',
  },
  deposit_reversed: {
    title: (data) =>
      data['whole'] === undefined
        ? `Your deposit of ${amountIn(data)} was reversed`
        : `${amountIn(data)} of your deposit of ${amountIn(data, 'whole')} was reversed`,
    text: (data) =>
      data['owed'] === undefined
        ? `${data['whole'] === undefined ? 'It' : 'This part'} is no longer in your wallet.`
        : `You owe ${amountIn(data, 'owed')}. Withdrawals wait until it is settled.`,
  },
  deposit_won_back: {
    title: (data) => `${amountIn(data)} is credited again`,
    text: (data) =>
      data['settled'] === undefined
        ? 'The bank decided that your payment stands. The money is back in your wallet.'
        : `The bank decided that your payment stands. ${amountIn(data, 'settled')} of it settled what you owed.`,
  },
  deposit_refused: {
    title: (data) => `Your deposit of ${amountIn(data)} is being refunded`,
    text: () => 'We could not accept it. The refund goes to the payment method you used.',
  },
  deposit_given_back: {
    title: (data) => `${amountIn(data)} has been refunded to you`,
    text: () => 'Your bank may take a few days to show it.',
  },
  promotion_granted: {
    title: (data) =>
      data['spins'] === undefined ? `Your bonus: ${amountIn(data)}` : `Your free spins: ${data['spins']}`,
    text: (data) =>
      data['until'] === undefined ? '' : `Valid until ${displayDate(data['until'])}. The terms are with the promotion.`,
  },
  promotion_completed: {
    title: (data) => `Bonus completed: ${amountIn(data)} in cash`,
    text: () => 'You have met the wagering. What is left is yours to play with or withdraw.',
  },
  promotion_expires_soon: {
    title: (data) =>
      data['spins'] === undefined ? 'Your bonus expires within a day' : 'Your free spins expire within a day',
    text: (data) =>
      data['spins'] !== undefined
        ? `They can be played until ${displayMoment(data['until'] ?? '')}. What they have won stays.`
        : `It is valid until ${displayMoment(data['until'] ?? '')}. What is left of it ends then; your cash stays.`,
  },
  promotion_ended: {
    title: () => 'Your bonus has ended',
    text: (data) => bonusEnds[data['reason'] ?? ''] ?? 'What was left of it is gone; your cash stays.',
  },
  promotion_not_earned: {
    title: () => 'Your deposit did not bring the promotion',
    text: (data) => notEarned[data['reason'] ?? ''] ?? 'Its terms were not met. The money is in your wallet.',
  },
  cash_out_requested: {
    title: (data) => `Withdrawal of ${amountIn(data)} requested`,
    text: () => 'We have received your request.',
  },
  cash_out_approved: {
    title: (data) => `Withdrawal of ${amountIn(data)} approved`,
    text: () => 'It will be sent next.',
  },
  cash_out_paid: {
    title: (data) => `${amountIn(data)} has been paid out`,
    text: () => 'Your withdrawal is complete.',
  },
  cash_out_returned: {
    title: (data) => `${amountIn(data)} is back in your wallet`,
    text: (data) => `Your withdrawal could not be paid. ${reasons[data['reason'] ?? ''] ?? ''}`.trim(),
  },
  cash_out_paid_twice: {
    title: (data) => `${amountIn(data)} of your withdrawal was paid twice`,
    text: (data) =>
      data['owed'] === undefined
        ? 'Your card was paid after all, so we took the amount out of your wallet.'
        : `Your card was paid after all. You owe ${amountIn(data, 'owed')}, and withdrawals wait until it is settled.`,
  },
  debt_written_off: {
    title: (data) =>
      data['owed'] === undefined ? `You no longer owe ${amountIn(data)}` : `You owe ${amountIn(data)} less`,
    text: (data) =>
      data['owed'] === undefined
        ? 'We have written it off. You no longer owe anything in this currency.'
        : `We have written it off. You still owe ${amountIn(data, 'owed')}.`,
  },
  documents_verified: {
    title: (data) => (data['of'] === 'identity' ? 'Your identity is verified' : 'Your address is verified'),
  },
  documents_rejected: {
    title: (data) =>
      data['of'] === 'identity'
        ? 'Please send your identity document again'
        : 'Please send your proof of address again',
    text: () => 'We could not accept the last one.',
  },
  documents_asked: {
    title: (data) =>
      data['of'] === 'identity' ? 'Please send an identity document' : 'Please send a proof of address',
    text: () => 'We need it before your next withdrawal.',
  },
  documents_expired: {
    title: (data) =>
      data['of'] === 'identity' ? 'Your identity document has expired' : 'Your proof of address has expired',
    text: () => 'Please send a new one.',
  },
  funds_asked: {
    title: () => 'Please show where your money comes from',
    text: () => 'We need this before your next withdrawal.',
  },
  funds_accepted: { title: () => 'Your proof of funds was accepted' },
  funds_rejected: {
    title: () => 'Please send another proof of funds',
    text: () => 'We could not accept the last one.',
  },
  new_sign_in: {
    title: () => 'New sign-in',
    text: () => 'From a device we have not seen before. If this was not you, change your password.',
  },
  password_changed: {
    title: () => 'Your password was changed',
    text: () => 'All other devices were signed out.',
  },
  security_changed: {
    title: () => 'Your sign-in security has changed',
    text: (data) => changes[data['change'] ?? ''],
  },
  email_confirmed: { title: () => 'Your email is confirmed' },
  account_locked: { title: () => 'Your account was locked' },
  account_opened: { title: () => 'Your account is open again' },
  account_closed: { title: () => 'Your account is closed', text: () => 'You can still withdraw your balance.' },
  limit_changed: {
    title: () => 'Your limits were changed',
    text: (data) =>
      limitChangesIn(data).map(limitLine).join(' ') ||
      'A lower limit applies at once, a higher one after 24 hours and your confirmation.',
  },
  break_started: { title: () => 'Your break has started', text: () => 'You can still withdraw.' },
  break_ended: { title: () => 'Your break is over' },
  round_expires_soon: {
    title: (data) => `Your round of ${data['name'] ?? ''} is still open`,
    text: (data) =>
      `It stays open until ${displayMoment(data['until'] ?? '')}. After that, it is finished by the rules of the game, without another stake.`,
  },
  round_ended: {
    title: (data) => `Your round of ${data['name'] ?? ''} was finished for you`,
    text: (data) => {
      const why = roundReasons[data['reason'] ?? ''] ?? roundReasons.blocked;
      const start = `${why}, so it was finished by the rules of the game`;
      if (data['action'] === 'void') return `${start}: your stake of ${amountIn(data)} was returned.`;
      const how = roundActions[data['action'] ?? ''];
      return `${start}${how === undefined ? '' : `: ${how}`}. ${roundPaid(data)}`;
    },
  },
  export_ready: {
    title: () => 'Your data is ready',
    text: () => 'You can download it for one day.',
  },
  erasure_asked: {
    title: () => 'You asked us to delete your data',
    text: (data) =>
      data['until'] === undefined
        ? undefined
        : `It will be deleted on ${displayDate(data['until'])}. Until then you can cancel the request.`,
  },
  erasure_dropped: { title: () => 'Your data will not be deleted', text: () => 'The request was cancelled.' },
} satisfies Record<NoticeKind, NoticeText>;
