/** Asks for a fresh authenticator code when a call requires a step-up; the call is then repeated. */
import { operatorStepUp } from '@carmine/contract/back-office/sessions';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { office } from '../../texts/en-office.ts';
import { Field } from '../door.tsx';
import { answerProof, useProofWished } from './proof-wish.ts';
import { Leave, Over } from '../over.tsx';
import { Refused } from '../states.tsx';

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
      <Refused error={show.error} />
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={show.isPending}>
          {words.submit}
        </button>
        <Leave>{words.cancel}</Leave>
      </div>
    </form>
  );
};

export const ProofDialog = () => (
  <Dialog.Root open={useProofWished()} onOpenChange={(open) => open || answerProof(false)}>
    <Over title={words.title} about={words.about}>
      <Form />
    </Over>
  </Dialog.Root>
);
