import { IconButton } from '@carmine/design/button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { Link } from 'react-router';
import { texts } from '../../texts/en.ts';
import { GameTile } from './game-tile.tsx';
import type { ShelfRail } from './rails.ts';

/** As many as a full row at 1440 px shows. */
const fullRow = 7;

export const Rail = ({ rail, eager }: { readonly rail: ShelfRail; readonly eager: boolean }) => {
  const row = useRef<HTMLDivElement>(null);
  const scroll = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className="rail" aria-labelledby={`rail-${rail.id}`}>
      <header className="rail-head">
        <h2 id={`rail-${rail.id}`}>{rail.title}</h2>
        <Link
          className="rail-more"
          to={`/?category=${encodeURIComponent(rail.id)}`}
          aria-label={texts.lobby.allOfLabel(rail.title, rail.games.length)}
        >
          {texts.lobby.allOf(rail.games.length)}
        </Link>
        {rail.games.length > fullRow && (
          <div className="rail-arrows">
            <IconButton label={texts.lobby.earlier(rail.title)} onClick={() => scroll(-1)}>
              <ChevronLeft size={16} />
            </IconButton>
            <IconButton label={texts.lobby.later(rail.title)} onClick={() => scroll(1)}>
              <ChevronRight size={16} />
            </IconButton>
          </div>
        )}
      </header>
      <div className="rail-row" ref={row}>
        {rail.games.slice(0, 12).map((game, index) => (
          <GameTile key={game.id} game={game} eager={eager && index < fullRow} />
        ))}
      </div>
    </section>
  );
};
