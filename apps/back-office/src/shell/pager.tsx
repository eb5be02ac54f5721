/** Moves through pages that count from 0. */
import { texts } from '../texts/en.ts';

interface PagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export const Pager = ({ page, size, total, onPage }: PagerProps) => {
  if (total <= size) return null;
  const from = page * size + 1;
  const to = Math.min(total, from + size - 1);
  return (
    <div className="pager">
      <button type="button" className="button" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </button>
      <span className="number">{texts.pageOf(from, to, total)}</span>
      <button type="button" className="button" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {texts.next}
      </button>
    </div>
  );
};
