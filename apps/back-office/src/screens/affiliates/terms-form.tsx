/** Terms of a new affiliate, or other terms of one: requested here, in force once a second operator approves. */
import { askAffiliate, type Affiliate } from '@carmine/contract/back-office/affiliates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { affiliates as words } from '../../texts/en-affiliates.ts';
import { AskingForm } from '../asking-form.tsx';

interface Values {
  code: string;
  name: string;
  sharePercent: string;
  postbackUrl: string;
  carriesOver: boolean;
  postbackOn: boolean;
  reason: string;
}

const valuesOf = (one: Affiliate | undefined): Values => ({
  ...{ code: one?.code ?? '', name: one?.name ?? '', postbackUrl: one?.postbackUrl ?? '', reason: '' },
  sharePercent: one === undefined ? '' : String(one.sharePoints / 100),
  ...{ carriesOver: one?.carriesOver ?? false, postbackOn: one?.postbackOn ?? false },
});

/** `12.5` as 1250. */
const pointsOf = (percent: string): number => {
  const [whole = '0', part = ''] = percent.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

const bodyOf = ({ code, name, sharePercent, postbackUrl, carriesOver, postbackOn, reason }: Values) => ({
  ...{ code, reason },
  terms: {
    ...{ name, sharePoints: pointsOf(sharePercent), carriesOver, postbackOn },
    postbackUrl: postbackUrl.trim() === '' ? null : postbackUrl.trim(),
  },
});

export const AffiliateForm = ({ of }: { readonly of?: Affiliate }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Values>({ defaultValues: valuesOf(of) });
  const asking = useMutation({
    mutationFn: (values: Values) => ask(askAffiliate, { body: bodyOf(values) }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const { fields } = words;
  return (
    <AskingForm
      {...{ words, asking }}
      reason={register('reason')}
      onSubmit={handleSubmit((values) => asking.mutate(values))}
    >
      <Field
        label={fields.code}
        pattern="[A-Za-z0-9\-]{3,40}"
        maxLength={40}
        required
        readOnly={of !== undefined}
        {...register('code')}
      />
      <Field label={fields.name} maxLength={80} required {...register('name')} />
      <Field
        label={fields.sharePercent}
        inputMode="decimal"
        pattern="(100|[0-9]{1,2})(\.[0-9]{1,2})?"
        required
        {...register('sharePercent')}
      />
      <Field label={fields.postbackUrl} type="url" maxLength={500} {...register('postbackUrl')} />
      <label className="rule-has">
        <input type="checkbox" {...register('carriesOver')} /> {words.carriesOver}
      </label>
      <label className="rule-has">
        <input type="checkbox" {...register('postbackOn')} /> {words.postbackOn}
      </label>
    </AskingForm>
  );
};
