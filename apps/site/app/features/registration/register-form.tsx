import { PrimaryButton } from '@carmine/design/button';
import { Checkbox } from '@carmine/design/checkbox';
import { CurrencySelector } from '@carmine/design/currency-selector';
import { Notice } from '@carmine/design/feedback';
import { FieldMessage, TextInput } from '@carmine/design/text-input';
import { defaultCurrency } from '@carmine/money';
import { useEffect } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { LegalLink } from '../../modals/legal-link.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { useSelectableCurrencies } from '../../queries/selectable-currencies.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from '../session/texts.ts';
import { loadCaptcha } from '../session/captcha.ts';
import { NewPasswordHint } from '../session/password-strength.tsx';
import { resolveWith } from '../session/resolve-with.ts';
import { landingCode } from './landing.ts';
import { PromoCode } from './promo-code.tsx';
import { registrationFailure, useRegistration } from './registration.ts';
import { fullNameError, registrationErrors, type RegistrationForm } from './registration-rules.ts';
import './registration.css';
import '../../styles/form.css';
import '@carmine/design/field.css';

type Form = UseFormReturn<RegistrationForm>;

const empty: RegistrationForm = {
  currency: defaultCurrency,
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  promotionCoupon: '',
  terms: false,
  receiveEmailPromo: false,
};

const CurrencyField = ({ form }: { readonly form: Form }) => {
  const selectable = useSelectableCurrencies();
  return (
    <Controller
      control={form.control}
      name="currency"
      render={({ field, fieldState }) => (
        <div className="field-block">
          <div className="field-label">{texts.common.currency}</div>
          <CurrencySelector
            label={texts.common.currency}
            fiatTitle={texts.common.fiat}
            cryptoTitle={texts.common.crypto}
            currencies={selectable}
            value={field.value}
            onChange={field.onChange}
            invalid={fieldState.invalid}
          />
          {fieldState.error && <FieldMessage>{fieldState.error.message}</FieldMessage>}
        </div>
      )}
    />
  );
};

const PersonFields = ({ form }: { readonly form: Form }) => {
  const { register, control, formState } = form;
  const { errors, touchedFields } = formState;
  const [fullName, password] = useWatch({ control, name: ['fullName', 'password'] });
  return (
    <>
      <div className="register-first">
        <CurrencyField form={form} />
        <TextInput
          label={entryTexts.register.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          valid={touchedFields.fullName === true && fullNameError(fullName) === undefined}
          {...register('fullName')}
        />
      </div>
      <TextInput
        label={entryTexts.register.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={entryTexts.register.password}
        secret={{ show: texts.common.showPassword, hide: texts.common.hidePassword }}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<NewPasswordHint password={password} isFirst />}
        {...register('password')}
      />
    </>
  );
};

const Consents = ({ form }: { readonly form: Form }) => (
  <div className="register-consents">
    <Checkbox error={form.formState.errors.terms?.message} {...form.register('terms')}>
      {entryTexts.register.terms}{' '}
      <LegalLink page="terms-and-conditions" title={entryTexts.register.termsLink}>
        {entryTexts.register.termsLink}
      </LegalLink>{' '}
      {entryTexts.register.and}{' '}
      <LegalLink page="privacy-policy" title={entryTexts.register.privacyLink}>
        {entryTexts.register.privacyLink}
      </LegalLink>
    </Checkbox>
    <Checkbox {...form.register('receiveEmailPromo')}>{entryTexts.register.promotions}</Checkbox>
  </div>
);

interface RegisterFormProps {
  readonly onDone: () => void;
  readonly returnTo?: string | undefined;
}

export const RegisterForm = ({ onDone, returnTo }: RegisterFormProps) => {
  const { switches } = useSite().skin;
  const form = useForm<RegistrationForm>({
    defaultValues: { ...empty, promotionCoupon: switches.promoCode ? landingCode() : '' },
    resolver: resolveWith(registrationErrors),
    mode: 'onTouched',
  });
  const { mutateAsync, isPending } = useRegistration(onDone, returnTo);
  useEffect(() => void loadCaptcha(), []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      const { field, message } = registrationFailure(error);
      form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  });
  const { root } = form.formState.errors;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <PersonFields form={form} />
      <Consents form={form} />
      {switches.promoCode && <PromoCode form={form} />}
      {root?.message !== undefined && (
        <Notice tone="warn" role="alert">
          {root.message}
        </Notice>
      )}
      <PrimaryButton type="submit" size="large" block arrow loading={isPending}>
        {entryTexts.register.submit}
      </PrimaryButton>
    </form>
  );
};
