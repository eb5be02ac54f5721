import { listRiskFlags, readFundsRequest, readPlayerRisk } from '@carmine/contract/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Field } from '../../shell/door.tsx';

interface Line {
  text: string;
}

interface WriteProps {
  readonly label: string;
  readonly action: string;
  readonly most: number;
  readonly send: (text: string) => Promise<unknown>;
}

/** One line of words that is kept with the player. */
export const WriteLine = ({ label, action, most, send }: WriteProps) => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm<Line>({ defaultValues: { text: '' } });
  const write = useMutation({
    mutationFn: ({ text }: Line) => send(text),
    onSuccess: async () => {
      reset();
      await queries.invalidateQueries({ queryKey: [readPlayerRisk.name] });
      await queries.invalidateQueries({ queryKey: [readFundsRequest.name] });
      await queries.invalidateQueries({ queryKey: [listRiskFlags.name] });
    },
  });
  return (
    <form className="inset" onSubmit={(event) => void handleSubmit((line) => write.mutate(line))(event)}>
      <Field label={label} minLength={5} maxLength={most} required {...register('text')} />
      {write.error && (
        <p className="notice bad" role="alert">
          {write.error.message}
        </p>
      )}
      <button type="submit" className="button" disabled={write.isPending}>
        {action}
      </button>
    </form>
  );
};
