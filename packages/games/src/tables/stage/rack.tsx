/** The chips that a press places, and what can be done with those on the table. */
import './chips.css';
import { useEffect, useRef } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import { blurAfterPointer } from '../../stage/blur-after-pointer.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { Chip } from './chip.tsx';
import { tableTexts as texts } from './texts.ts';
import { rackOf, type ChipTable } from './use-chips.ts';

interface Props {
  readonly table: ChipTable;
  readonly stake: bigint;
  readonly currency: SceneProps['currency'];
}

export const ChipRack = ({ table, stake, currency }: Props) => (
  <div className="chip-rack" role="group" aria-label={texts.rack} onClick={blurAfterPointer}>
    {rackOf.map((units) => (
      <button
        key={units}
        type="button"
        data-figure
        aria-pressed={units === table.each}
        disabled={table.locked}
        aria-label={texts.chipsOf(units, amountWithUnit(currency, stake * BigInt(units)))}
        onClick={() => {
          table.choose(units);
        }}
      >
        <Chip units={units} />
      </button>
    ))}
  </div>
);

const tools = [
  ['undo', 'u', 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2'],
  ['clear', 'c', 'M6 6l12 12M18 6 6 18'],
  ['repeat', 'r', 'M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5'],
  ['double', 'd', 'M12 5v14M5 12h14'],
] as const;

export const ChipTools = ({ table }: Pick<Props, 'table'>) => {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return;
      const tool = tools.find(([, key]) => key === event.key.toLowerCase());
      if (tool !== undefined) latest.current.tools[tool[0]]?.();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <div className="chip-tools" role="group" aria-label={texts.tools} onClick={blurAfterPointer}>
      {tools.map(([name, key, path]) => (
        <button
          key={name}
          type="button"
          aria-keyshortcuts={key}
          disabled={table.tools[name] === undefined}
          onClick={table.tools[name]}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          <span>{texts[name]}</span>
        </button>
      ))}
    </div>
  );
};
