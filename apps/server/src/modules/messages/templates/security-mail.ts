/** How a mail about a change in how the account is guarded is put together, in every language. */
import type { SecurityChange } from '../../../platform/events/catalogue/identity.ts';
import type { MailContent } from './mail-content.ts';

interface To {
  readonly brand: string;
  readonly firstName: string;
  readonly supportEmail: string;
  readonly url: string;
}

/** `bank_account_set`: where transfers by bank go. */
type Change = SecurityChange | 'bank_account_set';

export interface SecurityWords {
  readonly hello: (firstName: string) => string;
  readonly label: string;
  readonly note: (supportEmail: string) => string;
  readonly changes: Readonly<
    Record<Change, { readonly subject: (brand: string) => string; readonly title: string; readonly text: string }>
  >;
}

export type SecurityTemplate = (change: Change, to: To) => MailContent;

export const securityTemplateOf =
  ({ hello, label, note, changes }: SecurityWords): SecurityTemplate =>
  (change, { brand, firstName, supportEmail, url }) => {
    const { subject, title, text } = changes[change];
    return {
      subject: subject(brand),
      preview: text,
      title,
      paragraphs: [hello(firstName), text],
      action: { label, url },
      note: note(supportEmail),
    };
  };
