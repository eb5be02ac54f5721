import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { EnterCard } from './enter-card.tsx';
import { competitionQuery } from './queries.ts';
import { OwnPlace, PrizeList } from './race-aside.tsx';
import { RaceHead } from './race-head.tsx';
import { RaceRules } from './race-rules.tsx';
import { RaceTable } from './race-table.tsx';
import { competitionTexts as words } from './texts.ts';
import './competitions.css';

/** One race or tournament. */
export const RacePage = ({ id }: { readonly id: string }) => {
  const { data, error, isPending } = useQuery(competitionQuery(id));
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.missing} />;
  const { competition } = data;
  return (
    <div className="race">
      <RaceHead competition={competition} />
      {competition.state === 'cancelled' && <Notice tone="info">{words.cancelledText}</Notice>}
      {competition.state === 'settling' && <Notice tone="info">{words.settlingText}</Notice>}
      <div className="race-grid">
        <div className="race-main">
          <RaceTable table={data} />
        </div>
        <div className="race-aside">
          <EnterCard competition={competition} />
          <OwnPlace table={data} />
          <PrizeList prizes={competition.prizesEur} />
        </div>
        <RaceRules competition={competition} />
      </div>
    </div>
  );
};
