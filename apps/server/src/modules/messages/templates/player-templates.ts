/** The templates of the mails that players get, one function each. Names and numbers are put in; nothing is looked up here. */
import { mailLinkHours } from '@carmine/contract/settings';
import type { VerificationKind } from '@carmine/contract/verification';
import type { MailContent } from './mail-content.ts';

interface To {
  brand: string;
  firstName: string;
}

export const confirmEmailTemplate = ({ brand, firstName, url }: To & { url: string }): MailContent => ({
  subject: `Confirm your email for ${brand}`,
  preview: 'One click and your address is confirmed.',
  title: `Welcome, ${firstName}`,
  paragraphs: [
    `Your ${brand} account is open. Please confirm that this is your email, so that we can always reach you.`,
  ],
  action: { label: 'Confirm my email', url },
  note: `The link works once, within ${mailLinkHours.confirm} hours. If you did not open an account, you can ignore this email.`,
});

export const resetPasswordTemplate = ({ brand, firstName, url }: To & { url: string }): MailContent => ({
  subject: `Reset your ${brand} password`,
  preview: 'Choose a new password within the hour.',
  title: 'Choose a new password',
  paragraphs: [`Hello ${firstName}, we received a request for a new password for your ${brand} account.`],
  action: { label: 'Choose a new password', url },
  note: 'The link works once, within one hour. If this was not you, you can ignore this email: your password stays as it is.',
});

export const signInLinkTemplate = ({ brand, firstName, url }: To & { url: string }): MailContent => ({
  subject: `Sign in to ${brand} from this browser`,
  preview: 'Open this link in the browser you want to sign in from.',
  title: 'Continue signing in',
  paragraphs: [
    `Hello ${firstName}, there were too many wrong passwords, so sign-in is paused for a while. Open this link in the browser you want to sign in from, and you can sign in with your password right away.`,
  ],
  action: { label: 'Continue signing in', url },
  note: 'The link works once, within one hour. If you did not ask for it, you can ignore this email: nobody can get in without your password.',
});

export const passwordChangedTemplate = ({
  brand,
  firstName,
  supportEmail,
}: To & { supportEmail: string }): MailContent => ({
  subject: `Your ${brand} password was changed`,
  preview: 'All other devices were signed out.',
  title: 'Your password was changed',
  paragraphs: [
    `Hello ${firstName}, the password of your ${brand} account was changed a moment ago. All other devices were signed out.`,
    `If this was not you, please write to ${supportEmail} at once.`,
  ],
});

export const newSignInTemplate = ({
  brand,
  firstName,
  at,
  country,
  device,
  url,
}: To & { at: string; country: string; device: string; url: string }): MailContent => ({
  subject: `New sign-in to your ${brand} account`,
  preview: `From ${country}, ${at}.`,
  title: 'New sign-in',
  paragraphs: [
    `Hello ${firstName}, there was a sign-in to your ${brand} account from a device we have not seen before.`,
  ],
  facts: [
    { name: 'When', value: at },
    { name: 'Where', value: country },
    { name: 'Device', value: device },
  ],
  action: { label: 'See active sessions', url },
  note: 'If this was you, there is nothing to do. If not, please change your password at once: that signs out every other device.',
});

type Documents = To & { what: VerificationKind; url: string };

const names: Readonly<Record<VerificationKind, string>> = {
  identity: 'identity',
  bill: 'address',
  funds: 'source of funds',
};

export const verifiedTemplate = ({ brand, firstName, what, url }: Documents): MailContent => ({
  subject: `Your ${names[what]} is verified at ${brand}`,
  preview: 'Your documents have been accepted.',
  title: `Your ${names[what]} is verified`,
  paragraphs: [`Hello ${firstName}, your documents have been accepted. Thank you.`],
  action: { label: 'See my verification', url },
  note: 'Your documents stay encrypted. Only the verification team can see them, and every view is recorded.',
});

/** Nobody refused them: their last day is over. */
export const documentsExpiredTemplate = ({ brand, firstName, what, url }: Documents): MailContent => ({
  subject: `The documents for your ${names[what]} at ${brand} have expired`,
  preview: 'They are no longer valid. Please send new ones.',
  title: `The documents for your ${names[what]} have expired`,
  paragraphs: [
    `Hello ${firstName}, the documents for your ${names[what]} are no longer valid. Please send new ones before your next withdrawal.`,
  ],
  action: { label: 'Send new ones', url },
  note: 'Your account and your money are not affected. Withdrawals need a verified identity and address.',
});

/** `reason`: why, and what an operator added. */
export const verificationRefusedTemplate = ({
  brand,
  firstName,
  what,
  reason,
  url,
}: Documents & { reason: string }): MailContent => ({
  subject: `Please send your ${names[what]} documents to ${brand} again`,
  preview: 'Your last document could not be accepted.',
  title: 'Your last document could not be accepted',
  paragraphs: [`Hello ${firstName}, we checked the documents for your ${names[what]}.`, reason],
  action: { label: 'Send a new one', url },
  note: 'Your account and your money are not affected. Withdrawals need a verified identity and address.',
});
