/** The race that is running, with who leads it. */
import { useQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router';
import { HydrationChunk } from '../../../platform/drawing/hydration.tsx';
import { useDrawn } from '../../../platform/page/document.tsx';
import { runningRaceQuery, type RunningRace } from './running-race.ts';
import { displayMultiplier } from '../../tiles/multiplier.ts';
import { displayAmount } from '../../../amounts/display.ts';
import { lobbyTexts } from '../texts.ts';
import './lobby-race.css';

const Strip = ({ race: { id, title, prizesEur, leaders } }: { readonly race: RunningRace }) => {
  useDrawn('race');
  return (
    <section className="race-strip" aria-label={title}>
      <Link to={`/races/${id}`}>
        <Trophy size={22} aria-hidden="true" />
        <span>
          <b>{title}</b> <span className="race-strip-sum">{displayAmount('EUR', prizesEur)}</span>
        </span>
      </Link>
      {leaders.length === 0 ? (
        <p>{lobbyTexts.raceOpen}</p>
      ) : (
        <ol>
          {leaders.map(({ rank, player, score, own }) => (
            <li key={`${rank} ${player}`} className={own ? 'race-strip-own' : undefined}>
              <span>{rank}</span> {player} <b className="num">{displayMultiplier(score)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

export const RaceStrip = () => {
  const race = useQuery(runningRaceQuery()).data;
  return race === undefined || race === null ? null : (
    <HydrationChunk name="race">
      <Strip race={race} />
    </HydrationChunk>
  );
};
