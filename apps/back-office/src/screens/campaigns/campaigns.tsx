/** Every campaign, a new one, and the settings of the house. */
import { listCampaigns, type DeskCampaign } from '@carmine/contract/back-office/campaigns';
import type { Operator } from '@carmine/contract/back-office/operators';
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { newCampaign } from './campaign-draft.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignSettingsCard } from './campaign-settings.tsx';
import '../../styles/promotions.css';
import '../../styles/campaigns.css';

const tones = {
  ...{ draft: 'warn', pending: 'warn', refused: 'bad', approved: 'info' },
  ...{ sending: 'info', sent: 'good', stopped: 'bad' },
} as const;

export const CampaignTag = ({ state }: Pick<DeskCampaign, 'state'>) => (
  <span className={`tag ${tones[state]}`}>{words.states[state]}</span>
);

const Row = ({ one: { id, state, rules, madeBy, approvedBy } }: { readonly one: DeskCampaign }) => (
  <tr>
    <td>
      <Link to={`/campaigns/${id}`}>{rules.name}</Link>
    </td>
    <td>
      <CampaignTag state={state} />
    </td>
    <td>{rules.channels.map((channel) => words.channels[channel]).join(', ')}</td>
    <td className="number">
      {time(rules.sendsAt)} – {time(rules.endsAt)}
    </td>
    <td>{madeBy}</td>
    <td>{approvedBy ?? '–'}</td>
  </tr>
);

const List = () => {
  const list = useAsk(listCampaigns, {});
  if (list.isPending) return <Loading />;
  if (list.error) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (list.data.items.length === 0) return <Nothing text={words.none} />;
  return (
    <Scroll label={words.list}>
      <table>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([name, text]) => (
              <th key={name}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.data.items.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};

export const CampaignsScreen = ({ operator }: { readonly operator: Operator }) => {
  const navigate = useNavigate();
  const [made, setMade] = useState<CampaignRules>();
  const mayManage = operator.permissions.includes('promotions.manage');
  const done = (id: string | undefined) => {
    setMade(undefined);
    if (id !== undefined) void navigate(`/campaigns/${id}`);
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <section className="card">
        <h2>{words.list}</h2>
        <List />
        {mayManage && made === undefined && (
          <div className="campaign-make">
            <button type="button" className="button primary" onClick={() => setMade(newCampaign(Date.now()))}>
              {words.make}
            </button>
          </div>
        )}
      </section>
      {made && <CampaignForm edited={{ rules: made, id: undefined }} onDone={done} />}
      <CampaignSettingsCard mayManage={mayManage} />
    </>
  );
};
