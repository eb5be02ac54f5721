/** A one-line text that an action needs and stores: a reason, a note. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from './door.tsx';
import { onlyByButton } from './only-by-button.ts';
import { Refused } from './states.tsx';

interface Line {
  text: string;
}

interface WriteProps {
  readonly label: string;
  readonly action: string;
  readonly most: number;
  readonly send: (text: string) => Promise<unknown>;
  /** Beside the button. */
  readonly children?: ReactNode;
  readonly tone?: 'primary';
}

export const WriteLine = ({ label, action, most, send, children, tone }: WriteProps) => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm<Line>({ defaultValues: { text: '' } });
  const write = useMutation({
    mutationFn: ({ text }: Line) => send(text),
    onSuccess: () => reset(),
    // Done, or refused because another operator was first: refetch the state.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((line) => write.mutate(line))(event)}
    >
      <Field label={label} minLength={5} maxLength={most} required {...register('text')} />
      <Refused error={write.error} />
      <div className="flag-buttons">
        <button type="submit" className={`button ${tone ?? ''}`} disabled={write.isPending}>
          {action}
        </button>
        {children}
      </div>
    </form>
  );
};
