/** What a player is told of every change in how the account is guarded: whoever did not make it must hear of it. */
import { securityTemplateOf } from './security-mail.ts';

export const securityTemplate = securityTemplateOf({
  hello: (firstName) => `Hello ${firstName},`,
  label: 'Open Security',
  note: (supportEmail) => `If this was not you, please change your password at once and write to ${supportEmail}.`,
  changes: {
    totp_on: {
      subject: (brand) => `An authenticator app was set up for your ${brand} account`,
      title: 'Authenticator app set up',
      text: 'To sign in, you now need a code from your authenticator app as well as your password.',
    },
    totp_off: {
      subject: (brand) => `The authenticator app for your ${brand} account was turned off`,
      title: 'Authenticator app turned off',
      text: 'You no longer need a code from your authenticator app to sign in.',
    },
    passkey_added: {
      subject: (brand) => `A passkey was added to your ${brand} account`,
      title: 'Passkey added',
      text: 'A new passkey can now be used to confirm that it is you.',
    },
    passkey_removed: {
      subject: (brand) => `A passkey was removed from your ${brand} account`,
      title: 'Passkey removed',
      text: 'One of your passkeys can no longer be used to confirm that it is you.',
    },
    recovery_codes_made: {
      subject: (brand) => `New recovery codes for your ${brand} account`,
      title: 'New recovery codes',
      text: 'New recovery codes were created. The old ones no longer work.',
    },
    recovery_code_used: {
      subject: (brand) => `A recovery code for your ${brand} account was used`,
      title: 'Recovery code used',
      text: 'One of your recovery codes was used to confirm that it is you. It cannot be used again.',
    },
    removal_announced: {
      subject: (brand) => `The second factor of your ${brand} account will be removed`,
      title: 'Second factor will be removed',
      text: 'Your second factor was reported lost. It will be removed in three days; after that, your password alone is enough to sign in. If you still have it, keep it on the Security page, or simply use it once: then nothing is removed.',
    },
    removal_dropped: {
      subject: (brand) => `The second factor of your ${brand} account stays`,
      title: 'Second factor stays',
      text: 'The removal of your second factor was cancelled. You still need it to sign in.',
    },
    factors_removed: {
      subject: (brand) => `The second factor of your ${brand} account was removed`,
      title: 'Second factor removed',
      text: 'Your authenticator app, passkeys and recovery codes were removed from your account, and every device was signed out. Please sign in with your password and set up a new second factor. To keep your money safe, withdrawals are held for the next three days.',
    },
    phone_changed: {
      subject: (brand) => `The phone number of your ${brand} account was changed`,
      title: 'Phone number changed',
      text: 'Your account details now show a different phone number.',
    },
    address_changed: {
      subject: (brand) => `The address of your ${brand} account was changed`,
      title: 'Address changed',
      text: 'Your account details now show a different address.',
    },
    details_corrected: {
      subject: (brand) => `Details of your ${brand} account were corrected`,
      title: 'Details corrected',
      text: 'Our team corrected some of your account details. You can see them in Account details. If documents have to match them, we will ask for new ones.',
    },
    bank_account_set: {
      subject: (brand) => `A bank account was entered for your ${brand} withdrawals`,
      title: 'Bank account entered',
      text: 'From now on, we send your bank transfers to this account. Transfers that our bank already has still go to the one before. You can see the account in your profile.',
    },
    code_guessed: {
      subject: (brand) => `Somebody knows your ${brand} password`,
      title: 'Somebody knows your password',
      text: 'Somebody entered your correct password and then several wrong codes. Nobody got in. Please choose a new password.',
    },
  },
});
