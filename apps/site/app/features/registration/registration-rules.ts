/** What the form refuses before it asks the server, in the specification's words. */
import { isEmail, wordsOfOneScript } from '@carmine/contract/account/user-service';
import { entryTexts } from '../session/texts.ts';

export interface RegistrationForm {
  readonly currency: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  /** Present in the state, never shown. */
  readonly confirmPassword: string;
  readonly promotionCoupon: string;
  readonly terms: boolean;
  readonly receiveEmailPromo: boolean;
}

export type RegistrationErrors = Partial<Record<keyof RegistrationForm, string>>;

const { errors } = entryTexts.register;

/** Words of letters of any script, marks, apostrophe, hyphen, period; separated by one or more spaces. */
const namePattern = /^[\p{L}\p{M}'’.-]+( +[\p{L}\p{M}'’.-]+)+$/u;

export const fullNameError = (fullName: string): string | undefined => {
  const name = fullName.normalize('NFC').trim();
  const length = [...name].length;
  if (length < 3 || length > 50) return errors.fullNameLength;
  const words = namePattern.test(name) && /\p{L}/u.test(name) && wordsOfOneScript(name);
  return words ? undefined : errors.fullNameWords;
};

/** The server's minimum length, checked before the human check. */
const passwordLongerThan = 8;

const passwordError = (password: string): string | undefined => {
  if (password === '') return errors.passwordRequired;
  return [...password].length > passwordLongerThan ? undefined : errors.passwordShort;
};

export const emailError = (email: string): string | undefined => {
  const address = email.trim();
  if (address === '') return errors.emailRequired;
  return isEmail(address) ? undefined : errors.emailFormat;
};

const set = (field: keyof RegistrationForm, message: string | undefined): RegistrationErrors =>
  message === undefined ? {} : { [field]: message };

export const registrationErrors = (form: RegistrationForm): RegistrationErrors => ({
  ...set('currency', form.currency.trim() === '' ? errors.currencyRequired : undefined),
  ...set('fullName', fullNameError(form.fullName)),
  ...set('email', emailError(form.email)),
  ...set('password', passwordError(form.password)),
  ...set('terms', form.terms ? undefined : errors.termsRequired),
});
