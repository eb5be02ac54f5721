import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listTexts } from '../../texts/lists.ts';
import { lobbyTexts } from './texts.ts';
import { listAddress } from './list/list-address.ts';

/** The lists, within a thumb's reach; a wide screen has them in its sidebar. */
export const Chips = ({ summary, here }: { readonly summary: CatalogueSummary; readonly here?: string }) => {
  const lists = [
    ...summary.segments.map(({ id }) => ({ id, title: listTexts[id], to: listAddress({ category: id }) })),
    { id: 'all', title: lobbyTexts.allGames, to: listAddress({}) },
  ];
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = here === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [here]);
  return (
    <nav className="chips" aria-label={lobbyTexts.categories} ref={row}>
      {lists.map(({ id, title, to }) => (
        <Link key={id} className="chip" to={to} aria-current={id === here ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
};
