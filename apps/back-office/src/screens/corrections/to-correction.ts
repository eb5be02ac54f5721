/** Form values in the call's format: empty fields are left out. */
import type { DetailsCorrection } from '@carmine/contract/back-office/players/corrections';

export interface CorrectionForm {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  born: string;
  gender: '' | 'Female' | 'Male';
  country: string;
  dialingCode: string;
  phoneNumber: string;
  address: string;
  address2: string;
  zipCode: string;
  city: string;
  state: string;
  reason: string;
}

export const emptyForm: CorrectionForm = {
  ...{ firstName: '', lastName: '', born: '', gender: '', country: '', dialingCode: '', phoneNumber: '' },
  ...{ address: '', address2: '', zipCode: '', city: '', state: '', reason: '' },
};

export const phoneParts = ['dialingCode', 'phoneNumber'] as const;
export const homeParts = ['address', 'address2', 'zipCode', 'city', 'state'] as const;

/** Whether one of these was entered; then the others belong to it. */
export const isGiven = (form: CorrectionForm, parts: readonly (keyof CorrectionForm)[]): boolean =>
  parts.some((part) => form[part].trim() !== '');

const filled = <K extends keyof CorrectionForm>(form: CorrectionForm, parts: readonly K[]) =>
  Object.fromEntries(parts.flatMap((part) => (form[part].trim() === '' ? [] : [[part, form[part].trim()]]))) as Partial<
    Pick<CorrectionForm, K>
  >;

const withPlus = (code: string): string => (code.trim().startsWith('+') ? code.trim() : `+${code.trim()}`);

export const toCorrection = (form: CorrectionForm): DetailsCorrection => {
  const { address, zipCode, city } = form;
  return {
    ...filled(form, ['firstName', 'lastName', 'country']),
    ...(form.born === '' ? {} : { dateOfBirth: Date.parse(`${form.born}T00:00:00Z`) / 1000 }),
    ...(form.gender === '' ? {} : { gender: form.gender }),
    ...(isGiven(form, phoneParts)
      ? { phone: { dialingCode: withPlus(form.dialingCode), phoneNumber: form.phoneNumber.trim() } }
      : {}),
    ...(isGiven(form, homeParts)
      ? {
          home: {
            ...filled(form, ['address2', 'state']),
            address: address.trim(),
            zipCode: zipCode.trim(),
            city: city.trim(),
          },
        }
      : {}),
  };
};
