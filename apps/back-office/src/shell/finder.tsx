/** The search box on every page. The text is stored in the history entry instead of the URL, because URLs are logged and it may be a name. */
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { search } from '../texts/en-search.ts';

/** Empty on a page that was not opened from a search. */
export const useSearched = (): string | undefined => {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('query' in state)) return undefined;
  return typeof state.query === 'string' ? state.query : undefined;
};

export const Finder = () => {
  const navigate = useNavigate();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const query = typeof typed === 'string' ? typed.trim() : '';
    void (query === '' ? navigate('/players') : navigate('/search', { state: { query } }));
  };
  return (
    <form role="search" className="finder" onSubmit={find}>
      <Search size={15} aria-hidden="true" />
      <input
        name="query"
        type="search"
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  );
};
