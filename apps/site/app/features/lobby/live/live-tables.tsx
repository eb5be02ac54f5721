/** Live tables on the lobby: who plays there, how long bets are taken, what came last. */
import type { LiveTableAnswer } from '@carmine/contract/games/live-tables';
import type { Game } from '@carmine/contract/games/game-service';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { displayPercent } from '../../../amounts/percent.ts';
import { categoryQuery, tablesQuery } from '../../../queries/games.ts';
import { gameAddress } from '../../tiles/game-address.ts';
import { isStudios } from '../../tiles/game-tile.tsx';
import { useTilePicture } from '../../tiles/tile-picture.ts';
import { listAddress } from '../list/list-address.ts';
import { lobbyTexts } from '../texts.ts';
import { useNear } from '../use-near.ts';
import { bettingState, type BettingState } from './betting-state.ts';
import './lobby-live.css';

const askedEveryMs = 4_000;
const resultsShown = 6;
const around = 2 * Math.PI * 16;

/** By the server's clock, as the page last heard it. */
const useServerTime = (heard: string, at: number): number => {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(heard) + Math.max(0, now - at);
};

const Ring = ({ open, seconds, share }: BettingState) => (
  <span className="live-ring" data-open={open}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
      {open && <circle className="left" cx="20" cy="20" r="16" strokeDasharray={`${around * share} ${around}`} />}
    </svg>
    {open && (
      <b className="num" aria-label={lobbyTexts.liveSeconds(seconds)}>
        {seconds}
      </b>
    )}
  </span>
);

const Card = ({ table, game, at }: { readonly table: LiveTableAnswer; readonly game: Game; readonly at: number }) => {
  const state = bettingState(table, useServerTime(table.now, at));
  const picture = useTilePicture(game.imageId);
  return (
    <Link className="live-card" to={gameAddress(game)}>
      <span className="live-picture">
        <img src={picture} alt="" loading="lazy" width="300" height="400" />
        <span className="live-tag live-now">{lobbyTexts.liveTag}</span>
        {isStudios(game) && <span className="live-tag live-studio">{lobbyTexts.features['studio-result']}</span>}
        <span className="live-tag live-players" aria-label={lobbyTexts.livePlayers(table.players)}>
          <Users size={14} aria-hidden="true" />
          <span className="num">{table.players}</span>
        </span>
      </span>
      <span className="live-state">
        <Ring {...state} />
        <span>
          <b>{game.name}</b>
          <small data-open={state.open}>{state.text}</small>
        </span>
      </span>
      <span className="live-last">
        <span
          className="live-signs"
          role="img"
          aria-label={`${lobbyTexts.liveResults}: ${table.results
            .slice(0, resultsShown)
            .map(({ sign }) => sign.text)
            .join(', ')}`}
        >
          {table.results.slice(0, resultsShown).map(({ round, sign }) => (
            <i key={round} data-tone={sign.tone} className="num">
              {sign.text}
            </i>
          ))}
        </span>
        <small className="num">{lobbyTexts.liveRtp(displayPercent(game.rtp))}</small>
      </span>
    </Link>
  );
};

/** Its place is kept from the start: what comes later moves nothing. */
export const LiveTables = () => {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, false);
  const { data: tables, dataUpdatedAt: at } = useQuery({
    ...tablesQuery(),
    enabled: near,
    refetchInterval: askedEveryMs,
  });
  const games = useQuery({ ...categoryQuery('live-games'), enabled: near }).data ?? [];
  return (
    <section className="rail live-tables" aria-labelledby="live-tables" ref={section}>
      <header className="rail-head">
        <h2 id="live-tables">{lobbyTexts.live}</h2>
        <Link className="rail-more" to={listAddress({ category: 'live-games' })}>
          {lobbyTexts.liveAll}
        </Link>
      </header>
      <div className="live-cards">
        {(tables ?? []).map((table) => {
          const game = games.find(({ id }) => id === table.game);
          return game && <Card key={table.id} table={table} game={game} at={at} />;
        })}
      </div>
    </section>
  );
};
