import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { Badge, type BadgeKind } from './feedback.tsx';
import { classNames } from './class-names.ts';
import './styles/tile-heart.css';
import './styles/tile-themes.css';

export interface TileHeart {
  readonly on: boolean;
  readonly pending: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

export interface TileProps {
  /** Selects the tile's glow and depth. */
  readonly id: string;
  readonly title: string;
  /** Or what has to be said instead of it. */
  readonly provider: ReactNode;
  /** Replaces the provider on hover and focus. */
  readonly facts?: string;
  readonly image: string;
  /** The first row is loaded eagerly, the rest lazily. */
  readonly eager?: boolean;
  /** `figure`: in a second line, such as an amount. */
  readonly badge?: { readonly kind: BadgeKind; readonly text: string; readonly figure?: ReactNode };
  /** The favourite button, at the top right. */
  readonly heart?: ReactNode;
  /** Wraps the content in a link to the game. */
  readonly link: (content: ReactNode) => ReactNode;
  /** Shown on hover and focus under the play disc. */
  readonly demo?: ReactNode;
}

/** At the top right of what it marks. */
export const HeartButton = ({ on, pending, label, onToggle }: TileHeart) => (
  <button
    type="button"
    className={classNames('tile-heart', on && 'tile-heart-on')}
    aria-label={label}
    aria-pressed={on}
    aria-busy={pending || undefined}
    onClick={pending ? undefined : onToggle}
  >
    <Heart size={20} aria-hidden="true" />
  </button>
);

/** One game: the tile is one link, with the heart and the demo link above it. */
export const Tile = ({ id, title, provider, facts, image, eager = false, badge, heart, link, demo }: TileProps) => (
  <article className="tile" data-tile={id}>
    <img
      className="tile-image"
      src={image}
      alt=""
      width="300"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
    {link(
      <>
        <span className="tile-play" />
        <span className="tile-text">
          <span className="tile-title">{title}</span>
          <span className="tile-provider">{provider}</span>
          {facts !== undefined && <span className="tile-facts num">{facts}</span>}
        </span>
      </>,
    )}
    {demo !== undefined && <span className="tile-demo">{demo}</span>}
    {badge && (
      <Badge kind={badge.kind}>
        {badge.text}
        {badge.figure}
      </Badge>
    )}
    {heart}
  </article>
);
