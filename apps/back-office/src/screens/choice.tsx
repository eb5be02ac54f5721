/** A select; options may be grouped. */
type Option = readonly [value: string, text: string];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly options: readonly Option[];
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

export const Choice = ({ label, value, set, options, groups }: ChoiceProps) => (
  <label className="field">
    {label}
    <select value={value} onChange={(event) => set(event.target.value)}>
      <Options options={options} />
      {groups?.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options options={group.options} />
        </optgroup>
      ))}
    </select>
  </label>
);
