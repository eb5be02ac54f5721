/** An action with a reason for the audit log. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { money } from '../../texts/en-money.ts';
import { Refused } from '../../shell/states.tsx';

/** The minimum that the server accepts. */
const shortestReason = 5;

interface SayWhyProps {
  readonly label: string;
  readonly say: (body: { reason: string }) => Promise<unknown>;
}

export const SayWhy = ({ label, say }: SayWhyProps) => {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const saying = useMutation({
    mutationFn: () => say({ reason: reason.trim() }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        saying.mutate();
      }}
    >
      <Field
        label={money.refund.why}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className="button" disabled={saying.isPending || reason.trim().length < shortestReason}>
        {label}
      </button>
      <Refused error={saying.error} />
    </form>
  );
};
