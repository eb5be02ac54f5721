import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { resendConfirmation } from '@carmine/contract/account/user-service';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { RefusedResponse } from '../../../platform/calls/answers.ts';
import { call } from '../../../platform/calls/browser-call.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { countryCodesQuery, locationQuery } from '../../../queries/location.ts';
import { profileQuery, useSaveProfile } from '../../../queries/profile.ts';
import { depositTexts } from '../texts.ts';
import { DepositRefusal, type Refusal } from '../deposit-refusal.tsx';
import { DetailsFields } from './details-fields.tsx';
import { countryByName, detailsErrors, shownFields, updateOf, type DetailsForm } from './details-rules.ts';
import '../deposit.css';
import '../../../styles/form.css';
import '@carmine/design/dialog.css';

interface DetailsStepProps {
  /** Why they are asked for. */
  readonly text: string;
  readonly missing: readonly RequiredDetail[];
  /** After they are saved: whether the deposit went on. */
  readonly onSaved: () => Promise<boolean>;
  /** State of the request, and why it failed. */
  readonly pending: boolean;
  readonly problem: Refusal | undefined;
}

const { details } = depositTexts;

const Unconfirmed = () => (
  <Notice tone="info">
    <p>{details.confirm}</p>
    <SecondaryButton
      size="small"
      onClick={() => void call(resendConfirmation, {}).then(() => notify('success', details.resent))}
    >
      {details.resend}
    </SecondaryButton>
  </Notice>
);

/** Default values: the visitor's country and its calling code. */
const useDefaults = (): DetailsForm | undefined => {
  const countries = useQuery(countryCodesQuery()).data;
  const profile = useQuery(profileQuery()).data;
  const here = useQuery({ ...locationQuery(), enabled: false }).data;
  if (countries === undefined || profile === undefined) return undefined;
  const isoCode = profile.userDetails.country ?? here?.isoCode;
  const country = countries.find((entry) => entry.isoCode === isoCode);
  return {
    firstDay: '',
    country: country?.name ?? '',
    state: '',
    city: '',
    zipCode: '',
    address: '',
    dialingCode: country?.code ?? '',
    phoneNumber: '',
    gender: '',
  };
};

const Form = ({
  text,
  missing,
  onSaved,
  pending,
  problem,
  defaults,
}: DetailsStepProps & { readonly defaults: DetailsForm }) => {
  const countries = useQuery(countryCodesQuery()).data ?? [];
  const save = useSaveProfile();
  const form = useForm<DetailsForm>({ defaultValues: defaults });
  const fieldsOf = (values: DetailsForm) => shownFields(missing, countryByName(countries, values.country));
  const submit = form.handleSubmit(async (values) => {
    const shown = fieldsOf(values);
    const wrong = Object.entries(detailsErrors(values, shown));
    wrong.forEach(([field, message]) => form.setError(field as keyof DetailsForm, { message }));
    if (wrong.length > 0) return;
    try {
      await save.mutateAsync(updateOf(values, shown, countryByName(countries, values.country)));
    } catch (error) {
      notify('error', details.failed);
      if (error instanceof RefusedResponse) form.setError('root', { message: error.message });
      return;
    }
    // Never over a refusal, which it would hide and contradict.
    if (await onSaved()) notify('success', details.saved);
  });
  const wrong = form.formState.errors.root?.message;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{text}</p>
      {missing.includes('confirmed') && <Unconfirmed />}
      <DetailsFields form={form} countries={countries} fieldsOf={fieldsOf} />
      {wrong !== undefined && (
        <Notice tone="warn" role="alert">
          {wrong}
        </Notice>
      )}
      {problem !== undefined && <DepositRefusal refusal={problem} />}
      <div className="dialog-foot">
        <PrimaryButton type="submit" size="large" block arrow loading={save.isPending || pending}>
          {details.save}
        </PrimaryButton>
      </div>
    </form>
  );
};

export const DetailsStep = (props: DetailsStepProps) => {
  const defaults = useDefaults();
  return defaults === undefined ? <Skeleton shape="block" /> : <Form {...props} defaults={defaults} />;
};
