/** Fields of the form of rules: each shows what the contract says about its value. */
import { promotions as words } from '../../texts/en-promotions.ts';
import { Choice } from '../choice.tsx';
import { DraftField, Said, wrongAt, type Editing } from '../draft-form.tsx';
import {
  begins,
  fieldOf,
  isoOf,
  listOf,
  numberOf,
  textOf,
  valueAt,
  weightsOf,
  withValue,
  type Draft,
} from './rules-draft.ts';

interface RuleProps {
  readonly editing: Editing;
  readonly path: string;
}

const shownOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return textOf(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${textOf(part)}`)
    .join(', ');
};

type Kind =
  | 'text'
  | 'time'
  | 'end'
  | 'number'
  | 'list'
  | 'nullable'
  | 'weights'
  | 'games'
  | 'wanted-list'
  | 'optional'
  | 'free-amount';

const readers: Readonly<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  time: isoOf,
  end: (text) => (text === '' ? undefined : isoOf(text)),
  optional: (text) => (text.trim() === '' ? undefined : text.trim()),
  number: numberOf,
  list: listOf,
  'wanted-list': (text) => listOf(text) ?? [],
  nullable: (text) => (text.trim() === '' ? null : numberOf(text)),
  weights: weightsOf,
  'free-amount': (text) => (text.trim() === '' ? null : text.trim()),
  games: (text) => (text.trim() === 'all_slots' ? 'all_slots' : (listOf(text) ?? [])),
};

/** Longer than a figure. */
const isWide = (path: string): boolean => /\.(summary|exceptGames|gameWeights|games|prizes)$/.test(path);

const isTime = (kind: Kind): boolean => kind === 'time' || kind === 'end';

export const Rule = ({ editing, path, kind = 'text' }: RuleProps & { readonly kind?: Kind }) => (
  <DraftField
    editing={editing}
    path={path}
    label={words.names[path] ?? path}
    read={readers[kind]}
    show={isTime(kind) ? fieldOf : shownOf}
    type={isTime(kind) ? 'datetime-local' : 'text'}
    className={isWide(path) ? 'rule-wide' : undefined}
  />
);

interface PickProps extends RuleProps {
  readonly options: Readonly<Record<string, string>>;
  readonly pick?: (value: string) => Draft;
}

export const Pick = ({ editing: { draft, wrong, set }, path, options, pick }: PickProps) => (
  <div>
    <Choice
      label={words.names[path] ?? path}
      value={textOf(valueAt(draft, path))}
      options={Object.entries(options)}
      set={(value) => set(pick === undefined ? withValue(draft, path, value) : pick(value))}
    />
    <Said text={wrongAt(wrong, path)} />
  </div>
);

/** Switches a group of rules, or a rule that is yes or no. */
export const Has = ({ editing: { draft, wrong, set }, path, label }: RuleProps & { readonly label: string }) => {
  const value = valueAt(draft, path);
  const begin = begins[path];
  return (
    <div className="rule-has">
      <label className="check">
        <input
          type="checkbox"
          checked={value !== undefined && value !== false}
          onChange={({ target }) =>
            set(withValue(draft, path, begin === undefined ? target.checked : target.checked ? begin : undefined))
          }
        />{' '}
        {label}
      </label>
      <Said text={wrong[path]} />
    </div>
  );
};
