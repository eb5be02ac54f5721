/** Taking something off a list asks for a reason first, in a dialog of its own: it cannot be done by one press. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../shell/door.tsx';
import { risk } from '../../texts/en-risk.ts';

const words = risk.removal;

interface RemoveListedProps {
  readonly title: string;
  /** What follows from it. */
  readonly about: string;
  /** The name of the call that lists what is left. */
  readonly list: string;
  readonly remove: (body: { reason: string }) => Promise<unknown>;
}

const Form = ({ list, remove }: Pick<RemoveListedProps, 'list' | 'remove'>) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const removal = useMutation({
    mutationFn: remove,
    // Where it went, its row goes and this dialog with it.
    onSuccess: () => queries.invalidateQueries({ queryKey: [list] }),
  });
  return (
    <form className="inset" onSubmit={(event) => void handleSubmit((body) => removal.mutate(body))(event)}>
      <Field label={words.reason} minLength={5} maxLength={500} required {...register('reason')} />
      {removal.error && (
        <p className="notice bad" role="alert">
          {removal.error.message}
        </p>
      )}
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={removal.isPending}>
          {words.confirm}
        </button>
        <Dialog.Close asChild>
          <button type="button" className="button">
            {risk.cancel}
          </button>
        </Dialog.Close>
      </div>
    </form>
  );
};

export const RemoveListed = ({ title, about, list, remove }: RemoveListedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button">{words.open}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="card over">
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description className="about">{about}</Dialog.Description>
          <Form list={list} remove={remove} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
