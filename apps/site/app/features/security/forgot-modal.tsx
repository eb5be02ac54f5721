import { forgotPassword } from '@carmine/contract/account/user-service';
import { PrimaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { TextInput } from '@carmine/design/text-input';
import { useForm } from 'react-hook-form';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useStore } from '../../state/store.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { resolveWith } from '../session/resolve-with.ts';
import { forgotErrors, type ForgotForm } from './password-rules.ts';
import '../../styles/form.css';

const { forgot: words } = securityTexts.passwords;

const Form = ({ onDone }: { readonly onDone: () => void }) => {
  const { register, handleSubmit, formState, setError, reset } = useForm<ForgotForm>({
    defaultValues: { email: '' },
    resolver: resolveWith(forgotErrors),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ email }) => {
    try {
      orThrowResponse(await call(forgotPassword, { body: { email: email.trim() } }));
    } catch (error) {
      setError('email', { type: 'server', message: messageOf(error, texts.failures.network) });
      return;
    }
    reset();
    onDone();
    notify('success', words.sent);
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
        {...register('email')}
      />
      <PrimaryButton type="submit" size="large" block arrow loading={isSubmitting}>
        {words.submit}
      </PrimaryButton>
    </form>
  );
};

export const ForgotModal = ({ open, onClose }: ModalProps) => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.text} closeLabel={texts.common.close}>
      <Form onDone={onClose} />
      <p className="form-switch">
        <button type="button" className="link" onClick={() => openModal('login')}>
          {words.back}
        </button>
      </p>
    </Dialog>
  );
};
