import { avatars } from '@carmine/contract/account/profile';
import { classNames } from '@carmine/design/class-names';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Avatar } from '../../layout/header/avatar.tsx';
import { profileTexts } from './texts.ts';
import type { ProfileForm } from './profile-rules.ts';
import './profile.css';
import '@carmine/design/field.css';

const { avatar: words } = profileTexts.details;

interface Props {
  readonly form: UseFormReturn<ProfileForm>;
  /** The name whose first letter is used without an avatar. */
  readonly name: string;
}

/** Built-in avatars, or the letter. */
export const AvatarPicker = ({ form, name }: Props) => {
  const { field } = useController({ control: form.control, name: 'avatar' });
  return (
    <fieldset className="avatars">
      <legend className="field-label">{words.title}</legend>
      {['', ...avatars].map((avatar) => (
        <label
          key={avatar}
          className={classNames('avatar', 'avatars-one', avatar === field.value && 'avatars-chosen')}
          title={words.names[avatar as keyof typeof words.names]}
        >
          <input
            type="radio"
            name={field.name}
            className="visually-hidden"
            aria-label={words.names[avatar as keyof typeof words.names]}
            checked={avatar === field.value}
            onChange={() => field.onChange(avatar)}
            onBlur={field.onBlur}
          />
          <Avatar name={name} avatar={avatar === '' ? null : avatar} />
        </label>
      ))}
    </fieldset>
  );
};
