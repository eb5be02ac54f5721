/** What the notices say, and the page about them: a part of the one catalogue that loads when the bell is rung. */
import type { NoticeKind } from '@carmine/contract/notices';
import { displayDate } from '../../amounts/moment.ts';

type Data = Readonly<Record<string, string>>;

interface NoticeText {
  readonly title: (data: Data) => string;
  readonly text?: (data: Data) => string | undefined;
  /** Where it leads. */
  readonly to?: (data: Data) => string;
}

const documents = (data: Data): string => (data['of'] === 'identity' ? 'identity' : 'address');
const sum = (data: Data): string => data['amount'] ?? '';
const cashOut = (data: Data): string => `/wallet/withdraw/${data['id'] ?? ''}`;

const reasons: Readonly<Record<string, string>> = {
  documents_needed: 'We need further documents first.',
  address_not_allowed: 'We cannot send to this address.',
  payment_not_yours: 'The address or payment method is not yours.',
  asked_by_player: 'You asked us to take it back.',
  address_refuses: 'The address does not take the coins.',
  refused_by_address: 'The address did not take the coins.',
};

const limitKindNames: Readonly<Record<string, string>> = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes' };

/** `deposit,day,100.00,set;…`: nothing where the notice does not say which. */
const limitLines = (data: Data): string | undefined =>
  data['changes']
    ?.split(';')
    .map((change) => {
      const [kind = '', span = '', amount = '', outcome = ''] = change.split(',');
      const limit = amount === '' ? 'no limit' : `€${amount}`;
      const holds = outcome === 'set' ? 'holds now' : 'asked for, confirm it after 24 hours';
      return `${limitKindNames[kind] ?? kind} a ${span}: ${limit}, ${holds}.`;
    })
    .join(' ');

const changes: Readonly<Record<string, string>> = {
  totp_on: 'Codes from an app are asked for now.',
  totp_off: 'Codes from an app are no longer asked for.',
  passkey_added: 'A passkey was added.',
  passkey_removed: 'A passkey was removed.',
  recovery_codes_made: 'New recovery codes were made; the old ones are void.',
  recovery_code_used: 'A recovery code was used.',
  code_guessed: 'Somebody entered wrong codes.',
  phone_changed: 'Your phone number was changed.',
  address_changed: 'Your address was changed.',
  details_corrected: 'Our staff corrected details of your account.',
  removal_announced: 'Your second factor is removed in three days. If it is not lost, keep it.',
  removal_dropped: 'Your second factor stays.',
  factors_removed: 'Your second factor was removed as lost. Please set up a new one.',
};

const safety = () => '/profile/sessions';

export const noticeTexts = {
  title: 'Notifications',
  text: 'Everything about your money and your account, newest first.',
  all: 'See all',
  readAll: 'Mark all as read',
  empty: 'Nothing yet. What happens to your money and your account will appear here.',
  failed: 'Your notifications could not be read just now.',
  more: 'Older ones',
  unread: 'unread',
  settings: {
    title: 'Emails',
    text: 'What the law or your safety asks for is always sent: sign-ins, passwords, documents, limits, and money that comes back.',
    topics: {
      deposits: { title: 'Deposits', text: 'When a deposit has arrived or did not go through' },
      cash_outs: { title: 'Withdrawals', text: 'Asked for, approved, paid' },
      bonuses: { title: 'Bonuses', text: 'What a promotion gave you or took back' },
    },
    promotions: { title: 'Promotions', text: 'Offers by email. Off unless you say so.' },
    failed: 'This could not be changed. Please try again.',
  },
  unsubscribe: {
    title: 'Email promotions',
    promotions: 'email promotions',
    topics: {
      deposits: 'emails about deposits',
      cash_outs: 'emails about withdrawals',
      bonuses: 'emails about bonuses',
    },
    asked: (what: string) => `No more ${what}?`,
    stop: 'Yes, stop them',
    done: (what: string) => `You will not get ${what} any more`,
    failed: () => 'This link did not work',
    texts: {
      asked: 'With one press they end. What the law or your safety asks for still reaches you.',
      done: 'What the law or your safety asks for still reaches you.',
      failed:
        'It is not complete, or it is not one of ours. Please open it from the email again, or switch the emails off in your account.',
    },
    settings: 'To my email settings',
    signIn: 'Sign in to switch them off',
    home: 'To the lobby',
  },
  kinds: {
    deposit_credited: {
      title: (data) => `${sum(data)} has arrived`,
      text: (data) =>
        data['settled'] === undefined
          ? 'Your deposit is in your wallet.'
          : `${data['settled']} of it settled what you owed.`,
      to: () => '/wallet/deposit',
    },
    deposit_failed: {
      title: (data) => `Your deposit of ${sum(data)} did not go through`,
      text: (data) =>
        data['reason'] === 'not_paid_in_time' ? 'It was not paid in time.' : 'The payment was not accepted.',
      to: (data) => `/wallet/deposit?deposit=${data['id'] ?? ''}`,
    },
    deposit_review: {
      title: (data) => `Your deposit of ${sum(data)} is under review`,
      text: () => 'It did not arrive as it was requested.',
      to: () => '/wallet/deposit',
    },
    deposit_reversed: {
      title: (data) => `Your deposit of ${sum(data)} was taken back`,
      text: (data) =>
        data['owed'] === undefined
          ? 'It is no longer in your wallet.'
          : `You owe ${data['owed']}. Withdrawals wait until it is settled.`,
      to: () => '/history/payments',
    },
    deposit_refused: {
      title: (data) => `Your deposit of ${sum(data)} is being refunded`,
      text: () => 'We could not accept it. It is refunded to the payment method you used.',
      to: (data) => `/wallet/deposit?deposit=${data['id'] ?? ''}`,
    },
    deposit_given_back: {
      title: (data) => `${sum(data)} has been refunded to you`,
      text: () => 'Your bank may take some days to show it.',
      to: (data) => `/wallet/deposit?deposit=${data['id'] ?? ''}`,
    },
    cash_out_requested: {
      title: (data) => `Withdrawal of ${sum(data)}`,
      text: () => 'We have your request.',
      to: cashOut,
    },
    cash_out_approved: {
      title: (data) => `Withdrawal of ${sum(data)} approved`,
      text: () => 'It is sent next.',
      to: cashOut,
    },
    cash_out_paid: {
      title: (data) => `${sum(data)} has been paid out`,
      text: () => 'Your withdrawal is paid.',
      to: cashOut,
    },
    cash_out_returned: {
      title: (data) => `${sum(data)} is back in your wallet`,
      text: (data) => `Your withdrawal could not be paid. ${reasons[data['reason'] ?? ''] ?? ''}`.trim(),
      to: cashOut,
    },
    cash_out_paid_twice: {
      title: (data) => `${sum(data)} of your withdrawal was paid twice`,
      text: (data) =>
        data['owed'] === undefined
          ? 'Your card was paid after all. The sum was taken out of your wallet.'
          : `Your card was paid after all. You owe ${data['owed']}, and withdrawals wait until it is settled.`,
      to: cashOut,
    },
    debt_written_off: {
      title: (data) => (data['owed'] === undefined ? `You no longer owe ${sum(data)}` : `You owe ${sum(data)} less`),
      text: (data) =>
        data['owed'] === undefined
          ? 'We have written it off. You owe nothing in this currency any more.'
          : `We have written it off. You still owe ${data['owed']}.`,
      to: () => '/wallet',
    },
    papers_verified: { title: (data) => `Your ${documents(data)} is verified`, to: () => '/profile/verification' },
    papers_rejected: {
      title: (data) => `Please send your ${documents(data)} documents again`,
      text: () => 'The last one could not be accepted.',
      to: () => '/profile/verification',
    },
    papers_asked: {
      title: (data) => `Please send documents for your ${documents(data)}`,
      text: () => 'They are needed before the next withdrawal.',
      to: () => '/profile/verification',
    },
    papers_expired: {
      title: (data) => `The documents for your ${documents(data)} have expired`,
      text: () => 'Please send new ones.',
      to: () => '/profile/verification',
    },
    funds_asked: {
      title: () => 'Please show where your money comes from',
      text: () => 'It is needed before the next withdrawal.',
      to: () => '/profile/verification',
    },
    funds_accepted: { title: () => 'Your proof of funds is accepted', to: () => '/profile/verification' },
    funds_rejected: {
      title: () => 'Please send another proof of funds',
      text: () => 'The last one could not be accepted.',
      to: () => '/profile/verification',
    },
    new_sign_in: {
      title: () => 'A new sign-in',
      text: () => 'From a device that we have not seen before. If it was not you, change your password.',
      to: safety,
    },
    password_changed: {
      title: () => 'Your password was changed',
      text: () => 'All other devices were signed out.',
      to: safety,
    },
    security_changed: {
      title: () => 'Your sign-in protection changed',
      text: (data) => changes[data['change'] ?? ''],
      to: () => '/profile/security',
    },
    email_confirmed: { title: () => 'Your email is confirmed', to: () => '/profile' },
    account_locked: { title: () => 'Your account was locked' },
    account_opened: { title: () => 'Your account is open again' },
    account_closed: { title: () => 'Your account is closed', text: () => 'What is in it can still be withdrawn.' },
    limit_changed: {
      title: () => 'Your limits were changed',
      text: (data) =>
        limitLines(data) ?? 'A lower one applies at once, a higher one waits 24 hours and needs your confirmation.',
      to: () => '/profile/limits',
    },
    break_started: { title: () => 'Your break has begun', text: () => 'Withdrawing stays open.' },
    break_ended: { title: () => 'Your break is over' },
    export_ready: {
      title: () => 'Your data is ready',
      text: () => 'You can download it for a day.',
      to: () => '/profile',
    },
    erasure_asked: {
      title: () => 'You asked us to delete your data',
      text: (data) =>
        data['until'] === undefined
          ? undefined
          : `It happens on ${displayDate(data['until'])}. Until then you can cancel it.`,
      to: () => '/account/closed',
    },
    erasure_dropped: { title: () => 'Your data will not be deleted', text: () => 'The request was cancelled.' },
  } satisfies Record<NoticeKind, NoticeText>,
  pageTitle: (brand: string) => `Notifications · ${brand}`,
} as const;

export const textOf = (kind: NoticeKind): NoticeText => noticeTexts.kinds[kind];
