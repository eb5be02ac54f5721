/** A request to put the house's money into a pool. Another operator approves it. */
import { askPoolSeed, type OfficePool } from '@carmine/contract/back-office/games/jackpots';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { jackpots } from '../../texts/en-jackpots.ts';
import { AskingForm } from '../asking-form.tsx';
import { Choice } from '../choice.tsx';

const words = jackpots.add;

interface Values {
  amount: string;
  reason: string;
}

export const SeedForm = ({ pools }: { readonly pools: readonly Pick<OfficePool, 'id' | 'name'>[] }) => {
  const [pool, setPool] = useState(pools[0]?.id ?? '');
  const { register, handleSubmit, reset } = useForm<Values>({ defaultValues: { amount: '', reason: '' } });
  const asking = useMutation({
    mutationFn: ({ amount, reason }: Values) =>
      ask(askPoolSeed, { params: { id: pool }, body: { amount: amount.trim(), reason } }),
    onSuccess: () => reset(),
  });
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="about">{words.about}</p>
      <AskingForm
        {...{ words, asking }}
        reason={register('reason')}
        onSubmit={handleSubmit((values) => asking.mutate(values))}
      >
        <Choice
          label={words.pool}
          value={pool}
          options={pools.map(({ id, name }) => [id, name] as const)}
          set={setPool}
        />
        <Field
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          pattern="(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?"
          required
          {...register('amount')}
        />
      </AskingForm>
    </section>
  );
};
