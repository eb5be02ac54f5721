/** The fields of the account details, group by group. */
import type { Profile } from '@carmine/contract/account/profile';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { TextInput } from '@carmine/design/text-input';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { profileTexts } from './texts.ts';
import { birthDateTexts } from '../../texts/birth-date.ts';
import { callingCodes } from './calling-codes.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConfirmedMail } from './confirmed-mail.tsx';
import { DateField } from './date-field.tsx';
import { CountryField, PhoneNumberField } from './home-fields.tsx';
import { LockedLabel } from './locked-label.tsx';
import type { Lock, ProfileField, ProfileForm } from './profile-rules.ts';
import { stateChoices } from './states/state-choices.ts';
import './profile.css';

export interface FieldsProps {
  readonly form: UseFormReturn<ProfileForm>;
  readonly profile: Profile;
  readonly countries: readonly CountryEntry[];
  readonly lock: (field: ProfileField) => Lock;
  readonly onEdit: () => void;
}

const words = profileTexts.details;

const usePlain =
  ({ form, lock, onEdit }: FieldsProps) =>
  (field: Exclude<ProfileField, 'receiveEmailPromo'>) => ({
    ...form.register(field),
    error: form.formState.errors[field]?.message,
    disabled: lock(field) !== undefined,
    aside: <LockedLabel lock={lock(field)} onEdit={onEdit} />,
  });

export const PersonFields = (props: FieldsProps) => {
  const { form, profile, lock, onEdit } = props;
  const plain = usePlain(props);
  return (
    <div className="profile-fields">
      <div className="profile-wide">
        <TextInput
          label={words.email}
          type="email"
          value={profile.email}
          disabled
          aside={<LockedLabel lock="support" />}
          hint={<ConfirmedMail confirmed={profile.confirmed} />}
        />
      </div>
      <TextInput label={words.firstName} value={profile.firstName} disabled aside={<LockedLabel lock="support" />} />
      <TextInput label={words.lastName} value={profile.lastName} disabled aside={<LockedLabel lock="support" />} />
      <DateField
        form={form}
        name="dateOfBirth"
        label={words.dateOfBirth}
        names={birthDateTexts.dateParts}
        disabled={lock('dateOfBirth') !== undefined}
        aside={<LockedLabel lock={lock('dateOfBirth')} onEdit={onEdit} />}
      />
      <ChoiceField
        form={form}
        name="gender"
        label={words.gender}
        placeholder={words.choose}
        options={(['Female', 'Male'] as const).map((value) => ({ value, label: words.genders[value] }))}
        disabled={lock('gender') !== undefined}
        aside={<LockedLabel lock={lock('gender')} onEdit={onEdit} />}
      />
      <div className="profile-wide">
        <TextInput label={words.nickName} autoComplete="nickname" maxLength={30} {...plain('nickName')} />
      </div>
    </div>
  );
};

const StateField = (props: FieldsProps) => {
  const { form, countries, lock, onEdit } = props;
  const plain = usePlain(props);
  const country = useWatch({ control: form.control, name: 'country' });
  const states = countries.find(({ name }) => name === country)?.states ?? [];
  if (states.length === 0) return <TextInput label={words.state} maxLength={80} {...plain('state')} />;
  return (
    <ChoiceField
      form={form}
      name="state"
      label={words.state}
      placeholder={words.choose}
      options={stateChoices(states)}
      disabled={lock('state') !== undefined}
      aside={<LockedLabel lock={lock('state')} onEdit={onEdit} />}
    />
  );
};

export const AddressFields = (props: FieldsProps) => {
  const plain = usePlain(props);
  return (
    <div className="profile-fields">
      <CountryField
        form={props.form}
        countries={props.countries}
        label={words.country}
        disabled={props.lock('country') !== undefined}
        aside={<LockedLabel lock={props.lock('country')} />}
      />
      <StateField {...props} />
      <div className="profile-wide">
        <TextInput label={words.street} autoComplete="address-line1" maxLength={120} {...plain('address')} />
      </div>
      <div className="profile-wide">
        <TextInput label={words.street2} autoComplete="address-line2" maxLength={120} {...plain('address2')} />
      </div>
      <TextInput label={words.zipCode} autoComplete="postal-code" maxLength={16} {...plain('zipCode')} />
      <TextInput label={words.city} autoComplete="address-level2" maxLength={80} {...plain('city')} />
    </div>
  );
};

export const PhoneFields = (props: FieldsProps) => {
  const plain = usePlain(props);
  return (
    <div className="profile-fields profile-phone">
      <ChoiceField
        form={props.form}
        name="dialingCode"
        label={words.dialingCode}
        placeholder={words.choose}
        options={callingCodes(props.countries)}
      />
      <PhoneNumberField label={words.phoneNumber} {...plain('phoneNumber')} />
    </div>
  );
};
