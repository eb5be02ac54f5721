/** How many promotional mails a player gets, and how fast campaigns are sent. */
import {
  readCampaignSettings,
  setCampaignSettings,
  type CampaignSettings,
} from '@carmine/contract/back-office/campaigns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import '../../styles/promotions.css';

interface Values {
  mostMails: string;
  perMinute: string;
  reason: string;
}

const Form = ({ kept }: { readonly kept: CampaignSettings }) => {
  const queries = useQueryClient();
  const { register, handleSubmit, resetField } = useForm<Values>({
    defaultValues: { mostMails: String(kept.mostMails), perMinute: String(kept.perMinute), reason: '' },
  });
  const change = useMutation({
    mutationFn: ({ mostMails, perMinute, reason }: Values) =>
      ask(setCampaignSettings, { body: { mostMails: Number(mostMails), perMinute: Number(perMinute), reason } }),
    onSuccess: () => resetField('reason'),
    onSettled: () => queries.invalidateQueries({ queryKey: [readCampaignSettings.name] }),
  });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}
    >
      <Field label={words.mostMails} inputMode="numeric" pattern="[0-7]" required {...register('mostMails')} />
      <Field
        label={words.perMinute}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,3}"
        required
        {...register('perMinute')}
      />
      <Field label={words.settingsReason} minLength={5} maxLength={500} required {...register('reason')} />
      <button type="submit" className="button" disabled={change.isPending}>
        {words.saveSettings}
      </button>
      <Refused error={change.error} />
      {change.isSuccess && (
        <p className="notice" role="status">
          {change.data === undefined ? words.settingsDone : words.settingsWait}
        </p>
      )}
    </form>
  );
};

export const CampaignSettingsCard = ({ mayManage }: { readonly mayManage: boolean }) => {
  const { data, error, isPending, refetch } = useAsk(readCampaignSettings, {});
  return (
    <section className="card" aria-busy={isPending}>
      <h2>{words.settings}</h2>
      {isPending && <Loading />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data && !mayManage && (
        <dl className="facts">
          <dt>{words.mostMails}</dt>
          <dd>{data.mostMails}</dd>
          <dt>{words.perMinute}</dt>
          <dd>{data.perMinute}</dd>
        </dl>
      )}
      {mayManage && <p className="rules-note">{words.settingsText}</p>}
      {data && mayManage && <Form kept={data} />}
    </section>
  );
};
