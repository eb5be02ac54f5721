/** Risk and rows, as two groups of radio buttons. */
import { useId } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { PlinkoParams } from '../game.ts';
import { fewestRows, mostRows, risks } from '../versions/1-board.ts';
import { texts } from './texts.ts';

interface Choice<T> {
  readonly value: T;
  readonly text: string;
}

interface GroupProps<T> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly locked: boolean;
  readonly onChoose: (value: T) => void;
}

const Group = <T extends string | number>({ label, choices, chosen, locked, onChoose }: GroupProps<T>) => {
  const name = useId();
  return (
    <fieldset className="plinko-choice" disabled={locked}>
      <legend>{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};

const allRows = Array.from({ length: mostRows - fewestRows + 1 }, (_, index) => fewestRows + index);

interface Props {
  readonly params: PlinkoParams;
  readonly locked: boolean;
  readonly onParams: (params: PlinkoParams) => void;
  readonly play: SceneProps['play'];
}

export const Choices = ({ params, locked, onParams, play }: Props) => {
  const change = (part: Partial<PlinkoParams>) => {
    play('tick');
    onParams({ ...params, ...part });
  };
  return (
    <>
      <Group
        label={texts.risk}
        choices={risks.map((value) => ({ value, text: texts.risks[value] }))}
        chosen={params.risk}
        locked={locked}
        onChoose={(risk) => {
          change({ risk });
        }}
      />
      <Group
        label={texts.rows}
        choices={allRows.map((value) => ({ value, text: String(value) }))}
        chosen={params.rows}
        locked={locked}
        onChoose={(rows) => {
          change({ rows });
        }}
      />
    </>
  );
};
