import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { buttonClass, PrimaryButton, SecondaryButton } from '@carmine/design/button';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { useFirstPicture } from '../../platform/page/document.tsx';
import { useIsConfined } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { isPlaceholder } from './placeholder-game.ts';
import { gameTexts } from './texts.ts';
import { useHasDemo } from '../tiles/game-tile.tsx';
import './game.css';

interface PosterProps {
  readonly game: Game;
  readonly onDemo: () => void;
}

/** A game that cannot be opened now: the reason, and a link back. */
const Closed = ({ text }: { readonly text: string }) => (
  <>
    <p>{text}</p>
    <Link className={buttonClass({ tone: 'ghost' })} to="/">
      {gameTexts.toLobby}
    </Link>
  </>
);

/** Both ways in, side by side. */
const Ways = ({ game, onDemo }: PosterProps) => {
  const open = useStore((state) => state.modal.open);
  const hasDemo = useHasDemo(game);
  // Players who may not play are not invited to play.
  const confined = useIsConfined();
  return (
    <>
      <div className="game-poster-actions">
        {hasDemo && (
          <SecondaryButton icon={<Play size={18} aria-hidden="true" />} onClick={onDemo}>
            {gameTexts.playDemo}
          </SecondaryButton>
        )}
        {!confined && (
          <PrimaryButton arrow onPointerEnter={() => preloadModal('login')} onClick={() => open('login')}>
            {gameTexts.signInToPlay}
          </PrimaryButton>
        )}
      </div>
      {hasDemo && <p>{gameTexts.demoNote}</p>}
    </>
  );
};

/** Placeholder of the game before the first launch. */
export const GamePoster = ({ game, onDemo }: PosterProps) => {
  const picture = imagePath.game(game.imageId);
  useFirstPicture(picture);
  return (
    <div className="game-cover game-poster">
      <img src={picture} alt="" width="300" height="400" />
      <h1>{game.name}</h1>
      {isPlaceholder(game) ? (
        <Closed text={gameTexts.placeholder} />
      ) : game.maintenance === true ? (
        <Closed text={gameTexts.maintenance} />
      ) : (
        <Ways game={game} onDemo={onDemo} />
      )}
    </div>
  );
};
