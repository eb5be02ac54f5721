import { Skeleton } from '@carmine/design/feedback';
import { BrandMark } from '@carmine/design/brand-mark';
import { lobbyTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import './lobby-lists.css';

interface EmptyShelfProps {
  readonly title?: string;
  readonly text: string;
}

export const EmptyShelf = ({ title = lobbyTexts.emptyTitle, text }: EmptyShelfProps) => (
  <div className="empty-shelf">
    <BrandMark />
    <b>{title}</b>
    <p>{text}</p>
  </div>
);

/** Same aspect ratio as tiles, to avoid a layout shift. */
export const TileSkeletons = ({ count }: { readonly count: number }) => (
  <div className="game-grid rail" role="status" aria-label={texts.common.loading}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="tile" />
    ))}
  </div>
);
