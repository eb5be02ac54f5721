/** One campaign: as players read it, what can be done with it, and what became of it. */
import {
  readCampaign,
  stopCampaign,
  submitCampaign,
  testCampaign,
  type DeskCampaign,
} from '@carmine/contract/back-office/campaigns';
import type { Operator } from '@carmine/contract/back-office/operators';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignForm, type EditedCampaign } from './campaign-form.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignTag } from './campaigns.tsx';
import '../../styles/promotions.css';
import '../../styles/campaigns.css';

const TestMail = ({ id }: Pick<DeskCampaign, 'id'>) => {
  const sending = useMutation({
    mutationFn: (language: 'en' | 'de') => ask(testCampaign, { params: { id }, body: { language } }),
  });
  return (
    <section className="inset">
      <h3>{words.test}</h3>
      <p>{words.testText}</p>
      <div className="campaign-row">
        {(['en', 'de'] as const).map((language) => (
          <button
            key={language}
            type="button"
            className="button"
            disabled={sending.isPending}
            onClick={() => sending.mutate(language)}
          >
            {words.sendTest}: {words.languages[language]}
          </button>
        ))}
      </div>
      <Refused error={sending.error} />
      {sending.isSuccess && (
        <p className="notice good" role="status">
          {words.tested}
        </p>
      )}
    </section>
  );
};

interface DoProps {
  readonly campaign: DeskCampaign;
  readonly onEdit: (edited: EditedCampaign) => void;
}

const WhatToDo = ({ campaign: { id, state, own, rules }, onEdit }: DoProps) => {
  const isOwnDraft = state === 'draft' && own;
  return (
    <>
      <div className="rules-buttons">
        {isOwnDraft && (
          <button type="button" className="button" onClick={() => onEdit({ rules, id })}>
            {words.edit}
          </button>
        )}
        <button type="button" className="button" onClick={() => onEdit({ rules, id: undefined })}>
          {words.copy}
        </button>
      </div>
      <TestMail id={id} />
      {isOwnDraft && (
        <>
          <WriteLine
            label={words.submitReason}
            action={words.submit}
            most={500}
            send={(reason) => ask(submitCampaign, { params: { id }, body: { reason } })}
          />
          <p className="rules-note">{words.waits}</p>
        </>
      )}
    </>
  );
};

const Stop = ({ id }: Pick<DeskCampaign, 'id'>) => (
  <section className="card">
    <h2>{words.stop}</h2>
    <p className="rules-note">{words.stopText}</p>
    <WriteLine
      label={words.stopReason}
      action={words.stop}
      most={500}
      send={(reason) => ask(stopCampaign, { params: { id }, body: { reason } })}
    />
  </section>
);

export const CampaignScreen = ({ operator }: { readonly operator: Operator }) => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<EditedCampaign>();
  const { data, error, isPending, refetch } = useAsk(readCampaign, { params: { id } });
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { campaign, figures } = data;
  const { rules, state } = campaign;
  const mayManage = operator.permissions.includes('promotions.manage');
  const done = (saved: string | undefined) => {
    setEdited(undefined);
    if (saved !== undefined && saved !== id) void navigate(`/campaigns/${saved}`);
  };
  return (
    <>
      <h1>
        {rules.name} <CampaignTag state={state} />
      </h1>
      <p>
        {rules.channels.map((channel) => words.channels[channel]).join(', ')}.{' '}
        {words.madeFor(campaign.madeBy, time(rules.sendsAt), time(rules.endsAt))}
      </p>
      {['sending', 'sent', 'stopped'].includes(state) && <CampaignFigures figures={figures} />}
      {edited ? (
        <CampaignForm key={JSON.stringify(edited)} edited={edited} onDone={done} />
      ) : (
        <section className="card">
          <h2>{rules.texts.en?.subject ?? rules.name}</h2>
          {mayManage && <WhatToDo campaign={campaign} onEdit={setEdited} />}
          <CampaignPreview rules={rules} />
        </section>
      )}
      {mayManage && ['approved', 'sending', 'sent'].includes(state) && <Stop id={id} />}
    </>
  );
};
