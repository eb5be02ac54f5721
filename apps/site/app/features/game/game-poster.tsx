import { imagePath, type Game } from '@carmine/contract';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import Play from 'lucide-react/icons/play';
import { preloadModal } from '../../modals/lazy-modals.ts';
import { useSite } from '../../platform/site-data.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';

/** What a visitor sees before the first launch: both ways in, side by side. */
export const GamePoster = ({ game, onDemo }: { readonly game: Game; readonly onDemo: () => void }) => {
  const open = useStore((state) => state.modal.open);
  const { switches } = useSite().skin;
  return (
    <div className="game-cover game-poster">
      <img src={imagePath.game(game.imageId)} alt="" width="300" height="400" />
      <h1>{game.name}</h1>
      <div className="game-poster-actions">
        {game.hasDemo && switches.demo && (
          <SecondaryButton icon={<Play size={18} aria-hidden="true" />} onClick={onDemo}>
            {texts.game.playDemo}
          </SecondaryButton>
        )}
        <PrimaryButton arrow onPointerEnter={() => preloadModal('login')} onClick={() => open('login')}>
          {texts.game.signInToPlay}
        </PrimaryButton>
      </div>
      {game.hasDemo && switches.demo && <p>{texts.game.demoNote}</p>}
    </div>
  );
};
