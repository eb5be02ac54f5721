/** How a mail about an account's safety and rules is put together, in every language. */
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
  /** Where the event has an end: as a moment, and as a day alone. */
  readonly until?: { readonly moment: string; readonly day: string };
}

export type AccountTemplate = (kind: AccountMail, facts: AccountMailFacts) => MailContent;

/** The pages that these mails lead to. */
const paths = {
  site: '/',
  money: '/account/closed',
  details: '/profile',
  limits: '/profile/limits',
  verification: '/profile/verification',
} as const;

type Page = keyof typeof paths;

/** `alarm`: somebody else may have done it. */
const kinds: Readonly<Record<AccountMail, { readonly alarm: boolean; readonly page: Page }>> = {
  account_locked: { alarm: true, page: 'site' },
  account_closed: { alarm: true, page: 'money' },
  account_opened: { alarm: false, page: 'site' },
  limit_changed: { alarm: true, page: 'limits' },
  break_started: { alarm: true, page: 'money' },
  break_ended: { alarm: false, page: 'site' },
  funds_asked: { alarm: false, page: 'verification' },
  export_ready: { alarm: true, page: 'details' },
  erasure_asked: { alarm: true, page: 'money' },
  erasure_dropped: { alarm: true, page: 'money' },
};

export interface AccountWords {
  readonly subject: (brand: string, title: string) => string;
  /** In front of the text of a kind, in the same sentence. */
  readonly hello: (firstName: string, text: string) => string;
  readonly alarm: (supportEmail: string) => string;
  readonly labels: Readonly<Record<Page, string>>;
  readonly kinds: Readonly<
    Record<AccountMail, { readonly title: string; readonly text: (facts: AccountMailFacts) => string }>
  >;
}

export const accountTemplateOf =
  (words: AccountWords): AccountTemplate =>
  (kind, facts) => {
    const { title, text } = words.kinds[kind];
    const { alarm, page } = kinds[kind];
    return {
      subject: words.subject(facts.brand, title),
      preview: title,
      title,
      paragraphs: [words.hello(facts.firstName, text(facts)), ...(alarm ? [words.alarm(facts.supportEmail)] : [])],
      ...(facts.facts === undefined ? {} : { facts: facts.facts }),
      action: { label: words.labels[page], url: `${facts.publicUrl}${paths[page]}` },
    };
  };
