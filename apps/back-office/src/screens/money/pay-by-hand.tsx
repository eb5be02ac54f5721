/** What an operator has paid at the bank is booked with the bank's reference and a reason. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { money } from '../../texts/en-money.ts';
import { Refused } from '../../shell/states.tsx';

const words = money.legs;

/** The minimum that the server accepts. */
const shortest = { reference: 3, reason: 5 } as const;

interface PayByHandProps {
  readonly pay: (body: { reference: string; reason: string }) => Promise<{ readonly waits: boolean } | null | void>;
}

export const PayByHand = ({ pay }: PayByHandProps) => {
  const queries = useQueryClient();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const body = { reference: reference.trim(), reason: reason.trim() };
  const paying = useMutation({ mutationFn: () => pay(body), onSettled: () => queries.invalidateQueries() });
  const ready = body.reference.length >= shortest.reference && body.reason.length >= shortest.reason;
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        paying.mutate();
      }}
    >
      <Field
        label={words.reference}
        value={reference}
        maxLength={140}
        onChange={(event) => setReference(event.target.value)}
      />
      <Field label={words.reason} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      <button type="submit" className="button primary" disabled={paying.isPending || !ready}>
        {words.paid}
      </button>
      <Refused error={paying.error} />
      {paying.data?.waits === true && (
        <p className="notice good" role="status">
          {words.waits}
        </p>
      )}
    </form>
  );
};
