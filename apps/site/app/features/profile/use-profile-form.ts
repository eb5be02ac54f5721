/** State of the account details form. */
import type { Profile } from '@carmine/contract/account/profile';
import { dateOfBirthRange } from '@carmine/contract/settings';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RefusedResponse } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { CalledOff, useSaveProfile } from '../../queries/profile.ts';
import { sessionQuery } from '../../queries/session.ts';
import { profileTexts } from './texts.ts';
import { useStepUp } from '../session/use-step-up.tsx';
import { changesOf, errorsOf, formOf, lockOf, type ProfileField, type ProfileForm } from './profile-rules.ts';

const words = profileTexts.details;

export const useProfileForm = (profile: Profile, countries: readonly CountryEntry[]) => {
  const saved = formOf(profile, countries);
  const client = useQueryClient();
  const { guard, dialog } = useStepUp();
  const save = useSaveProfile(guard);
  const [editing, setEditing] = useState(false);
  const form = useForm<ProfileForm>({ defaultValues: saved });

  const showRefusal = (error: unknown) => {
    if (error instanceof CalledOff) return;
    notify('error', words.failed);
    if (!(error instanceof RefusedResponse) || error.problem === undefined) return;
    const { errors = [], message } = error.problem;
    const known = errors.filter(({ path }) => path in saved);
    known.forEach(({ path, message: text }) => form.setError(path as ProfileField, { message: text }));
    if (known.length === 0) form.setError('root', { message });
  };

  const submit = form.handleSubmit(async (values) => {
    const wrong = Object.entries(errorsOf(values, dateOfBirthRange));
    wrong.forEach(([field, message]) => form.setError(field as ProfileField, { message }));
    if (wrong.length > 0) return;
    const changes = changesOf(values, saved, countries);
    if (changes === undefined) {
      notify('info', words.unchanged);
      return;
    }
    try {
      form.reset(formOf(await save.mutateAsync(changes), countries));
      setEditing(false);
      notify('success', words.saved);
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey, exact: true });
    } catch (error) {
      showRefusal(error);
    }
  });

  return {
    form,
    submit,
    saving: save.isPending,
    lock: (field: ProfileField) => lockOf(field, saved, profile.billVerification.verified, editing),
    edit: () => setEditing(true),
    /** Asked before a phone that is given is changed. */
    stepUpDialog: dialog,
  };
};
