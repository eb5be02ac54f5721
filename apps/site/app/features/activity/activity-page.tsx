import { type ActivityPeriod, activityPeriods } from '@carmine/contract/games/activity';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { activityFileAddress, activityQuery } from './queries.ts';
import { useSession } from '../../queries/session.ts';
import { activityTexts as words } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { Figures } from './figures.tsx';
import { GameTable } from './game-table.tsx';
import { LimitsSummary } from './limits-summary.tsx';
import { OddsCard } from './odds-card.tsx';
import { PromotionsCard } from './promotions-card.tsx';
import { ResultChart } from './result-chart.tsx';
import './activity.css';
import '../../styles/segmented.css';

const Periods = ({
  period,
  onChoose,
}: {
  readonly period: ActivityPeriod;
  readonly onChoose: (period: ActivityPeriod) => void;
}) => (
  <div className="activity-tools">
    <div className="segmented" role="group" aria-label={words.period}>
      {activityPeriods.map((one) => (
        <button key={one} type="button" aria-pressed={one === period} onClick={() => onChoose(one)}>
          {words.periods[one]}
        </button>
      ))}
    </div>
    <a
      className="icon-btn"
      href={activityFileAddress(period)}
      download
      aria-label={words.download}
      title={words.download}
    >
      <Download size={20} aria-hidden="true" />
    </a>
  </div>
);

const Shown = ({ period }: { readonly period: ActivityPeriod }) => {
  const { data, error, isPending, isFetching } = useQuery(activityQuery(period));
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.failed} />;
  return (
    <div className="activity" aria-busy={isFetching}>
      <Figures activity={data} />
      <ResultChart activity={data} period={period} />
      <div className="activity-grid">
        <GameTable rows={data.games} />
        <LimitsSummary />
      </div>
      <PromotionsCard promotions={data.promotions} />
      <OddsCard activity={data} />
    </div>
  );
};

export const ActivityPage = () => {
  const signedIn = useSession() !== null;
  const [period, setPeriod] = useState<ActivityPeriod>('30d');
  return (
    <AccountPage title={words.title} text={words.text} aside={<Periods period={period} onChoose={setPeriod} />}>
      {signedIn && <Shown period={period} />}
    </AccountPage>
  );
};
