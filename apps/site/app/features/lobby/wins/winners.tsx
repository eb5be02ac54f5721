import type { Game, Winner } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Amount } from '../../../amounts/worth.tsx';
import { HydrationChunk } from '../../../platform/drawing/hydration.tsx';
import { useDrawn } from '../../../platform/page/document.tsx';
import { winnersQuery, type WinnersList } from '../../../queries/games.ts';
import { lobbyTexts } from '../texts.ts';
import { displayMultiplier } from '../../tiles/multiplier.ts';
import './lobby-winners.css';
import '../../../styles/pulse.css';

type FindGame = (id: string) => Game | undefined;

/** Not a link: what moves is hard to hit. */
const Win = ({ winner, game }: { readonly winner: Winner; readonly game: Game | undefined }) => (
  <li className="winner">
    {game && <img src={imagePath.small(game.imageId)} alt="" width="32" height="40" loading="lazy" />}
    <span>
      <span className="winner-who">
        {winner.player} · {game?.name ?? winner.game}
      </span>
      <b className="num">
        +<Amount currency={winner.currency} value={winner.amount} />
      </b>{' '}
      <span className="num winner-times">{displayMultiplier(winner.multiplier)}</span>
    </span>
  </li>
);

interface RowProps {
  readonly winners: readonly Winner[];
  readonly find: FindGame;
  /** The same row again, so that the ticker has no end. */
  readonly copy?: boolean;
}

const Row = ({ winners, find, copy = false }: RowProps) => (
  <ul className="winners-row" inert={copy} aria-hidden={copy || undefined}>
    {winners.map((winner) => (
      <Win
        key={`${winner.at}${winner.player}${winner.amount}${winner.game}`}
        winner={winner}
        game={find(winner.game)}
      />
    ))}
  </ul>
);

const lists = { latest: lobbyTexts.winners, top: lobbyTexts.topWinners } as const;

const Choice = ({ list, onList }: { readonly list: WinnersList; readonly onList: (list: WinnersList) => void }) => (
  <div className="winners-choice" role="group" aria-label={lobbyTexts.winnersChoice}>
    {(['latest', 'top'] as const).map((name) => (
      <button key={name} type="button" aria-pressed={list === name} onClick={() => onList(name)}>
        {name === 'latest' && <span className="pulse" />}
        {lists[name]}
      </button>
    ))}
  </div>
);

interface TickerProps {
  readonly latest: readonly Winner[];
  readonly find: FindGame;
}

const Ticker = ({ latest, find }: TickerProps) => {
  useDrawn('winners');
  const [list, setList] = useState<WinnersList>('latest');
  const [paused, setPaused] = useState(false);
  const top = useQuery({ ...winnersQuery('top'), enabled: list === 'top' }).data;
  const winners = list === 'latest' ? latest : (top ?? []);
  const moves = winners.length > 4;
  return (
    <section className="winners" aria-label={lists[list]}>
      <Choice list={list} onList={setList} />
      <div className={`winners-window${moves ? ' winners-moving' : ''}${paused ? ' winners-paused' : ''}`} key={list}>
        <Row winners={winners} find={find} />
        {moves && <Row winners={winners} find={find} copy />}
      </div>
      {!moves && <p className="winners-note">{lobbyTexts.winnersNote}</p>}
      {moves && (
        <IconButton
          plain
          label={paused ? lobbyTexts.resumeWinners : lobbyTexts.pauseWinners}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play size={18} /> : <Pause size={18} />}
        </IconButton>
      )}
    </section>
  );
};

/** Settled real rounds only; it can be held still. */
export const Winners = ({ find }: { readonly find: FindGame }) => {
  const latest = useQuery(winnersQuery('latest')).data ?? [];
  return latest.length === 0 ? null : (
    <HydrationChunk name="winners">
      <Ticker latest={latest} find={find} />
    </HydrationChunk>
  );
};
