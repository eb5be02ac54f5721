/** From which sums and likeness flags are raised. */
import { readRiskRules, setRiskRules, type RiskRules } from '@carmine/contract/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { risk } from '../../texts/en-risk.ts';

const words = risk.rules;
const directions = ['deposits', 'cashOuts'] as const;
const windows = ['day', 'month', 'year'] as const;

const Form = ({ rules, mayChange }: { rules: RiskRules; mayChange: boolean }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<RiskRules>({ defaultValues: rules });
  const save = useMutation({
    mutationFn: (body: RiskRules) => ask(setRiskRules, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [readRiskRules.name] }),
  });
  return (
    <form className="inset" onSubmit={(event) => void handleSubmit((body) => save.mutate(body))(event)}>
      {directions.map((direction) => (
        <fieldset key={direction} className="thresholds">
          <legend>{risk.player[direction]}</legend>
          {windows.map((window) => (
            <Field
              key={window}
              label={risk.player.windows[window]}
              inputMode="decimal"
              disabled={!mayChange}
              {...register(`${direction}.${window}`)}
            />
          ))}
        </fieldset>
      ))}
      <Field
        label={words.score}
        type="number"
        min={60}
        max={100}
        disabled={!mayChange}
        {...register('nameScore', { valueAsNumber: true })}
      />
      <Refused error={save.error} />
      {save.isSuccess && (
        <p className="notice good" role="status">
          {words.saved}
        </p>
      )}
      {mayChange && (
        <button type="submit" className="button primary" disabled={save.isPending}>
          {words.save}
        </button>
      )}
    </form>
  );
};

export const Thresholds = ({ mayChange }: { mayChange: boolean }) => {
  const rules = useAsk(readRiskRules, {});
  return (
    <section className="card">
      <h2>{words.title}</h2>
      {rules.isPending && <Loading />}
      {rules.error && <Failure error={rules.error} retry={() => void rules.refetch()} />}
      {rules.data && <Form rules={rules.data} mayChange={mayChange} />}
    </section>
  );
};
