/** The country with all that hangs on it, and the phone number: the same in the account's details and before a deposit. */
import type { CountryEntry } from '@carmine/contract/static-lists';
import { CountrySearch } from '@carmine/design/country-search';
import { TextInput, type TextInputProps } from '@carmine/design/text-input';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { byName, countryName } from '../../amounts/names.ts';
import { texts } from '../../texts/texts.ts';

interface HomeForm {
  readonly country: string;
  readonly state: string;
  readonly dialingCode: string;
  readonly phoneNumber: string;
}

interface CountryFieldProps<F extends HomeForm> {
  readonly label: string;
  /** At the label's right end. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
  readonly form: UseFormReturn<F>;
  readonly countries: readonly CountryEntry[];
}

/** Changing the country also changes the calling code if no number is entered yet, and clears the state. */
export const CountryField = <F extends HomeForm>({ form: whole, countries, ...rest }: CountryFieldProps<F>) => {
  // Forms with more fields are not assignable to forms with fewer, although only these four are used.
  const form = whole as unknown as UseFormReturn<HomeForm>;
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <CountrySearch
          {...rest}
          names={byName(countries).map(({ name }) => name)}
          labelOf={(name) => countryName(countries.find((one) => one.name === name)?.isoCode ?? '', name)}
          value={field.value}
          empty={texts.common.countriesNone}
          error={fieldState.error?.message}
          onChange={(name) => {
            field.onChange(name);
            form.setValue('state', '');
            const code = countries.find((country) => country.name === name)?.code;
            if (code !== undefined && form.getValues('phoneNumber') === '') form.setValue('dialingCode', code);
          }}
        />
      )}
    />
  );
};

export const PhoneNumberField = (props: TextInputProps) => (
  <TextInput type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} {...props} />
);
