import type { Game } from '@carmine/contract/games/game-service';
import { buttonClass, IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { favouritesQuery, useToggleFavourite } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { gameTexts } from './texts.ts';
import { tileTexts } from '../../texts/tile.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { useHasDemo } from '../tiles/game-tile.tsx';
import type { PlayMode } from './use-launch.ts';
import './game.css';

interface GameBarProps {
  readonly game: Game;
  readonly mode: PlayMode | undefined;
  readonly onMode: (mode: PlayMode) => void;
}

const HeartButton = ({ game }: { readonly game: Game }) => {
  const favourites = useQuery(favouritesQuery()).data;
  const pending = useStore((state) => state.game.favoriteRequested === game.id);
  const toggle = useToggleFavourite();
  const on = favourites?.some(({ id }) => id === game.id) ?? false;
  return (
    <IconButton
      label={on ? tileTexts.removeFavourite(game.name) : tileTexts.addFavourite(game.name)}
      aria-pressed={on}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : () => toggle(game, on)}
    >
      <Heart size={20} className={on ? 'heart-on' : undefined} />
    </IconButton>
  );
};

const ModeSwitch = ({ mode, onMode }: Pick<GameBarProps, 'mode' | 'onMode'>) => (
  <div className="segments" role="group" aria-label={gameTexts.mode}>
    {(['demo', 'real'] as const).map((name) => (
      <button key={name} type="button" aria-pressed={mode === name} onClick={() => onMode(name)}>
        {gameTexts[name]}
      </button>
    ))}
  </div>
);

/** After registration or sign-in the visitor returns to the game. */
const PlayForReal = ({ game }: { readonly game: Game }) => {
  const open = useStore((state) => state.modal.open);
  return (
    <button
      type="button"
      className={buttonClass({ tone: 'quiet', size: 'small' })}
      onPointerEnter={() => preloadModal('register')}
      onClick={() => open('register', { returnTo: gameAddress(game) })}
    >
      {gameTexts.playReal}
    </button>
  );
};

/** The page's additions to the frame, which has its own header: how to play, and the favourite button. */
export const GameBar = ({ game, mode, onMode }: GameBarProps) => {
  const signedIn = useSession() !== null;
  const hasDemo = useHasDemo(game);
  if (mode === undefined) return null;
  return (
    <div className="game-bar">
      {signedIn && hasDemo && <ModeSwitch mode={mode} onMode={onMode} />}
      <p>{mode === 'demo' && gameTexts.demoNote}</p>
      {signedIn ? <HeartButton game={game} /> : <PlayForReal game={game} />}
    </div>
  );
};
