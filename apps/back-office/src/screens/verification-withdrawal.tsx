/** Takes a verification back with a reason that the player reads. */
import {
  listVerifications,
  readVerification,
  withdrawVerification,
  type VerificationCase,
} from '@carmine/contract/back-office';
import { refusalReasons, type RefusalReason } from '@carmine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../calls.ts';
import { Field } from '../shell/door.tsx';
import { texts } from '../texts/en.ts';
import { Refused } from '../shell/states.tsx';

const words = texts.verifications;

interface Withdrawing {
  reason: RefusalReason;
  note: string;
}

export const VerificationWithdrawal = ({ view }: { view: VerificationCase }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Withdrawing>({ defaultValues: { reason: 'expired', note: '' } });
  const withdraw = useMutation({
    mutationFn: (body: Withdrawing) => ask(withdrawVerification, { params: { id: view.id }, body }),
    // Whoever was first, the truth is what the server says now.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listVerifications.name] });
      await queries.invalidateQueries({ queryKey: [readVerification.name] });
    },
  });
  return (
    <form className="inset" onSubmit={(event) => void handleSubmit((body) => withdraw.mutate(body))(event)}>
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
      <p className="caption">{words.withdrawn}</p>
      <Refused error={withdraw.error} />
      <button type="submit" className="button wide" disabled={withdraw.isPending}>
        <RotateCcw size={16} aria-hidden="true" />
        {words.withdraw}
      </button>
    </form>
  );
};
