import type { Game } from '@carmine/contract/games/game-service';
import { searchTexts } from './texts.ts';
import type { FoundGame } from './find-games.ts';

export type Kind = Game['category'];

const kinds = Object.keys(searchTexts.kindNames) as Kind[];

interface KindChipsProps {
  readonly found: readonly FoundGame[];
  readonly kind: Kind | undefined;
  readonly onKind: (kind: Kind | undefined) => void;
}

/** Categories of the results; none if all have the same. */
export const KindChips = ({ found, kind, onKind }: KindChipsProps) => {
  const counts = kinds
    .map((name) => ({ name, count: found.filter(({ game }) => game.category === name).length }))
    .filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  const chip = (name: Kind | undefined, text: string, count: number) => (
    <button
      key={name ?? 'all'}
      type="button"
      className="search-chip num"
      aria-pressed={kind === name}
      onClick={() => onKind(name)}
    >
      {text}, {count}
    </button>
  );
  return (
    <div className="search-chips" role="group" aria-label={searchTexts.kinds}>
      {chip(undefined, searchTexts.all, found.length)}
      {counts.map(({ name, count }) => chip(name, searchTexts.kindNames[name], count))}
    </div>
  );
};
