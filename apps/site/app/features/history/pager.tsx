import { SecondaryButton } from '@carmine/design/button';
import { useEffect } from 'react';
import { historyTexts } from './texts.ts';
import './pager.css';

const { pager } = historyTexts;

interface Props {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Renders nothing if there is only one page. */
export const Pager = ({ page, size, total, onTurn }: Props) => {
  const last = Math.max(Math.ceil(total / size) - 1, 0);
  const beyond = total > 0 && page > last;
  // An old address may name a page that there is no longer.
  useEffect(() => {
    if (beyond) onTurn(last);
  }, [beyond, last, onTurn]);
  if (total <= size && page === 0) return null;
  return (
    <nav className="pager" aria-label={pager.label}>
      <SecondaryButton size="small" back disabled={page === 0} onClick={() => onTurn(Math.min(page - 1, last))}>
        {pager.previous}
      </SecondaryButton>
      <span className="num" aria-live="polite">
        {pager.shown(Math.min(page * size + 1, total), Math.min((page + 1) * size, total), total)}
      </span>
      <SecondaryButton size="small" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {pager.next}
      </SecondaryButton>
    </nav>
  );
};
