/** Every jackpot with its rules, its chance and its commitment, how they work, and what was won. */
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { jackpotsQuery } from '../../queries/games.ts';
import { PastWins } from './past-wins.tsx';
import { PoolCard } from './pool-card.tsx';
import { meterTexts } from './meter-texts.ts';
import { jackpotTexts as words } from './texts.ts';
import './jackpots.css';

const Running = () => {
  const { data, error, isPending } = useQuery(jackpotsQuery());
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.failed} />;
  if (data.length === 0) return <p className="pool pool-empty">{words.none}</p>;
  return (
    <ul className="pools">
      {data.map((jackpot) => (
        <li key={jackpot.id}>
          <PoolCard jackpot={jackpot} />
        </li>
      ))}
    </ul>
  );
};

const Rules = () => (
  <section className="pool" aria-labelledby="how">
    <h2 id="how" className="pool-title">
      {words.how}
    </h2>
    <div className="pool-rules">
      {words.rules.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);

export const JackpotsPage = () => (
  <div className="pools-page">
    <header>
      <h1 className="page-title">{meterTexts.title}</h1>
      <p className="pool-muted">{words.intro}</p>
    </header>
    <Running />
    <Rules />
    <PastWins />
  </div>
);
