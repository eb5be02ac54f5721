/** The tiers of a match of a deposit. */
import { Field } from '../../shell/door.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import type { Editing } from '../draft-form.tsx';
import { numberOf, textOf, valueAt, withValue, type Draft } from './rules-draft.ts';

const path = 'reward.tiers';
const columns = ['fromEur', 'matchPercent', 'freeSpins'] as const;

export const TierFields = ({ editing: { draft, wrong, set } }: { readonly editing: Editing }) => {
  const tiers = (valueAt(draft, path) ?? []) as readonly Draft[];
  const save = (next: readonly Draft[]) => set(withValue(draft, path, next));
  const change = (at: number, name: string, value: unknown) =>
    save(tiers.map((tier, index) => (index === at ? { ...tier, [name]: value } : tier)));
  return (
    <fieldset className="rule-tiers">
      <legend>{words.names[path]}</legend>
      {tiers.map((tier, index) => (
        <div className="rule-tier" key={index}>
          {columns.map((name) => (
            <Field
              key={name}
              label={words.tier[name]}
              value={textOf(tier[name])}
              aria-invalid={wrong[`${path}.${index}.${name}`] !== undefined}
              onChange={({ target }) =>
                change(index, name, name === 'fromEur' ? target.value : (numberOf(target.value) ?? ''))
              }
            />
          ))}
          <button
            type="button"
            className="button"
            aria-label={words.removeTier(index + 1)}
            onClick={() => save(tiers.filter((_tier, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      {Object.entries(wrong)
        .filter(([at]) => at.startsWith(path))
        .map(([at, text]) => (
          <small key={at} className="rule-wrong" role="alert">
            {text}
          </small>
        ))}
      <button
        type="button"
        className="button"
        onClick={() => save([...tiers, { fromEur: '', matchPercent: 0, freeSpins: 0 }])}
      >
        {words.addTier}
      </button>
    </fieldset>
  );
};
