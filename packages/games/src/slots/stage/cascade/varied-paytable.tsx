/** What ways on reels of changing height pay, drawn: each symbol by its reels, and one grid as an example. */
import type { VariedWaysDefinition } from '../../cascades/varied-ways.ts';
import { WinLevels } from '../levels/win-levels.tsx';
import { PaySymbols, type Pay, type PaytableSymbols } from '../paytable.tsx';
import { sizesOf } from './clusters-paytable.tsx';

interface VariedPaytable extends PaytableSymbols {
  readonly definition: VariedWaysDefinition;
  readonly texts: {
    readonly wild: string;
    readonly scatter: string;
    readonly ways: string;
    /** What the example shows: the cells of each reel and their product. */
    readonly example: (cells: readonly number[], ways: number) => string;
  };
}

/** Of one way, in multiples of the stake, the largest first. */
export const variedPaysOf = ({ pays, unit, freeSpins }: VariedWaysDefinition, name: string): readonly Pay[] => {
  const row = pays[name] ?? [];
  const scatters = name === freeSpins?.scatter ? freeSpins.scatterPays : [];
  return [
    ...row.map((paid, count) => ({ count, times: paid / unit })),
    ...scatters.map((times, count) => ({
      count: sizesOf(count, scatters.length > count + 1 ? count + 1 : undefined),
      times,
    })),
  ]
    .filter(({ times }) => times > 0)
    .toReversed();
};

/** How many symbols each reel shows, and the cells of the symbol that pays, from the top. */
const example: readonly (readonly [height: number, rows: readonly number[]])[] = [
  [3, [1]],
  [5, [0, 3]],
  [2, [0]],
  [6, [1, 2, 5]],
  [4, []],
  [7, []],
];
const [wide, tall, gap] = [14, 50, 2];

const Example = ({ label }: { label: string }) => (
  <svg viewBox={`0 0 ${example.length * (wide + gap) - gap} ${tall}`} role="img" aria-label={label}>
    {example.flatMap(([height, rows], reel) =>
      Array.from({ length: height }, (_, row) => (
        <rect
          key={`${reel} ${row}`}
          x={reel * (wide + gap)}
          y={(row * (tall + gap)) / height}
          width={wide}
          height={(tall + gap) / height - gap}
          rx="1.5"
          data-on={rows.includes(row)}
        />
      )),
    )}
  </svg>
);

export const VariedPaytable = ({ of }: { of: VariedPaytable }) => {
  const { definition, texts } = of;
  const { symbols, wild, freeSpins } = definition;
  const last = [wild, freeSpins?.scatter].filter((name) => name !== undefined);
  const rows = [...symbols.filter((name) => !last.includes(name)), ...last].map((name) => ({
    name,
    pays: variedPaysOf(definition, name),
    note: name === wild ? texts.wild : name === freeSpins?.scatter ? texts.scatter : undefined,
  }));
  const counts = example.map(([, cells]) => cells.length).filter((count) => count > 0);
  const said = texts.example(
    counts,
    counts.reduce((ways, count) => ways * count, 1),
  );
  return (
    <div className="slots-pays">
      <PaySymbols of={of} rows={rows} />
      <h4>{texts.ways}</h4>
      <div className="slots-pays-ways">
        <Example label={said} />
        <p aria-hidden="true">{said}</p>
      </div>
      <WinLevels maxWin={definition.maxWin} />
    </div>
  );
};
