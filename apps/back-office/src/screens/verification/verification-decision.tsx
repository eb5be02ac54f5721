/** Approve, or reject with a reason for the player. */
import {
  decideVerification,
  listVerifications,
  readVerification,
  type VerificationCase,
} from '@carmine/contract/back-office/players/verification';
import type { BodyGiven } from '@carmine/contract/endpoint';
import { type RefusalReason, refusalReasons } from '@carmine/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { texts } from '../../texts/en.ts';
import { Refused } from '../../shell/states.tsx';

const words = texts.verifications;

interface Refusing {
  reason: RefusalReason | '';
  note: string;
}

export const VerificationDecision = ({ view }: { view: VerificationCase }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Refusing>({ defaultValues: { reason: '', note: '' } });
  const approval = useForm({ defaultValues: { validUntil: '' } });
  const decide = useMutation({
    mutationFn: (body: BodyGiven<typeof decideVerification>) =>
      ask(decideVerification, { params: { id: view.id }, body }),
    // Another operator may have been first: refetch the state.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listVerifications.name] });
      await queries.invalidateQueries({ queryKey: [readVerification.name] });
    },
  });
  return (
    <section className="card">
      <h2>{words.decide}</h2>
      <Refused error={decide.error} />
      <form
        className="inset"
        {...onlyByButton}
        onSubmit={(event) =>
          void approval.handleSubmit(({ validUntil }) =>
            decide.mutate({
              ...{ verdict: 'approve', detailsVersion: view.detailsVersion },
              ...(validUntil === '' ? {} : { validUntil }),
            }),
          )(event)
        }
      >
        {view.kind === 'identity' && (
          <Field label={words.validUntil} type="date" {...approval.register('validUntil')} />
        )}
        <button type="submit" className="button primary wide" disabled={decide.isPending}>
          <Check size={16} aria-hidden="true" />
          {words.approve}
        </button>
      </form>
      <form
        className="inset"
        {...onlyByButton}
        onSubmit={(event) =>
          void handleSubmit(({ reason, note }) => {
            if (reason !== '') decide.mutate({ verdict: 'refuse', reason, note });
          })(event)
        }
      >
        <label className="field">
          {words.reason}
          <select required {...register('reason', { required: true })}>
            <option value="">{words.chooseReason}</option>
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
