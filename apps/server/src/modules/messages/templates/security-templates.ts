/** What a player is told of every change in how the account is guarded: whoever did not make it must hear of it. */
import type { SecurityChange } from '../../../platform/events/catalogue/identity.ts';
import type { MailContent } from './mail-content.ts';

interface Words {
  readonly subject: (brand: string) => string;
  readonly title: string;
  readonly text: string;
}

const words: Readonly<Record<SecurityChange, Words>> = {
  totp_on: {
    subject: (brand) => `Your authenticator app guards your ${brand} account`,
    title: 'Authenticator app set up',
    text: 'From now on, signing in asks for a code of your authenticator app beside your password.',
  },
  totp_off: {
    subject: (brand) => `The authenticator app of your ${brand} account was turned off`,
    title: 'Authenticator app turned off',
    text: 'Signing in no longer asks for a code of your authenticator app.',
  },
  passkey_added: {
    subject: (brand) => `A passkey was added to your ${brand} account`,
    title: 'Passkey added',
    text: 'A new passkey can confirm that it is you.',
  },
  passkey_removed: {
    subject: (brand) => `A passkey of your ${brand} account was removed`,
    title: 'Passkey removed',
    text: 'A passkey can no longer confirm that it is you.',
  },
  recovery_codes_made: {
    subject: (brand) => `New recovery codes for your ${brand} account`,
    title: 'New recovery codes',
    text: 'New recovery codes were made. The old ones are worth nothing any more.',
  },
  recovery_code_used: {
    subject: (brand) => `A recovery code of your ${brand} account was used`,
    title: 'Recovery code used',
    text: 'Somebody confirmed to be you with one of your recovery codes. It cannot be used again.',
  },
  removal_announced: {
    subject: (brand) => `The second factor of your ${brand} account will be removed`,
    title: 'Second factor will be removed',
    text: 'We were told that your second factor is lost. It is removed in three days; after that your password alone signs in. If you still have it, keep it on the security page, or simply use it once: then nothing is removed.',
  },
  removal_dropped: {
    subject: (brand) => `The second factor of your ${brand} account stays`,
    title: 'Second factor stays',
    text: 'The removal of your second factor was cancelled. Signing in asks for it as before.',
  },
  factors_removed: {
    subject: (brand) => `The second factor of your ${brand} account was removed`,
    title: 'Second factor removed',
    text: 'Your authenticator app, passkeys and recovery codes no longer belong to your account, and every device was signed out. Please sign in with your password and set up a new second factor. To keep your money safe, no withdrawal leaves your account in the next three days.',
  },
  phone_changed: {
    subject: (brand) => `The phone number of your ${brand} account was changed`,
    title: 'Phone number changed',
    text: 'Another phone number stands in your account details now.',
  },
  address_changed: {
    subject: (brand) => `The address of your ${brand} account was changed`,
    title: 'Address changed',
    text: 'Another address stands in your account details now.',
  },
  details_corrected: {
    subject: (brand) => `Details of your ${brand} account were corrected`,
    title: 'Details corrected',
    text: 'Our staff corrected details of your account. You see them in Account Details. Where documents have to match them, we ask for those again.',
  },
  code_guessed: {
    subject: (brand) => `Somebody knows your ${brand} password`,
    title: 'Somebody knows your password',
    text: 'Somebody entered your right password and then several wrong codes. Nobody came in. Please choose a new password.',
  },
};

interface To {
  readonly brand: string;
  readonly firstName: string;
  readonly supportEmail: string;
  readonly url: string;
}

export const securityTemplate = (change: SecurityChange, { brand, firstName, supportEmail, url }: To): MailContent => {
  const own = words[change];
  return {
    subject: own.subject(brand),
    preview: own.text,
    title: own.title,
    paragraphs: [`Hello ${firstName},`, own.text],
    action: { label: 'See how my account is guarded', url },
    note: `If it was not you, please change your password at once and write to ${supportEmail}.`,
  };
};
