/** A campaign as players read it, and how many it would be decided for. */
import { countAudience, previewCampaign, type ShownCampaign } from '@carmine/contract/back-office/campaigns';
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { Choice } from '../choice.tsx';
import '../../styles/promotions.css';
import '../../styles/campaigns.css';

const Mail = ({ shown }: { readonly shown: ShownCampaign }) => (
  <div className="campaign-mail">
    <h4>{shown.title}</h4>
    {shown.paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {shown.facts.map(({ name, value }) => (
      <p key={name}>
        {name}: <strong>{value}</strong>
      </p>
    ))}
    <p>
      <span className="tag info">{shown.action}</span>
    </p>
    <small>{shown.note}</small>
    <small>
      {shown.footer} <u>{shown.unsubscribe}</u>
    </small>
  </div>
);

const Audience = ({ audience }: Pick<CampaignRules, 'audience'>) => {
  const counted = useAsk(countAudience, { body: { audience } }, { stamp: null });
  return (
    <section className="inset" aria-busy={counted.isPending}>
      <h3>{words.audienceNow}</h3>
      {counted.isPending && <Loading />}
      {counted.error && <Failure error={counted.error} retry={() => void counted.refetch()} />}
      {counted.data && (
        <p>
          <strong>{words.audienceOf(counted.data.players)}</strong>
          <br />
          {words.agreed(counted.data.mail, counted.data.notice)} {!counted.data.complete && words.incomplete}
        </p>
      )}
    </section>
  );
};

export const CampaignPreview = ({ rules }: { readonly rules: CampaignRules }) => {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { data, error, isPending, refetch } = useAsk(previewCampaign, { body: { rules } }, { stamp: null });
  const shown = data?.[language];
  return (
    <>
      <section className="inset" aria-busy={isPending}>
        <h3>{words.preview}</h3>
        <div className="rules-preview">
          <Choice
            label={words.language}
            value={language}
            options={[
              ['en', words.languages.en],
              ['de', words.languages.de],
            ]}
            set={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
          />
        </div>
        {isPending && <Loading />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {shown && (
          <div lang={language}>
            {rules.channels.includes('mail') && (
              <>
                <h4 lang="en">{words.asMail}</h4>
                <Mail shown={shown} />
              </>
            )}
            {rules.channels.includes('notice') && (
              <>
                <h4 lang="en">{words.asNotice}</h4>
                <div className="campaign-mail">
                  <strong>{shown.title}</strong>
                  <p>{shown.notice ?? words.noNotice}</p>
                </div>
              </>
            )}
          </div>
        )}
      </section>
      <Audience audience={rules.audience} />
    </>
  );
};
