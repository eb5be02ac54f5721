import type { SecondFactorAsked } from '@carmine/contract/account/second-factor';
import { PrimaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { TextInput } from '@carmine/design/text-input';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from './texts.ts';
import { loadCaptcha } from './captcha.ts';
import { LoginError } from './login-error.tsx';
import { resolveWith } from './resolve-with.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { isStopped, SignInLink } from './sign-in-link.tsx';
import { loginErrors, useSignIn, type LoginForm } from './sign-in.ts';
import '../../styles/form.css';

interface Asked {
  readonly asked: SecondFactorAsked;
  readonly form: LoginForm;
}

interface FormProps {
  readonly onDone: () => void;
  readonly onAsked: (asked: Asked) => void;
}

const ForgotLink = () => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <button type="button" className="link small-link" onClick={() => openModal('forgotPassword')}>
      {entryTexts.passwords.forgot}
    </button>
  );
};

const Form = ({ onDone, onAsked }: FormProps) => {
  const { mutate, isPending, error } = useSignIn({ onDone, onAsked: (asked, form) => onAsked({ asked, form }) });
  const { register, handleSubmit, formState, getValues } = useForm<LoginForm>({
    defaultValues: { email: '', password: '' },
    resolver: resolveWith(loginErrors),
    mode: 'onTouched',
  });
  const { errors } = formState;
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      <TextInput
        label={entryTexts.login.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={entryTexts.login.password}
        aside={<ForgotLink />}
        secret={{ show: texts.common.showPassword, hide: texts.common.hidePassword }}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <LoginError onFollow={onDone} />
      {isStopped(error) && <SignInLink email={getValues('email').trim()} />}
      <PrimaryButton type="submit" size="large" block arrow loading={isPending}>
        {entryTexts.login.submit}
      </PrimaryButton>
    </form>
  );
};

const RegisterLink = () => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <p className="form-switch">
      {entryTexts.login.noAccount}{' '}
      <button type="button" className="link" onClick={() => openModal('register')}>
        {entryTexts.login.register}
      </button>
    </p>
  );
};

/** Mounted while the dialog is open, so that an aborted sign-in leaves no state. */
const Steps = ({ onDone }: { readonly onDone: () => void }) => {
  const clearLoginError = useStore((state) => state.user.clearLoginError);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    void loadCaptcha();
    return clearLoginError;
  }, [clearLoginError]);
  if (asked !== undefined) {
    const back = () => {
      clearLoginError();
      setAsked(undefined);
    };
    return <SecondFactorForm {...asked} onDone={onDone} onAsked={setAsked} onBack={back} />;
  }
  return (
    <>
      <Form onDone={onDone} onAsked={setAsked} />
      <RegisterLink />
    </>
  );
};

export const LoginModal = ({ open, onClose }: ModalProps) => (
  <Dialog open={open} onClose={onClose} title={entryTexts.login.title} closeLabel={texts.common.close}>
    <Steps onDone={onClose} />
  </Dialog>
);
