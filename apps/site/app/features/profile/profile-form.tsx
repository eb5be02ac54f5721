import type { Profile } from '@carmine/contract/account/profile';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { PrimaryButton } from '@carmine/design/button';
import { classNames } from '@carmine/design/class-names';
import { Checkbox } from '@carmine/design/checkbox';
import { Notice } from '@carmine/design/feedback';
import { useId, type ReactNode } from 'react';
import { useSite } from '../../platform/page/site-data.ts';
import { profileTexts } from './texts.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { AddressFields, PersonFields, PhoneFields } from './profile-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';
import './profile.css';

const words = profileTexts.details;

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const Group = ({ title, text, children }: GroupProps) => {
  const id = useId();
  return (
    <section className="profile-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="profile-text">{text}</p>}
      {children}
    </section>
  );
};

export const ProfileForm = ({
  profile,
  countries,
}: {
  readonly profile: Profile;
  readonly countries: readonly CountryEntry[];
}) => {
  const { form, submit, saving, lock, edit, stepUpDialog } = useProfileForm(profile, countries);
  const fields = { form, profile, countries, lock, onEdit: edit };
  const { support } = useSite().skin;
  const refusal = form.formState.errors.root?.message;
  return (
    <>
      <form className="profile-form" noValidate onSubmit={(event) => void submit(event)}>
        <Group title={words.person}>
          <AvatarPicker form={form} name={profile.firstName} />
          <PersonFields {...fields} />
          <p className="profile-text">
            {words.lockedText}{' '}
            <a className="link" href={`mailto:${support.email}?subject=${encodeURIComponent(words.lockedSubject)}`}>
              {support.email}
            </a>
          </p>
        </Group>
        <Group title={words.address} {...(profile.billVerification.verified && { text: words.addressVerified })}>
          <AddressFields {...fields} />
        </Group>
        <Group title={words.phone}>
          <PhoneFields {...fields} />
        </Group>
        <Group title={words.mails}>
          <Checkbox {...form.register('receiveEmailPromo')}>{words.promotions}</Checkbox>
          <p className="profile-text">{words.promotionsHint}</p>
        </Group>
        {refusal !== undefined && (
          <Notice tone="warn" role="alert">
            {refusal}
          </Notice>
        )}
        <div className={classNames('profile-save', form.formState.isDirty && 'profile-save-ready')}>
          <PrimaryButton type="submit" size="large" loading={saving}>
            {words.save}
          </PrimaryButton>
        </div>
      </form>
      {stepUpDialog}
    </>
  );
};
