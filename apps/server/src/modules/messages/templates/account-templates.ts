/** What players are told of their account's safety and rules. */
import { dayText, momentText } from '../event-payload.ts';
import type { MailContent } from './mail-content.ts';

export type AccountMail =
  | 'account_locked'
  | 'account_closed'
  | 'account_opened'
  | 'limit_changed'
  | 'break_started'
  | 'break_ended'
  | 'funds_asked'
  | 'export_ready'
  | 'erasure_asked'
  | 'erasure_dropped';

export interface AccountMailFacts {
  readonly brand: string;
  readonly firstName: string;
  readonly supportEmail: string;
  /** Where the site is, without a slash at its end. */
  readonly publicUrl: string;
  /** Lines of what changed. */
  readonly facts?: NonNullable<MailContent['facts']>;
  /** Where the event has an end. */
  readonly until?: Date;
}

interface Words {
  readonly title: string;
  readonly text: (facts: AccountMailFacts) => string;
  /** Whether somebody else may have done it. */
  readonly alarm: boolean;
  /** The page that the words speak of. */
  readonly page: Page;
}

interface Page {
  readonly label: string;
  readonly path: string;
}

const site: Page = { label: 'To the site', path: '/' };
const money: Page = { label: 'To my money', path: '/account/closed' };
const details: Page = { label: 'Open my details', path: '/profile' };
const limits: Page = { label: 'See my limits', path: '/profile/limits' };
const verification: Page = { label: 'Open Verification', path: '/profile/verification' };

const words: Readonly<Record<AccountMail, Words>> = {
  account_locked: {
    title: 'Your account is locked',
    text: () => 'your account has been locked, and all your devices were signed out. Your money is safe.',
    alarm: true,
    page: site,
  },
  account_closed: {
    title: 'Your account is closed',
    text: () => 'your account is closed. You can still withdraw what is in it: sign in as you always did.',
    alarm: true,
    page: money,
  },
  account_opened: {
    title: 'Your account is open again',
    text: () => 'your account is open again.',
    alarm: false,
    page: site,
  },
  limit_changed: {
    title: 'Your limits were changed',
    text: () =>
      'your limits were changed. A lower one applies at once; a higher one waits 24 hours and needs your confirmation.',
    alarm: true,
    page: limits,
  },
  break_started: {
    title: 'Your break has begun',
    text: ({ until }) =>
      `your break has begun${until === undefined ? '' : ` and lasts until ${momentText(until)}`}. Nobody can play or deposit with this account in that time. You can still withdraw your money.`,
    alarm: true,
    page: money,
  },
  export_ready: {
    title: 'Your data is ready',
    text: () =>
      'the copy of your data is ready. Sign in and open Details: it can be downloaded for a day, after you have confirmed once more that it is you.',
    alarm: true,
    page: details,
  },
  erasure_asked: {
    title: 'You asked us to delete your data',
    text: ({ until }) =>
      `we have your request to delete your data. ${until === undefined ? 'Once the law allows it' : `On ${dayText(until)}`} everything that names you becomes unreadable, for us too, and cannot be brought back. Until then you can sign in, withdraw what is left, and cancel the request.`,
    alarm: true,
    page: money,
  },
  erasure_dropped: {
    title: 'Your data will not be deleted',
    text: () => 'the request to delete your data was cancelled. Your data stays as it is.',
    alarm: true,
    page: money,
  },
  funds_asked: {
    title: 'Please show where your money comes from',
    text: () =>
      'we have to ask where the money that you play with comes from. Sign in and open Verification: it says what we need. Your withdrawals wait until we have looked at it.',
    alarm: false,
    page: verification,
  },
  break_ended: {
    title: 'Your break is over',
    text: () => 'your break is over. Take another one whenever you like.',
    alarm: false,
    page: site,
  },
};

export const accountTemplate = (kind: AccountMail, facts: AccountMailFacts): MailContent => {
  const { title, text, alarm, page } = words[kind];
  return {
    subject: `${facts.brand}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    preview: title,
    title,
    paragraphs: [
      `Hello ${facts.firstName}, ${text(facts)}`,
      ...(alarm ? [`If it was not you, please write to ${facts.supportEmail} at once.`] : []),
    ],
    ...(facts.facts === undefined ? {} : { facts: facts.facts }),
    action: { label: page.label, url: `${facts.publicUrl}${page.path}` },
  };
};
