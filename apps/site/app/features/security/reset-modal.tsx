import { resetPassword } from '@carmine/contract/account/user-service';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useWhileLeaving } from '../../modals/use-while-leaving.ts';
import { RefusedResponse, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { useStore } from '../../state/store.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { captchaTexts } from '../../texts/captcha.ts';
import { captchaToken, loadCaptcha } from '../session/captcha.ts';
import { NewPasswordHint } from '../session/password-strength.tsx';
import { resolveWith } from '../session/resolve-with.ts';
import { resetErrors, type ResetForm } from './password-rules.ts';
import '../../styles/form.css';

const { reset: words, newPassword, confirmPassword } = securityTexts.passwords;
const secret = { show: texts.common.showPassword, hide: texts.common.hidePassword };

interface Failure {
  readonly message: string;
  /** The server's message in addition to the specified one. */
  readonly more?: string;
  /** The link is spent: only a new one helps. */
  readonly isOver?: boolean;
}

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof RefusedResponse)) {
    const missing = error instanceof Error && error.message === captchaTexts.missing;
    return { message: missing ? captchaTexts.missing : texts.failures.network };
  }
  const { problem } = error;
  const more = problem?.message === words.failed ? undefined : problem?.message;
  return { message: words.failed, ...(more && { more }), isOver: problem?.code === 'token_invalid' };
};

const RequestNewLink = () => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <SecondaryButton block onClick={() => openModal('forgotPassword')}>
      {words.again}
    </SecondaryButton>
  );
};

const Form = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const { siteKey } = useSite().skin.captcha;
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, formState, control } = useForm<ResetForm>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: resolveWith(resetErrors),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });
  useEffect(() => void loadCaptcha(), []);
  const save = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const captcha = await captchaToken(siteKey, 'reset_password');
      orThrowResponse(await call(resetPassword, { body: { ...values, token, captcha } }));
      notify('success', words.done);
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
    }
  });
  return (
    <form
      className="form"
      noValidate
      // What was said is of values that are no longer these; a spent link stays one.
      onInput={() => setFailure((said) => (said?.isOver === true ? said : undefined))}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) void save(event);
        else setFailure({ message: words.unedited });
      }}
    >
      <TextInput
        label={newPassword}
        secret={secret}
        autoComplete="new-password"
        autoFocus
        error={errors.password?.message}
        hint={<NewPasswordHint password={password} />}
        {...register('password')}
      />
      <TextInput
        label={confirmPassword}
        secret={secret}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      {failure && (
        <Notice tone="warn" role="alert">
          <p>{failure.message}</p>
          {failure.more && <p>{failure.more}</p>}
        </Notice>
      )}
      {failure?.isOver === true && <RequestNewLink />}
      <PrimaryButton type="submit" size="large" block arrow loading={isSubmitting}>
        {words.submit}
      </PrimaryButton>
    </form>
  );
};

/** Opened by a mail's link, which contains the token. */
export const ResetModal = ({ open, onClose, content }: ModalProps) => {
  const token = useWhileLeaving(content.token);
  const openModal = useStore((state) => state.modal.open);
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.text} closeLabel={texts.common.close}>
      {token === undefined ? (
        <div className="form">
          <Notice tone="warn">{words.incomplete}</Notice>
          <RequestNewLink />
        </div>
      ) : (
        <Form key={token} token={token} onDone={() => openModal('login')} />
      )}
    </Dialog>
  );
};
