/** Clears a flag, with a reason. */
import { clearRiskFlag, listRiskFlags, readPlayerRisk, type RiskFlag } from '@carmine/contract/back-office/risk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { risk } from '../../texts/en-risk.ts';
import { Refused } from '../../shell/states.tsx';

interface Reason {
  reason: string;
}

export const ClearFlag = ({ flag }: { flag: RiskFlag }) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit } = useForm<Reason>({ defaultValues: { reason: '' } });
  const clear = useMutation({
    mutationFn: (body: Reason) => ask(clearRiskFlag, { params: { id: flag.id }, body }),
    // Another operator may have been first: refetch the state.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listRiskFlags.name] });
      await queries.invalidateQueries({ queryKey: [readPlayerRisk.name] });
    },
  });
  if (flag.kind === 'excluded_elsewhere') return null;
  if (!open) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {risk.clear}
      </button>
    );
  }
  return (
    <form
      className="flag-clear"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((body) => clear.mutate(body))(event)}
    >
      <Field label={risk.clearTitle} minLength={5} maxLength={1000} required {...register('reason')} />
      <p className="caption">{risk.clearHint}</p>
      <Refused error={clear.error} />
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={clear.isPending}>
          {risk.clear}
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {risk.cancel}
        </button>
      </div>
    </form>
  );
};
