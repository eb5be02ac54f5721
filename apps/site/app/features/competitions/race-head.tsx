/** What is played for, and until when. */
import type { Competition } from '@carmine/contract/promotions/competitions';
import { displayDate } from '../../amounts/moment.ts';
import { Countdown } from './countdown.tsx';
import { sumOfPrizes } from './figures.ts';
import { competitionTexts as words } from './texts.ts';

const Clock = ({ competition: { state, startsAt, endsAt } }: { readonly competition: Competition }) => {
  if (state === 'scheduled') return <Countdown label={words.startsIn} until={startsAt} />;
  if (state === 'running') return <Countdown label={words.endsIn} until={endsAt} />;
  return <p className="race-state">{words.states[state]}</p>;
};

export const RaceHead = ({ competition }: { readonly competition: Competition }) => {
  const { title, summary, startsAt, endsAt, prizesEur } = competition;
  return (
    <header className="race-head">
      <div>
        <p className="race-when">
          {title}, {words.from(displayDate(startsAt), displayDate(endsAt))}
        </p>
        <h1>{words.prizes(sumOfPrizes(prizesEur), prizesEur.length)}</h1>
        <p>{summary}</p>
      </div>
      <Clock competition={competition} />
    </header>
  );
};
