import Search from 'lucide-react/icons/search';
import type { KeyboardEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { searchTexts } from './texts.ts';
import '@carmine/design/field.css';

interface SearchFieldProps {
  readonly term: string;
  readonly count: number;
  readonly onTerm: (term: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export const SearchField = ({ term, count, onTerm, onKeyDown }: SearchFieldProps) => (
  <div className="field search-input">
    <Search size={20} aria-hidden="true" />
    <input
      type="search"
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      placeholder={searchTexts.placeholder}
      aria-label={texts.header.searchLabel}
      value={term}
      onChange={(event) => onTerm(event.target.value)}
      onKeyDown={onKeyDown}
    />
    {count > 0 && (
      <span className="search-count num" aria-hidden="true">
        {searchTexts.results(count)}
      </span>
    )}
    <kbd className="kbd" aria-hidden="true">
      {searchTexts.escape}
    </kbd>
  </div>
);
