import type { Game } from '@carmine/contract/games/game-service';
import { IconButton } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { memo, useMemo, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { HydrationChunk } from '../../platform/drawing/hydration.tsx';
import { useQueuedValue } from '../../platform/drawing/render-queue.ts';
import { useSession } from '../../queries/session.ts';
import { lobbyTexts } from './texts.ts';
import { GameTile } from '../tiles/game-tile.tsx';
import { step } from './list/list-address.ts';
import { useNear } from './use-near.ts';
import './lobby-lists.css';

/** As many as a full row at 1440 px shows. */
export const fullRow = 7;

export interface RailContent {
  readonly id: string;
  readonly title: string;
  /** As many as are known by now; absent: none yet. */
  readonly games: readonly Game[] | undefined;
  /** How many there are in all. */
  readonly total: number;
  /** URL of the complete list. */
  readonly to: string;
}

type Row = RefObject<HTMLDivElement | null>;

const Arrows = ({ title, row }: { readonly title: string; readonly row: Row }) => {
  const scroll = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <div className="rail-arrows">
      <IconButton label={lobbyTexts.earlier(title)} onClick={() => scroll(-1)}>
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton label={lobbyTexts.later(title)} onClick={() => scroll(1)}>
        <ChevronRight size={16} />
      </IconButton>
    </div>
  );
};

/**
 * Memoised, because a lobby has a hundred tiles. Even the first images wait for the first layout: a phone shows them below its screen, and
 * on its line they would come in between the hero's picture, which is the largest of the first screen.
 */
const Tiles = memo(({ games }: { readonly games: readonly Game[] }) => {
  const signedIn = useSession() !== null;
  return games.map((game) => <GameTile key={game.id} game={game} heart={signedIn} />);
});

const Places = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="tile" />);

interface RailProps {
  readonly rail: RailContent;
  /** Its tiles are in the document; others render when they come near the view. */
  readonly drawn?: boolean;
}

const WholeRail = ({ rail: { id, title, games: known, total, to }, drawn = false }: RailProps) => {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const near = useNear(section, drawn);
  const [visible, setVisible] = useState(step);
  // All rails get their games at once; rendering all of them in one frame would block input.
  const games = useQueuedValue(near ? known : undefined);
  // Only one row is visible; the rest follows in the next frame.
  const wide = useQueuedValue(games === undefined ? fullRow : visible);
  const shown = useMemo(() => games?.slice(0, wide), [games, wide]);
  return (
    <section className="rail" aria-labelledby={`rail-${id}`} ref={section}>
      <header className="rail-head">
        <h2 id={`rail-${id}`}>{title}</h2>
        <Link className="rail-more" to={to} aria-label={lobbyTexts.allOfLabel(title, total)}>
          {lobbyTexts.allOf(total)}
        </Link>
        {near && total > 3 && <Arrows title={title} row={row} />}
      </header>
      <div className={total < fullRow ? 'rail-row rail-row-short' : 'rail-row'} ref={row}>
        {shown === undefined ? <Places count={Math.min(total, fullRow)} /> : <Tiles games={shown} />}
        {(games?.length ?? 0) > visible && (
          <button
            type="button"
            className="tile-more"
            aria-label={lobbyTexts.moreOf(title)}
            onClick={() => setVisible(visible + step)}
          >
            <Plus size={24} aria-hidden="true" />
            <b>{lobbyTexts.moreGames}</b>
            <span className="num">{lobbyTexts.gamesShown(visible, total)}</span>
          </button>
        )}
      </div>
    </section>
  );
};

/** One row that can be swiped or stepped through; "More games" makes it longer by twelve. */
export const Rail = (props: RailProps) => (
  <HydrationChunk name={props.rail.id}>
    <WholeRail {...props} />
  </HydrationChunk>
);
