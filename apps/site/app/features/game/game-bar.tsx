import type { Game } from '@carmine/contract';
import { buttonClass, IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { preloadModal } from '../../modals/lazy-modals.ts';
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
}

const HeartButton = ({ game }: { readonly game: Game }) => {
  const favourites = useQuery(favouritesQuery()).data;
  const pending = useStore((state) => state.game.favoriteRequested === game.id);
  const toggle = useToggleFavourite();
  const on = favourites?.some(({ id }) => id === game.id) ?? false;
  return (
    <IconButton
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

/** What the page adds to the frame, which has a head of its own: how to play, and the heart. */
export const GameBar = ({ game, mode, onMode }: GameBarProps) => {
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  const { switches } = useSite().skin;
  if (!signedIn && mode === undefined) return null;
  return (
    <div className="game-bar">
      {signedIn && game.hasDemo && switches.demo && <ModeSwitch mode={mode} onMode={onMode} />}
      <p>{mode === 'demo' && texts.game.demoNote}</p>
      {signedIn ? (
        <HeartButton game={game} />
      ) : (
        <button
          type="button"
          className={buttonClass({ tone: 'ghost', size: 'small' })}
          onPointerEnter={() => preloadModal('login')}
          onClick={() => open('login')}
        >
          {texts.game.signInToPlay}
        </button>
      )}
    </div>
  );
};
