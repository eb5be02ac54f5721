/** A draft of a campaign: what it says, to whom, when, and how. */
import { draftCampaign, listCampaigns, readCampaign, saveCampaign } from '@carmine/contract/back-office/campaigns';
import { listDeskPromotions } from '@carmine/contract/back-office/promotions';
import { draftedCampaign, type CampaignRules } from '@carmine/contract/promotions/campaigns';
import { promotionChannels, type PromotionChannel } from '@carmine/contract/promotions/consents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { Choice } from '../choice.tsx';
import { DraftForm, Said, type Editing } from '../draft-form.tsx';
import { textOf, valueAt, withValue, type Draft } from '../promotions/rules-draft.ts';
import { wrongOf } from './campaign-draft.ts';
import { Lines, Value } from './campaign-fields.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import '../../styles/promotions.css';
import '../../styles/campaigns.css';

interface SectionProps {
  readonly editing: Editing;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="rules-section">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const Channels = ({ editing: { draft, wrong, set } }: SectionProps) => {
  const chosen = (valueAt(draft, 'channels') ?? []) as readonly PromotionChannel[];
  const toggle = (channel: PromotionChannel, on: boolean) =>
    set(
      withValue(
        draft,
        'channels',
        promotionChannels.filter((one) => (one === channel ? on : chosen.includes(one))),
      ),
    );
  return (
    <div className="campaign-row campaign-wide">
      {promotionChannels.map((channel) => (
        <label key={channel} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(channel)}
            onChange={({ target }) => toggle(channel, target.checked)}
          />{' '}
          {words.channels[channel]}
        </label>
      ))}
      <Said text={wrong['channels']} />
    </div>
  );
};

const PromotionChoice = ({ editing: { draft, wrong, set } }: SectionProps) => {
  const list = useAsk(listDeskPromotions, {});
  const offered = (list.data?.items ?? []).filter(({ state }) => state === 'offered' || state === 'scheduled');
  return (
    <div>
      <Choice
        label={words.names['promotion'] ?? ''}
        value={textOf(valueAt(draft, 'promotion'))}
        options={[['', words.noPromotion], ...offered.map(({ id, title }) => [id, title] as const)]}
        set={(value) => set(withValue(draft, 'promotion', value === '' ? undefined : value))}
      />
      <Said text={wrong['promotion']} />
    </div>
  );
};

const AboutSection = ({ editing }: SectionProps) => (
  <Section title={words.sections.about}>
    <Value editing={editing} path="name" />
    <Value editing={editing} path="sendsAt" kind="time" />
    <Value editing={editing} path="endsAt" kind="time" />
    <PromotionChoice editing={editing} />
    <Value editing={editing} path="coupon" kind="optional" />
    <Value editing={editing} path="amountEur" kind="optional" />
    <Channels editing={editing} />
  </Section>
);

const AudienceSection = ({ editing }: SectionProps) => (
  <Section title={words.sections.audience}>
    {(['countries', 'exceptCountries', 'currencies', 'languages', 'skins'] as const).map((name) => (
      <Value key={name} editing={editing} path={`audience.${name}`} kind="list" />
    ))}
    {(['level', 'pastDeposits.from', 'pastDeposits.to', 'lastPlayedDays.from', 'lastPlayedDays.to'] as const).map(
      (name) => (
        <Value key={name} editing={editing} path={`audience.${name}`} kind="number" />
      ),
    )}
  </Section>
);

const Texts = ({ editing, language }: SectionProps & { readonly language: 'en' | 'de' }) => (
  <>
    <Lines editing={editing} path={`texts.${language}.subject`} rows={1} />
    <Lines editing={editing} path={`texts.${language}.body`} rows={8} />
    <Lines editing={editing} path={`texts.${language}.notice`} rows={2} optional />
  </>
);

const TextSections = ({ editing }: SectionProps) => {
  const { draft, set } = editing;
  const hasGerman = valueAt(draft, 'texts.de') !== undefined;
  return (
    <>
      <Section title={words.sections.english}>
        <p className="campaign-wide">{words.bodyHint}</p>
        <Texts editing={editing} language="en" />
      </Section>
      <Section title={words.sections.german}>
        <label className="check campaign-wide">
          <input
            type="checkbox"
            checked={hasGerman}
            onChange={({ target }) =>
              set(withValue(draft, 'texts.de', target.checked ? { subject: '', body: '' } : undefined))
            }
          />{' '}
          {words.hasGerman}
        </label>
        {hasGerman && <Texts editing={editing} language="de" />}
      </Section>
    </>
  );
};

export interface EditedCampaign {
  readonly rules: CampaignRules;
  /** Of a draft that is changed; undefined: a new one. */
  readonly id: string | undefined;
}

const save = async (id: string | undefined, draft: Draft): Promise<string> => {
  const rules = draftedCampaign.parse(draft);
  if (id === undefined) return (await ask(draftCampaign, { body: { rules } })).id;
  await ask(saveCampaign, { params: { id }, body: { rules } });
  return id;
};

interface FormProps {
  readonly edited: EditedCampaign;
  readonly onDone: (id: string | undefined) => void;
}

export const CampaignForm = ({ edited: { rules, id }, onDone }: FormProps) => {
  const queries = useQueryClient();
  const [draft, set] = useState<Draft>(rules);
  const wrong = wrongOf(draft);
  const editing = { draft, wrong, set };
  const saving = useMutation({
    mutationFn: () => save(id, draft),
    onSuccess: async (saved) => {
      await Promise.all(
        [listCampaigns, readCampaign].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      );
      onDone(saved);
    },
  });
  return (
    <DraftForm
      {...{ words, wrong, saving }}
      title={id === undefined ? words.make : words.edit}
      onCancel={() => onDone(undefined)}
      preview={() => <CampaignPreview rules={draftedCampaign.parse(draft)} />}
    >
      <AboutSection editing={editing} />
      <AudienceSection editing={editing} />
      <TextSections editing={editing} />
    </DraftForm>
  );
};
