/** Form of the required details: fields, validation, and request body. */
import type { ProfileUpdate } from '@carmine/contract/account/profile';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { dateOfBirthRange } from '@carmine/contract/settings';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { isCalendarDay } from '@carmine/design/date-input';
import { depositTexts } from '../texts.ts';
import { birthDateTexts } from '../../../texts/birth-date.ts';

export interface DetailsForm {
  readonly firstDay: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
  readonly address: string;
  readonly dialingCode: string;
  readonly phoneNumber: string;
  readonly gender: string;
}

export type DetailsErrors = Partial<Record<keyof DetailsForm, string>>;

/** The form's field for each detail that a player can fill in. */
const fieldOf: Partial<Record<RequiredDetail, keyof DetailsForm>> = {
  dateOfBirth: 'firstDay',
  country: 'country',
  state: 'state',
  city: 'city',
  zipCode: 'zipCode',
  address: 'address',
  dialingCode: 'dialingCode',
  phoneNumber: 'phoneNumber',
  gender: 'gender',
};

export const countryByName = (countries: readonly CountryEntry[], name: string): CountryEntry | undefined =>
  countries.find((country) => country.name === name);

/** The state is asked where the tier wants an address and the chosen country has states. */
export const shownFields = (
  missing: readonly RequiredDetail[],
  chosen: CountryEntry | undefined,
): readonly (keyof DetailsForm)[] => {
  const fields = missing.flatMap((detail) => fieldOf[detail] ?? []);
  const wantsState = missing.includes('country') && missing.includes('address') && (chosen?.states?.length ?? 0) > 0;
  return wantsState && !fields.includes('state') ? [...fields, 'state'] : fields;
};

export const detailsErrors = (form: DetailsForm, shown: readonly (keyof DetailsForm)[]): DetailsErrors => {
  const errors: DetailsErrors = {};
  for (const field of shown) if (form[field].trim() === '') errors[field] = depositTexts.details.required;
  const day = form.firstDay;
  const { earliest, latest } = dateOfBirthRange;
  if (shown.includes('firstDay') && day !== '') {
    if (!isCalendarDay(day)) errors.firstDay = birthDateTexts.dateUnknown;
    else if (day < earliest || day > latest) errors.firstDay = birthDateTexts.dateRange;
  }
  return errors;
};

/** Unix seconds at midnight UTC; negative before 1970. */
export const secondsOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

export const updateOf = (
  form: DetailsForm,
  shown: readonly (keyof DetailsForm)[],
  chosen: CountryEntry | undefined,
): ProfileUpdate => {
  const has = (field: keyof DetailsForm) => shown.includes(field);
  return {
    ...(has('firstDay') && { dateOfBirth: secondsOfDay(form.firstDay) }),
    ...(has('country') && { country: chosen?.isoCode ?? form.country }),
    ...(has('state') && { state: form.state }),
    ...(has('city') && { city: form.city.trim() }),
    ...(has('zipCode') && { zipCode: form.zipCode.trim() }),
    ...(has('address') && { address: form.address.trim() }),
    ...(has('dialingCode') && { dialingCode: form.dialingCode }),
    ...(has('phoneNumber') && { phoneNumber: form.phoneNumber.trim() }),
    ...(has('gender') && (form.gender === 'Male' || form.gender === 'Female') && { gender: form.gender }),
  };
};
