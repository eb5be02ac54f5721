/** Other rules of refer a friend: requested here, in force once a second operator approves. */
import { askReferralRules } from '@carmine/contract/back-office/referrals';
import type { ReferralRules } from '@carmine/contract/promotions/referrals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { referrals as words } from '../../texts/en-referrals.ts';
import { AskingForm } from '../asking-form.tsx';

type Name = keyof typeof words.fields;
type Values = Record<Name, string> & { reason: string };

const amounts: readonly Name[] = ['friendEur', 'referrerEur', 'leastDepositEur', 'maxStakeEur'];
const names = Object.keys(words.fields) as readonly Name[];

const valuesOf = (rules: ReferralRules | undefined): Values => ({
  friendEur: rules?.friendEur ?? '',
  referrerEur: rules?.referrerEur ?? '',
  leastDepositEur: rules?.leastDepositEur ?? '',
  times: String(rules?.wagering.times ?? ''),
  maxStakeEur: rules?.wagering.maxStakeEur ?? '',
  days: String(rules?.wagering.days ?? ''),
  waitHours: String(rules?.waitHours ?? ''),
  monthlyMost: String(rules?.monthlyMost ?? ''),
  reason: '',
});

const whole = (text: string): number => Number(text);

const wageringOf = ({ times, maxStakeEur, days }: Values): ReferralRules['wagering'] => ({
  ...{ maxStakeEur, times: whole(times), days: whole(days) },
});

const rulesOf = (values: Values): ReferralRules => ({
  ...{ friendEur: values.friendEur, referrerEur: values.referrerEur, leastDepositEur: values.leastDepositEur },
  wagering: wageringOf(values),
  ...{ waitHours: whole(values.waitHours), monthlyMost: whole(values.monthlyMost) },
});

export const ReferralRulesForm = ({ rules }: { readonly rules: ReferralRules | undefined }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Values>({ defaultValues: valuesOf(rules) });
  const asking = useMutation({
    mutationFn: (values: Values) => ask(askReferralRules, { body: { rules: rulesOf(values), reason: values.reason } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <AskingForm
      {...{ words, asking }}
      reason={register('reason')}
      onSubmit={handleSubmit((values) => asking.mutate(values))}
    >
      {names.map((name) => (
        <Field
          key={name}
          label={words.fields[name]}
          required
          inputMode={amounts.includes(name) ? 'decimal' : 'numeric'}
          pattern={amounts.includes(name) ? '(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?' : '[0-9]{1,4}'}
          {...register(name)}
        />
      ))}
    </AskingForm>
  );
};
