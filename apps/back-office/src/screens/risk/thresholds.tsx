/** From which sums and likeness flags are raised. */
import { readRiskRules, setRiskRules, type RiskRules } from '@carmine/contract/back-office/risk';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { risk } from '../../texts/en-risk.ts';

const words = risk.rules;
const directions = ['deposits', 'cashOuts'] as const;
const windows = ['day', 'month', 'year'] as const;

type Wish = RiskRules & { reason: string };

const Form = ({ rules, mayChange }: { rules: RiskRules; mayChange: boolean }) => {
  const { register, handleSubmit } = useForm<Wish>({ defaultValues: { ...rules, reason: '' } });
  const save = useMutation({
    mutationFn: (body: Wish) => ask(setRiskRules, { body }),
  });
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((body) => save.mutate(body))(event)}
    >
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
        <p className="notice" role="status">
          {words.waits}
        </p>
      )}
      {mayChange && <Field label={words.reason} minLength={5} maxLength={500} required {...register('reason')} />}
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
