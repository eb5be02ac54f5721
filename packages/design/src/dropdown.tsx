import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useDismiss } from './dismiss.ts';
import './styles/dropdown.css';

export interface DropdownOption<V extends string> {
  readonly value: V;
  /** The label, also used for type-ahead. */
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
}

export interface DropdownGroup<V extends string> {
  readonly title?: string;
  readonly options: readonly DropdownOption<V>[];
}

export interface DropdownProps<V extends string> {
  readonly label: string;
  readonly groups: readonly DropdownGroup<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  /** `field` fills a form row, `pill` sits inside another field. */
  readonly look?: 'field' | 'pill';
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

interface ListProps<V extends string> extends Pick<DropdownProps<V>, 'label' | 'groups' | 'value'> {
  readonly id: string;
  readonly onPick: (value: V) => void;
}

const move = (key: string, active: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

const List = <V extends string>({ id, label, groups, value, onPick }: ListProps<V>) => {
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(() =>
    Math.max(
      options.findIndex((option) => option.value === value),
      0,
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = move(event.key, active, options.length);
    const typed = options.findIndex(
      (option) => event.key.length === 1 && option.label.toLowerCase().startsWith(event.key.toLowerCase()),
    );
    const chosen = options[active];
    if ((event.key === 'Enter' || event.key === ' ') && chosen) onPick(chosen.value);
    else if (moved !== undefined) setActive(moved);
    else if (typed >= 0) setActive(typed);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      className="dropdown-list"
      role="listbox"
      tabIndex={0}
      id={id}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group.title ?? ''} role="group" aria-label={group.title ?? label}>
          {group.title !== undefined && <div className="dropdown-group">{group.title}</div>}
          {group.options.map((option) => {
            const index = options.indexOf(option);
            return (
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === value}
                className={classNames('dropdown-option', index === active && 'dropdown-option-active')}
                onPointerMove={() => setActive(index)}
                onClick={() => onPick(option.value)}
              >
                {option.icon}
                <span>{option.label}</span>
                {option.detail !== undefined && <span className="dropdown-detail">{option.detail}</span>}
                {option.value === value && <Check size={16} aria-hidden="true" />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** A select-only list box; closes on an outside press and on Escape. */
export const Dropdown = <V extends string>(props: DropdownProps<V>) => {
  const { label, groups, value, onChange, placeholder, look = 'field', invalid = false, disabled = false } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const root = useDismiss<HTMLDivElement>(open, close);
  const chosen = groups.flatMap((group) => group.options).find((option) => option.value === value);
  return (
    <div className={classNames('dropdown', `dropdown-${look}`)} ref={root}>
      <button
        ref={button}
        type="button"
        className={classNames('dropdown-button', invalid && 'field-bad')}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${label}: ${chosen?.label ?? placeholder ?? ''}`}
        disabled={disabled}
        onClick={() => (open ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {chosen?.icon}
        <span className={classNames(!chosen && 'dropdown-empty')}>{chosen?.label ?? placeholder}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <List
          id={id}
          label={label}
          groups={groups}
          value={value}
          onPick={(picked) => {
            onChange(picked);
            close();
          }}
        />
      )}
    </div>
  );
};
