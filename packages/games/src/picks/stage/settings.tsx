/** The settings of a bet, beside or below the board: lists to choose from, and what the house says about them. */
import type { ReactNode } from 'react';

export interface Setting {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [value: number, text: string])[];
  readonly onChoose: (value: number) => void;
}

interface Props {
  settings: readonly Setting[];
  disabled: boolean;
  note?: string | undefined;
  children?: ReactNode;
}

export const Settings = ({ settings, disabled, note, children }: Props) => (
  <div className="picks-controls">
    {settings.map(({ label, value, options, onChoose }) => (
      <label key={label}>
        {label}
        <select
          value={value}
          disabled={disabled}
          onChange={(event) => {
            onChoose(Number(event.target.value));
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ))}
    {children}
    {note === undefined ? null : <p>{note}</p>}
  </div>
);
