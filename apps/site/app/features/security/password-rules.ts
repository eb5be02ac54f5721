/** What the password forms refuse before they ask the server, in the specification's words. */
import { isEmail } from '@carmine/contract/account/user-service';
import { securityTexts } from './texts.ts';
import { entryTexts } from '../session/texts.ts';

const { notMatch, tooShort } = securityTexts.passwords.reset;

export interface ForgotForm {
  readonly email: string;
}

export const forgotErrors = ({ email }: ForgotForm): Partial<Record<keyof ForgotForm, string>> => {
  const address = email.trim();
  if (address === '') return { email: entryTexts.register.errors.emailRequired };
  return isEmail(address) ? {} : { email: entryTexts.register.errors.emailFormat };
};

export interface ResetForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Minimum length for the browser; the server requires more, with its own message. */
const leastLength = 3;

export const resetErrors = ({ password, confirmPassword }: ResetForm): Partial<Record<keyof ResetForm, string>> => ({
  ...([...password].length < leastLength ? { password: tooShort } : {}),
  ...(password === confirmPassword ? {} : { confirmPassword: notMatch }),
});

export interface ChangeForm {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const isComplete = (form: ChangeForm): boolean => Object.values(form).every((value) => value !== '');

/** The field of a refusal; undefined if it concerns none. */
export const fieldOf = (code: string | undefined): keyof ChangeForm | undefined => {
  if (code === 'old_password_wrong') return 'oldPassword';
  if (code === 'passwords_differ') return 'confirmPassword';
  return code?.startsWith('password_') ? 'newPassword' : undefined;
};
