/** Revokes a verification with a reason for the player. */
import {
  listVerifications,
  readVerification,
  type VerificationCase,
  withdrawVerification,
} from '@carmine/contract/back-office/players/verification';
import type { BodyGiven } from '@carmine/contract/endpoint';
import { type RefusalReason, refusalReasons } from '@carmine/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { texts } from '../../texts/en.ts';
import { Refused } from '../../shell/states.tsx';

const words = texts.verifications;

interface Withdrawing {
  /** Never preselected: the player reads it. */
  reason: RefusalReason | '';
  note: string;
}

export const VerificationWithdrawal = ({ view }: { view: VerificationCase }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Withdrawing>({ defaultValues: { reason: '', note: '' } });
  const withdraw = useMutation({
    mutationFn: (body: BodyGiven<typeof withdrawVerification>) =>
      ask(withdrawVerification, { params: { id: view.id }, body }),
    // Another operator may have been first: refetch the state.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listVerifications.name] });
      await queries.invalidateQueries({ queryKey: [readVerification.name] });
    },
  });
  const send = ({ reason, note }: Withdrawing) => {
    if (reason !== '') withdraw.mutate({ reason, note });
  };
  return (
    <form className="inset" {...onlyByButton} onSubmit={(event) => void handleSubmit(send)(event)}>
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
      <p className="caption">{words.withdrawn}</p>
      <Refused error={withdraw.error} />
      <button type="submit" className="button wide" disabled={withdraw.isPending}>
        <RotateCcw size={16} aria-hidden="true" />
        {words.withdraw}
      </button>
    </form>
  );
};
