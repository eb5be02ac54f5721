import { changePassword } from '@carmine/contract/account/user-service';
import { PrimaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { RefusedResponse, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { NewPasswordHint } from '../session/password-strength.tsx';
import { useStepUp } from '../session/use-step-up.tsx';
import { fieldOf, isComplete, type ChangeForm } from './password-rules.ts';
import '../../styles/form.css';

const { change: words, oldPassword, newPassword, confirmPassword } = securityTexts.passwords;
const secret = { show: texts.common.showPassword, hide: texts.common.hidePassword };

const Form = ({ onDone }: { readonly onDone: () => void }) => {
  const client = useQueryClient();
  const { guard, dialog } = useStepUp();
  const { register, handleSubmit, formState, setError, control } = useForm<ChangeForm>({
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control }) as ChangeForm;
  const change = handleSubmit(async (body) => {
    try {
      // Where a second factor is set, the old password is not enough.
      const changed = await guard<typeof changePassword>(() => call(changePassword, { body }));
      if (changed === undefined) return;
      orThrowResponse(changed);
    } catch (error) {
      notify('error', words.failed);
      const problem = error instanceof RefusedResponse ? error.problem : undefined;
      const message = problem?.message ?? texts.failures.network;
      setError(fieldOf(problem?.code) ?? 'root', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    notify('success', words.done);
    onDone();
    await client.invalidateQueries({ queryKey: ['session', 'list'] });
  });
  return (
    <>
      <form className="form" noValidate onSubmit={(event) => void change(event)}>
        <TextInput
          label={oldPassword}
          secret={secret}
          autoComplete="current-password"
          autoFocus
          error={errors.oldPassword?.message}
          {...register('oldPassword')}
        />
        <TextInput
          label={newPassword}
          secret={secret}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          hint={<NewPasswordHint password={values.newPassword} />}
          {...register('newPassword')}
        />
        <TextInput
          label={confirmPassword}
          secret={secret}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        {errors.root?.message !== undefined && (
          <Notice tone="warn" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <PrimaryButton type="submit" size="large" block disabled={!isComplete(values)} loading={isSubmitting}>
          {words.submit}
        </PrimaryButton>
      </form>
      {dialog}
    </>
  );
};

export const ChangeModal = ({ open, onClose }: ModalProps) => (
  <Dialog open={open} onClose={onClose} title={words.title} description={words.text} closeLabel={texts.common.close}>
    <Form onDone={onClose} />
  </Dialog>
);
