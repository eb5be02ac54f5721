import { imagePath, type Game, type Winner } from '@carmine/contract';
import { IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { latestWinnersQuery } from '../../queries/games.ts';
import { texts } from '../../texts/en.ts';

/** From 1/10,000 of the stake: 636000 → 63.6×, floored to two decimals. */
export const displayMultiplier = (multiplier: number): string => {
  const hundredths = Math.floor(multiplier / 100);
  const fraction = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(hundredths / 100)}${fraction === '' ? '' : `.${fraction}`}×`;
};

const Win = ({ winner, game }: { readonly winner: Winner; readonly game: Game | undefined }) => (
  <li className="winner">
    {game && <img src={imagePath.game(game.imageId)} alt="" width="32" height="40" loading="lazy" />}
    <span>
      <span className="winner-who">
        {winner.player} · {game?.name ?? winner.game}
      </span>
      <b className="num">+{displayAmount(winner.currency, winner.amount)}</b>{' '}
      <span className="num winner-times">{displayMultiplier(winner.multiplier)}</span>
    </span>
  </li>
);

/** Settled real rounds only; it can be held still. */
export const Winners = ({ games }: { readonly games: readonly Game[] }) => {
  const winners = useQuery({ ...latestWinnersQuery(), enabled: games.length > 0 }).data ?? [];
  const [paused, setPaused] = useState(false);
  if (winners.length === 0) return null;
  const moves = winners.length > 4;
  const row = (hidden: boolean) => (
    <ul className="winners-row" aria-hidden={hidden || undefined}>
      {winners.map((winner) => (
        <Win
          key={`${winner.at}${winner.player}${winner.amount}`}
          winner={winner}
          game={games.find(({ id }) => id === winner.game)}
        />
      ))}
    </ul>
  );
  return (
    <section className="winners" aria-label={texts.lobby.winners}>
      <p className="winners-label">
        <span className="pulse" />
        {texts.lobby.winners}
      </p>
      <div className={`winners-window${moves ? ' winners-moving' : ''}${paused ? ' winners-paused' : ''}`}>
        {row(false)}
        {moves && row(true)}
      </div>
      {moves && (
        <IconButton
          plain
          label={paused ? texts.lobby.resumeWinners : texts.lobby.pauseWinners}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play size={18} /> : <Pause size={18} />}
        </IconButton>
      )}
    </section>
  );
};
