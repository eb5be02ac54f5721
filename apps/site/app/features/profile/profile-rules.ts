/** Account details as a form: values, locked fields, and request body. */
import type { Profile, ProfileUpdate } from '@carmine/contract/account/profile';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { isCalendarDay } from '@carmine/design/date-input';
import { profileTexts } from './texts.ts';
import { birthDateTexts } from '../../texts/birth-date.ts';

export interface ProfileForm {
  readonly avatar: string;
  readonly nickName: string;
  readonly gender: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** The country's name. */
  readonly country: string;
  readonly state: string;
  readonly address: string;
  readonly address2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly dialingCode: string;
  readonly phoneNumber: string;
  readonly receiveEmailPromo: boolean;
}

export type ProfileField = keyof ProfileForm;

/** `support`: only support can change it. `edit`: locked until the player chooses to edit. */
export type Lock = 'support' | 'edit' | undefined;

const lockedForGood: readonly ProfileField[] = ['gender', 'dateOfBirth', 'country'];
export const addressFields = ['address', 'address2', 'zipCode', 'city', 'state'] as const;

const dayOf = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);

/** Unix seconds at midnight UTC; negative before 1970. */
const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

export const formOf = ({ avatar, userDetails }: Profile, countries: readonly CountryEntry[]): ProfileForm => {
  const { phone, country, gender, dateOfBirth, receiveEmailPromo } = userDetails;
  return {
    avatar: avatar ?? '',
    nickName: userDetails.nickName ?? '',
    gender: gender ?? '',
    dateOfBirth: dayOf(dateOfBirth),
    country: countries.find(({ isoCode }) => isoCode === country)?.name ?? country ?? '',
    state: userDetails.state ?? '',
    address: userDetails.address ?? '',
    address2: userDetails.address2 ?? '',
    zipCode: userDetails.zipCode ?? '',
    city: userDetails.city ?? '',
    dialingCode: phone.dialingCode ?? '',
    phoneNumber: phone.phoneNumber ?? '',
    receiveEmailPromo,
  };
};

/** Of a filled field; empty fields are always editable. `editing`: the player chose to edit the address. */
export const lockOf = (field: ProfileField, saved: ProfileForm, billVerified: boolean, editing: boolean): Lock => {
  if (saved[field] === '') return undefined;
  if (lockedForGood.includes(field)) return 'support';
  if (!(addressFields as readonly ProfileField[]).includes(field)) return undefined;
  if (billVerified) return 'support';
  return editing ? undefined : 'edit';
};

/** Only changed fields, so that an untouched locked field never causes a refusal. */
export const changesOf = (
  form: ProfileForm,
  saved: ProfileForm,
  countries: readonly CountryEntry[],
): ProfileUpdate | undefined => {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(form) as [ProfileField, string | boolean][]) {
    const given = typeof value === 'string' ? value.trim() : value;
    if (given === saved[field]) continue;
    if (field === 'dateOfBirth') changes[field] = secondsOf(form.dateOfBirth);
    else if (field === 'country') {
      changes[field] = countries.find(({ name }) => name === given)?.isoCode ?? given;
    } else changes[field] = given;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
};

export type ProfileErrors = Partial<Record<ProfileField, string>>;

const { errors: words } = profileTexts.details;

/** Validation before the call; the legal age and the locks are checked by the server. */
export const errorsOf = (form: ProfileForm, range: { earliest: string; latest: string }): ProfileErrors => {
  const errors: ProfileErrors = {};
  const { dateOfBirth, phoneNumber, dialingCode } = form;
  if (dateOfBirth !== '') {
    if (!isCalendarDay(dateOfBirth)) errors.dateOfBirth = birthDateTexts.dateUnknown;
    else if (dateOfBirth < range.earliest || dateOfBirth > range.latest) errors.dateOfBirth = birthDateTexts.dateRange;
  }
  const digits = phoneNumber.replaceAll(/\D/g, '').length;
  if (phoneNumber.trim() !== '' && (digits < 4 || digits > 15 || /[^\d ()-]/.test(phoneNumber.trim()))) {
    errors.phoneNumber = words.phone;
  }
  if (phoneNumber.trim() !== '' && dialingCode === '') errors.dialingCode = words.dialingCode;
  return errors;
};
