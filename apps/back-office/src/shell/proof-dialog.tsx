/** Asks for the authenticator's newest code where a call wants it shown once more; the call then goes on by itself. */
import { operatorStepUp } from '@carmine/contract/back-office';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useForm } from 'react-hook-form';
import { ask } from '../calls.ts';
import { office } from '../texts/en-office.ts';
import { Field } from './door.tsx';
import { answerProof, useProofWished } from './proof-wish.ts';

const words = office.proof;

const Form = () => {
  const { register, handleSubmit } = useForm<{ code: string }>();
  const show = useMutation({
    mutationFn: (body: { code: string }) => ask(operatorStepUp, { body }),
    onSuccess: () => answerProof(true),
  });
  return (
    <form className="inset" onSubmit={(event) => void handleSubmit((form) => show.mutate(form))(event)}>
      <Field
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        maxLength={6}
        required
        {...register('code')}
      />
      {show.error && (
        <p className="notice bad" role="alert">
          {show.error.message}
        </p>
      )}
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={show.isPending}>
          {words.submit}
        </button>
        <Dialog.Close asChild>
          <button type="button" className="button">
            {words.cancel}
          </button>
        </Dialog.Close>
      </div>
    </form>
  );
};

export const ProofDialog = () => (
  <Dialog.Root open={useProofWished()} onOpenChange={(open) => open || answerProof(false)}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="card over">
        <Dialog.Title>{words.title}</Dialog.Title>
        <Dialog.Description className="about">{words.about}</Dialog.Description>
        <Form />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
