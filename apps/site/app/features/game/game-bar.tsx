import type { Game } from '@carmine/contract';
import { buttonClass, IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Heart from 'lucide-react/icons/heart';
import Maximize from 'lucide-react/icons/maximize';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../platform/site-data.ts';
import { favouritesQuery, useToggleFavourite } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import type { PlayMode } from './use-launch.ts';

interface GameBarProps {
  readonly game: Game;
  readonly mode: PlayMode | undefined;
  readonly onMode: (mode: PlayMode) => void;
  readonly stage: RefObject<HTMLDivElement | null>;
}

const HeartButton = ({ game }: { readonly game: Game }) => {
  const favourites = useQuery(favouritesQuery()).data;
  const pending = useStore((state) => state.game.favoriteRequested === game.id);
  const toggle = useToggleFavourite();
  const on = favourites?.some(({ id }) => id === game.id) ?? false;
  return (
    <IconButton
      plain
      label={on ? texts.lobby.removeFavourite(game.name) : texts.lobby.addFavourite(game.name)}
      aria-pressed={on}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : () => toggle(game, on)}
    >
      <Heart size={20} className={on ? 'heart-on' : undefined} />
    </IconButton>
  );
};

const ModeSwitch = ({ mode, onMode }: Pick<GameBarProps, 'mode' | 'onMode'>) => (
  <div className="segments" role="group" aria-label={texts.game.mode}>
    {(['demo', 'real'] as const).map((name) => (
      <button key={name} type="button" aria-pressed={mode === name} onClick={() => onMode(name)}>
        {texts.game[name]}
      </button>
    ))}
  </div>
);

export const GameBar = ({ game, mode, onMode, stage }: GameBarProps) => {
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  const { switches } = useSite().skin;
  return (
    <header className="game-bar">
      <Link className="icon-btn icon-btn-plain" to="/" aria-label={texts.game.back} title={texts.game.back}>
        <ArrowLeft size={20} />
      </Link>
      <p className="game-name">
        <b>{game.name}</b>
        <span>{game.provider}</span>
      </p>
      {signedIn && game.hasDemo && switches.demo && <ModeSwitch mode={mode} onMode={onMode} />}
      {!signedIn && mode === 'demo' && (
        <button type="button" className={buttonClass({ size: 'small' })} onClick={() => open('login')}>
          {texts.game.signInToPlay}
        </button>
      )}
      {signedIn && <HeartButton game={game} />}
      <span className="game-fullscreen">
        <IconButton plain label={texts.game.fullscreen} onClick={() => void stage.current?.requestFullscreen()}>
          <Maximize size={20} />
        </IconButton>
      </span>
    </header>
  );
};
