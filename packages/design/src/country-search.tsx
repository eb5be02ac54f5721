import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useDismiss } from './dismiss.ts';
import { FieldMessage } from './text-input.tsx';
import { designTexts } from './texts.ts';
import './styles/field.css';
import './styles/dropdown.css';

type LabelOf = (name: string) => string;
const itself: LabelOf = (name) => name;

/** Countries whose name or label contains the term, whatever the case. */
export const matchingCountries = (names: readonly string[], term: string, labelOf = itself): readonly string[] => {
  const wanted = term.trim().toLowerCase();
  return wanted === ''
    ? names
    : names.filter((name) => [name, labelOf(name)].some((text) => text.toLowerCase().includes(wanted)));
};

export interface CountrySearchProps {
  readonly label: string;
  readonly names: readonly string[];
  /** A country as the reader's language calls it; without it, by its name. */
  readonly labelOf?: LabelOf;
  readonly value: string;
  /** The chosen country's name; empty while the text matches none. */
  readonly onChange: (name: string) => void;
  readonly empty: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** At the label's right end. */
  readonly aside?: ReactNode;
}

/** Low on a phone's screen, the list would open below the visible area. */
const comeIntoSight = (list: HTMLDivElement | null): void => list?.scrollIntoView?.({ block: 'nearest' });

export const CountrySearch = ({
  label,
  names,
  labelOf = itself,
  value,
  onChange,
  empty,
  error,
  disabled = false,
  aside,
}: CountrySearchProps) => {
  const id = useId();
  const [term, setTerm] = useState<string>();
  const [active, setActive] = useState(0);
  const open = term !== undefined;
  const root = useDismiss<HTMLDivElement>(open, () => setTerm(undefined));
  const found = open ? matchingCountries(names, term, labelOf) : [];
  const pick = (name: string) => {
    onChange(name);
    setTerm(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' && !open) setTerm('');
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && open && chosen !== undefined) pick(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="field-block">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div
        className={classNames('dropdown', 'field', error !== undefined && 'field-bad')}
        ref={root}
        // Also when the focus leaves the list: text that is not a choice is cleared.
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setTerm(undefined);
        }}
      >
        <input
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          autoComplete="off"
          placeholder={designTexts.country}
          disabled={disabled}
          value={term ?? (value === '' ? '' : labelOf(value))}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(0);
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => setTerm((typed) => typed ?? '')}
          onKeyDown={onKeyDown}
        />
        {open && (
          <div
            ref={comeIntoSight}
            className="dropdown-list"
            role="listbox"
            tabIndex={-1}
            id={`${id}-list`}
            aria-label={label}
          >
            {found.length === 0 && <div className="dropdown-group">{empty}</div>}
            {found.map((name, index) => (
              <div
                key={name}
                id={`${id}-${index}`}
                role="option"
                aria-selected={name === value}
                className={classNames('dropdown-option', index === active && 'dropdown-option-active')}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(name)}
              >
                <span>{labelOf(name)}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
};
