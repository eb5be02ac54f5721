/** What players are told of their account's safety and rules. */
import { accountTemplateOf } from './account-mail.ts';

export const accountTemplate = accountTemplateOf({
  subject: (brand, title) => `${brand}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  hello: (firstName, text) => `Hello ${firstName}, ${text}`,
  alarm: (supportEmail) => `If this was not you, please write to ${supportEmail} at once.`,
  labels: {
    site: 'Go to the site',
    money: 'See my money',
    details: 'Open Account details',
    limits: 'See my limits',
    verification: 'Open Verification',
  },
  kinds: {
    account_locked: {
      title: 'Your account is locked',
      text: () => 'your account has been locked, and all your devices were signed out. Your money is safe.',
    },
    account_closed: {
      title: 'Your account is closed',
      text: () => 'your account is closed. You can still withdraw your balance: sign in as usual.',
    },
    account_opened: {
      title: 'Your account is open again',
      text: () => 'your account is open again.',
    },
    limit_changed: {
      title: 'Your limits were changed',
      text: () =>
        'your limits were changed. A lower one applies at once; a higher one waits 24 hours and needs your confirmation.',
    },
    break_started: {
      title: 'Your break has started',
      text: ({ until }) =>
        `your break has started${until === undefined ? '' : ` and lasts until ${until.moment}`}. During this time nobody can play or deposit with your account. You can still withdraw your money.`,
    },
    break_ended: {
      title: 'Your break is over',
      text: () => 'your break is over. Take another one whenever you like.',
    },
    funds_asked: {
      title: 'Please show where your money comes from',
      text: () =>
        'we are required to ask where the money you play with comes from. Sign in and open Verification to see what we need. Your withdrawals wait until we have reviewed it.',
    },
    export_ready: {
      title: 'Your data is ready',
      text: () =>
        'the copy of your data is ready. Sign in and open Account details: you can download it for a day, after you have confirmed once more that it is you.',
    },
    erasure_asked: {
      title: 'You asked us to delete your data',
      text: ({ until }) =>
        `we have received your request to delete your data. ${until === undefined ? 'Once the law allows it,' : `On ${until.day}`} everything that identifies you becomes unreadable, even to us, and cannot be restored. Until then you can sign in, withdraw what is left, and cancel the request.`,
    },
    erasure_dropped: {
      title: 'Your data will not be deleted',
      text: () => 'the request to delete your data was cancelled. Your data stays as it is.',
    },
  },
});
