/** The settings of a bet, beside or below the board: lists to choose from, and what the house says about them. */
import { Fragment, type ReactNode } from 'react';

export interface Setting {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [value: number, text: string])[];
  /** Values that are a press away, where there is room for them. */
  readonly usual?: readonly number[];
  readonly onChoose: (value: number) => void;
}

interface Props {
  settings: readonly Setting[];
  disabled: boolean;
  note?: string | undefined;
  children?: ReactNode;
}

const Usual = ({ label, value, usual, onChoose, disabled }: Setting & Pick<Props, 'disabled'>) => (
  <div className="picks-usual" role="group" aria-label={label}>
    {usual?.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === value}
        disabled={disabled}
        onClick={() => {
          onChoose(one);
        }}
      >
        {one}
      </button>
    ))}
  </div>
);

export const Settings = ({ settings, disabled, note, children }: Props) => (
  <div className="picks-controls">
    {settings.map((setting) => (
      <Fragment key={setting.label}>
        <label>
          {setting.label}
          <select
            value={setting.value}
            disabled={disabled}
            onChange={(event) => {
              setting.onChoose(Number(event.target.value));
            }}
          >
            {setting.options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {setting.usual === undefined ? null : <Usual {...setting} disabled={disabled} />}
      </Fragment>
    ))}
    {children}
    {note === undefined ? null : <p>{note}</p>}
  </div>
);
