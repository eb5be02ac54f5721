import type { Competition } from '@carmine/contract/promotions/competitions';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { sumOfPrizes } from './figures.ts';
import { competitionsQuery } from './queries.ts';
import { competitionTexts as words } from './texts.ts';
import './competitions.css';

const Card = ({ competition }: { readonly competition: Competition }) => {
  const { id, kind, title, summary, state, startsAt, endsAt, prizesEur, players } = competition;
  return (
    <li>
      <Link className={`race-card race-link race-is-${state}`} to={`/races/${id}`} aria-label={words.open(title)}>
        <span className="race-line">
          <span className="race-muted">{words.kinds[kind]}</span>
          <span className="race-state">{words.states[state]}</span>
        </span>
        <b className="race-name">{title}</b>
        <span className="race-sum">{words.prizes(sumOfPrizes(prizesEur), prizesEur.length)}</span>
        <span className="race-muted">{summary}</span>
        <span className="race-line race-muted">
          <span>{words.from(displayMoment(startsAt), displayMoment(endsAt))}</span>
          <span className="num">{words.players(players)}</span>
        </span>
      </Link>
    </li>
  );
};

const Shown = () => {
  const { data, error, isPending } = useQuery(competitionsQuery());
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.failed} />;
  if (data.length === 0) return <p className="race-card race-empty">{words.none}</p>;
  return (
    <ul className="race-list">
      {data.map((competition) => (
        <Card key={competition.id} competition={competition} />
      ))}
    </ul>
  );
};

export const RacesPage = () => (
  <div className="race">
    <header>
      <h1 className="page-title">{words.title}</h1>
      <p className="race-muted">{words.text}</p>
    </header>
    <Shown />
  </div>
);
