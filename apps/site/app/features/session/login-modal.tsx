import { PrimaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { gateTexts } from '../../texts/en-gate.ts';
import { texts } from '../../texts/en.ts';
import { loadCaptcha } from './captcha.ts';
import { resolveWith } from './resolve-with.ts';
import { loginErrors, useSignIn, type LoginForm } from './sign-in.ts';

const Form = ({ onDone }: { readonly onDone: () => void }) => {
  const loginError = useStore((state) => state.user.loginError);
  const clearLoginError = useStore((state) => state.user.clearLoginError);
  const confined = useIsConfined();
  const { mutate, isPending } = useSignIn(onDone);
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    defaultValues: { email: '', password: '' },
    resolver: resolveWith(loginErrors),
    mode: 'onTouched',
  });
  useEffect(() => {
    void loadCaptcha();
    return clearLoginError;
  }, [clearLoginError]);
  const { errors } = formState;
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      <TextInput
        label={texts.login.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={texts.login.password}
        secret={{ show: texts.common.showPassword, hide: texts.common.hidePassword }}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {loginError !== undefined && (
        <Notice tone="warn" role="alert">
          {loginError}
          {confined && (
            <>
              {' '}
              <Link className="link" to={closedPath} onClick={onDone}>
                {gateTexts.confined}
              </Link>
            </>
          )}
        </Notice>
      )}
      <PrimaryButton type="submit" size="large" block arrow loading={isPending}>
        {texts.login.submit}
      </PrimaryButton>
    </form>
  );
};

export const LoginModal = ({ open, onClose }: ModalProps) => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <Dialog open={open} onClose={onClose} title={texts.login.title} closeLabel={texts.common.close}>
      <Form onDone={onClose} />
      <p className="form-switch">
        {texts.login.noAccount}{' '}
        <button type="button" className="link" onClick={() => openModal('register')}>
          {texts.login.register}
        </button>
      </p>
    </Dialog>
  );
};
