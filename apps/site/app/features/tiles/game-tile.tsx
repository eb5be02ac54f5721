import type { GameFeature } from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import { HeartButton, Tile, type TileProps } from '@carmine/design/tile';
import { useQuery } from '@tanstack/react-query';
import { displayPercent } from '../../amounts/percent.ts';
import { useDrawn } from '../../platform/page/document.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { favouritesQuery, useToggleFavourite } from '../../queries/games.ts';
import { useKnownBonusTerms } from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { tileTexts } from '../../texts/tile.ts';
import { gameAddress } from './game-address.ts';
import { JackpotFigure } from './jackpot-figure.tsx';
import { useTilePicture } from './tile-picture.ts';

const { badges } = tileTexts;

export const isStudios = ({ tags }: Game): boolean => tags.includes('studio-result' satisfies GameFeature);

export const badgeOf = (game: Game): TileProps['badge'] => {
  if (game.maintenance === true) return { kind: 'top', text: badges.maintenance };
  if (game.jackpotIds !== undefined)
    return { kind: 'jackpot', text: badges.jackpot, figure: <JackpotFigure ids={game.jackpotIds} /> };
  // A studio decides here: a card says so before anybody sits down.
  if (isStudios(game)) return { kind: 'live', text: badges.studio };
  if (game.category === 'live') return { kind: 'live', text: badges.live };
  if (game.isNew) return { kind: 'new', text: badges.new };
  if (game.tags.includes('hot')) return { kind: 'hot', text: badges.hot };
  return game.tags.includes('top') ? { kind: 'top', text: badges.top } : undefined;
};

/** Only rendered for players, because each one subscribes to the favourites and has two mutations. */
const Heart = ({ game }: { readonly game: Game }) => {
  useDrawn('heart');
  const favourites = useQuery(favouritesQuery()).data;
  const pending = useStore((state) => state.game.favoriteRequested === game.id);
  const toggle = useToggleFavourite();
  const on = favourites?.some(({ id }) => id === game.id) ?? false;
  return (
    <HeartButton
      on={on}
      pending={pending}
      label={on ? tileTexts.removeFavourite(game.name) : tileTexts.addFavourite(game.name)}
      onToggle={() => toggle(game, on)}
    />
  );
};

export const GameHeart = ({ game }: { readonly game: Game }) => (useSession() === null ? null : <Heart game={game} />);

const themeOf = ({ imageId }: Pick<Game, 'imageId'>): string => imageId.split(':').at(-1) ?? imageId;

/** The picture's own name chooses the tile's colours. */
export const useTheme = (game: Pick<Game, 'imageId'> | undefined): string | undefined => {
  const theme = game && themeOf(game);
  useDrawn(theme === undefined ? undefined : `tile:${theme}`);
  return theme;
};

export const useHasDemo = (game: Game): boolean => {
  const { switches } = useSite().skin;
  return game.hasDemo && switches.demo && game.maintenance !== true;
};

interface GameTileProps {
  readonly game: Game;
  readonly eager?: boolean;
  /** Whether to show the favourite button: determined once for a whole list. */
  readonly heart: boolean;
}

/** Only rendered for players, like the heart. */
const OwnProvider = ({ game: { id, provider } }: { readonly game: Game }) =>
  useKnownBonusTerms()?.exceptGames?.includes(id) === true ? tileTexts.noBonus : provider;

/** Its links are plain ones: what is around it follows them (`FollowedTiles`). */
export const GameTile = ({ game, eager = false, heart }: GameTileProps) => {
  const address = gameAddress(game);
  const theme = useTheme(game) ?? '';
  const badge = badgeOf(game);
  const hasDemo = useHasDemo(game);
  return (
    <Tile
      id={theme}
      title={game.name}
      provider={game.bonusClosed === true ? tileTexts.noBonus : heart ? <OwnProvider game={game} /> : game.provider}
      facts={tileTexts.rtpOf(displayPercent(game.rtp))}
      image={useTilePicture(game.imageId)}
      eager={eager}
      {...(badge && { badge })}
      {...(heart && { heart: <Heart game={game} /> })}
      link={(content) => (
        <a className="tile-link" href={address}>
          {content}
        </a>
      )}
      {...(hasDemo && {
        demo: (
          <a href={`${address}?mode=demo`} tabIndex={-1} aria-label={tileTexts.demoOf(game.name)}>
            {tileTexts.demo}
          </a>
        ),
      })}
    />
  );
};
