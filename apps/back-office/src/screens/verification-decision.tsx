/** Approve, or refuse with a reason that the player reads. */
import { decideVerification, listVerifications, readVerification } from '@carmine/contract/back-office';
import type { VerificationCase } from '@carmine/contract/back-office';
import { refusalReasons, type BodyGiven, type RefusalReason } from '@carmine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../calls.ts';
import { Field } from '../shell/door.tsx';
import { texts } from '../texts/en.ts';

const words = texts.verifications;

interface Refusing {
  reason: RefusalReason;
  note: string;
}

export const VerificationDecision = ({ view }: { view: VerificationCase }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Refusing>({ defaultValues: { reason: 'unreadable', note: '' } });
  const decide = useMutation({
    mutationFn: (body: BodyGiven<typeof decideVerification>) =>
      ask(decideVerification, { params: { id: view.id }, body }),
    // Whoever was first, the truth is what the server says now.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listVerifications.name] });
      await queries.invalidateQueries({ queryKey: [readVerification.name] });
    },
  });
  return (
    <section className="card">
      <h2>{words.decide}</h2>
      {decide.error && (
        <p className="notice bad" role="alert">
          {decide.error.message}
        </p>
      )}
      <div className="inset">
        <button
          type="button"
          className="button primary wide"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ verdict: 'approve', detailsVersion: view.detailsVersion })}
        >
          <Check size={16} aria-hidden="true" />
          {words.approve}
        </button>
      </div>
      <form
        className="inset"
        onSubmit={(event) => void handleSubmit((form) => decide.mutate({ verdict: 'refuse', ...form }))(event)}
      >
        <label className="field">
          {words.reason}
          <select {...register('reason')}>
            {refusalReasons.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <Field label={words.note} maxLength={300} {...register('note')} />
        <button type="submit" className="button wide" disabled={decide.isPending}>
          <X size={16} aria-hidden="true" />
          {words.refuse}
        </button>
      </form>
    </section>
  );
};
