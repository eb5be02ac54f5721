import type { CountryEntry } from '@carmine/contract/static-lists';
import { TextInput } from '@carmine/design/text-input';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { depositTexts } from '../texts.ts';
import { birthDateTexts } from '../../../texts/birth-date.ts';
import { callingCodes } from '../../profile/calling-codes.ts';
import { ChoiceField } from '../../profile/choice-field.tsx';
import { DateField } from '../../profile/date-field.tsx';
import { CountryField, PhoneNumberField } from '../../profile/home-fields.tsx';
import { stateChoices } from '../../profile/states/state-choices.ts';
import { countryByName, type DetailsForm } from './details-rules.ts';
import '../deposit.css';

interface DetailsFieldsProps {
  readonly form: UseFormReturn<DetailsForm>;
  readonly countries: readonly CountryEntry[];
  readonly fieldsOf: (values: DetailsForm) => readonly (keyof DetailsForm)[];
}

const { details } = depositTexts;

export const DetailsFields = ({ form, countries, fieldsOf }: DetailsFieldsProps) => {
  const shown = fieldsOf(useWatch({ control: form.control }) as DetailsForm);
  const country = countryByName(countries, useWatch({ control: form.control, name: 'country' }));
  const { errors } = form.formState;
  const has = (field: keyof DetailsForm) => shown.includes(field);
  const plain = (field: keyof DetailsForm) => ({ error: errors[field]?.message, ...form.register(field) });
  return (
    <div className="details-fields">
      {has('firstDay') && (
        <div className="details-wide">
          <DateField form={form} name="firstDay" label={details.dateOfBirth} names={birthDateTexts.dateParts} />
        </div>
      )}
      {has('gender') && (
        <ChoiceField
          form={form}
          name="gender"
          label={details.gender}
          options={[
            { value: 'Male', label: details.male },
            { value: 'Female', label: details.female },
          ]}
        />
      )}
      {has('country') && (
        <div className={has('state') || has('gender') ? undefined : 'details-wide'}>
          <CountryField form={form} countries={countries} label={details.country} />
        </div>
      )}
      {has('state') && (
        <ChoiceField
          form={form}
          name="state"
          label={details.state}
          placeholder={details.statePlaceholder}
          options={stateChoices(country?.states)}
        />
      )}
      {has('address') && (
        <div className="details-wide">
          <TextInput label={details.address} autoComplete="street-address" maxLength={120} {...plain('address')} />
        </div>
      )}
      {has('zipCode') && (
        <TextInput label={details.zipCode} autoComplete="postal-code" maxLength={16} {...plain('zipCode')} />
      )}
      {has('city') && (
        <TextInput label={details.city} autoComplete="address-level2" maxLength={80} {...plain('city')} />
      )}
      {has('dialingCode') && (
        <ChoiceField form={form} name="dialingCode" label={details.dialingCode} options={callingCodes(countries)} />
      )}
      {has('phoneNumber') && <PhoneNumberField label={details.phoneNumber} {...plain('phoneNumber')} />}
    </div>
  );
};
