/** What each symbol pays, drawn; under it where the lines of a slot run, or what its ways are. Every figure is the definition's. */
import './paytable.css';
import type { ReactNode } from 'react';
import { multiplierText } from '../../multiplier-text.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { LinesDefinition } from '../definition.ts';
import type { WaysDefinition } from '../ways/rules.ts';
import { WinLevels } from './levels/win-levels.tsx';
import type { SlotArt } from './slot-game.ts';

export interface PaytableSymbols {
  readonly symbols: SlotArt['symbols'];
  readonly names: Readonly<Record<string, string>>;
}

export interface SlotPaytable extends PaytableSymbols {
  readonly definition: LinesDefinition;
  readonly texts: {
    readonly wild: string;
    /** Of a slot that has one. */
    readonly scatter?: (spins: number, times: number) => string;
    readonly lines: (count: number) => string;
    /** What else a symbol does. */
    readonly more?: Readonly<Record<string, string>>;
    readonly line: (number: number, rows: readonly number[]) => string;
  };
}

export interface WaysPaytable extends PaytableSymbols {
  readonly definition: WaysDefinition;
  readonly texts: {
    readonly wild: (times: number) => string;
    readonly scatter: (spins: number) => string;
    readonly ways: string;
    /** What the example shows: the cells of each reel and their product. */
    readonly example: (cells: readonly number[], ways: number) => string;
  };
}

export interface Pay {
  /** So many, or from so many to so many. */
  readonly count: number | string;
  readonly times: number;
}

/** A symbol on any reel: those that stand for others, and the scatter, come last. */
export const shownOf = (
  symbols: readonly string[],
  strips: readonly string[],
  last: readonly string[],
): readonly string[] => {
  const onReels = new Set(strips.flatMap((strip) => strip.split(' ')));
  return [...symbols.filter((name) => !last.includes(name)), ...last].filter((name) => onReels.has(name));
};

/** Multiples of the stake, most of a kind first. */
const multiplesOf = (row: readonly number[], unit: number): readonly Pay[] =>
  row
    .map((pay, count) => ({ count, times: pay / unit }))
    .filter(({ times }) => times > 0)
    .reverse();

export const paysOf = ({ scatter, scatterPays, linePays, lines }: LinesDefinition, name: string): readonly Pay[] =>
  name === scatter ? multiplesOf(scatterPays, 1) : multiplesOf(linePays[name] ?? [], lines.length);

/** Of one way. */
export const waysPaysOf = ({ scatter, scatterPays, pays, unit }: WaysDefinition, name: string): readonly Pay[] =>
  name === scatter ? multiplesOf(scatterPays, 1) : multiplesOf(pays[name] ?? [], unit);

/** How often free spins are awarded at once. */
const awardOf = ({ freeSpins }: { freeSpins: { awards: readonly number[] } }): number =>
  freeSpins.awards.find((spins) => spins > 0) ?? 0;

interface Row {
  readonly name: string;
  readonly pays: readonly Pay[];
  readonly note: string | undefined;
}

export const PaySymbols = ({ of: { symbols, names }, rows }: { of: PaytableSymbols; rows: readonly Row[] }) => (
  <ul className="slots-pays-symbols">
    {rows.map(({ name, pays, note }) => (
      <li key={name}>
        <Drawing className="slots-pays-symbol" art={symbols[name]?.(`sp${name.toLowerCase()}`) ?? ''} />
        <div>
          <b>{names[name]}</b>
          <dl>
            {pays.map(({ count, times }) => (
              <div key={count}>
                <dt>{count}</dt>
                <dd>{multiplierText(BigInt(Math.round(times * 10_000)))}</dd>
              </div>
            ))}
          </dl>
          {note === undefined ? null : <small>{note}</small>}
        </div>
      </li>
    ))}
  </ul>
);

const [cell, gap] = [10, 2];
const at = (index: number): number => index * (cell + gap);
const middle = (index: number): number => at(index) + cell / 2;

interface GridProps {
  grid: { readonly reels: number; readonly rows: number };
  label: string;
  isOn: (reel: number, row: number) => boolean;
  children?: ReactNode;
}

export const PayCells = ({ grid, label, isOn, children }: GridProps) => (
  <svg viewBox={`0 0 ${at(grid.reels) - gap} ${at(grid.rows) - gap}`} role="img" aria-label={label}>
    {Array.from({ length: grid.reels * grid.rows }, (_, index) => {
      const [reel, row] = [index % grid.reels, Math.floor(index / grid.reels)];
      return <rect key={index} x={at(reel)} y={at(row)} width={cell} height={cell} rx="2" data-on={isOn(reel, row)} />;
    })}
    {children}
  </svg>
);

type LinesTexts = Pick<SlotPaytable['texts'], 'lines' | 'line'>;

export const LinesDrawn = ({
  definition: { grid, lines },
  texts,
}: {
  definition: LinesDefinition;
  texts: LinesTexts;
}) => (
  <>
    <h4>{texts.lines(lines.length)}</h4>
    <ol className="slots-pays-lines">
      {lines.map((line, index) => (
        <li key={index}>
          <PayCells grid={grid} label={texts.line(index + 1, line)} isOn={(reel, row) => line[reel] === row}>
            <polyline points={line.map((row, reel) => `${middle(reel)},${middle(row)}`).join(' ')} />
          </PayCells>
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  </>
);

export const Paytable = ({ of }: { of: SlotPaytable }) => {
  const { definition, texts } = of;
  const { symbols, strips, wild, scatter, freeSpins } = definition;
  const noteOf = (name: string) =>
    name === wild
      ? texts.wild
      : name === scatter
        ? texts.scatter?.(awardOf(definition), freeSpins.multiplier)
        : texts.more?.[name];
  // The wild pays like the best symbol and is shown beside it.
  const shown = shownOf(
    symbols,
    [...strips, ...(freeSpins.strips ?? [])],
    scatter === undefined ? [wild] : [wild, scatter],
  );
  return (
    <div className="slots-pays">
      <PaySymbols of={of} rows={shown.map((name) => ({ name, pays: paysOf(definition, name), note: noteOf(name) }))} />
      <LinesDrawn definition={definition} texts={texts} />
      <WinLevels maxWin={definition.maxWin} />
    </div>
  );
};

/** The rows of a symbol on the first reels, as the example has them. */
const example: readonly (readonly number[])[] = [[1], [0, 2], [0, 1, 2]];

export const WaysPaytable = ({ of }: { of: WaysPaytable }) => {
  const { definition, texts } = of;
  const { grid, symbols, strips, wilds, scatter } = definition;
  const shown = shownOf(symbols, strips, [...Object.keys(wilds), scatter]);
  const noteOf = (name: string) =>
    name === scatter
      ? texts.scatter(awardOf(definition))
      : wilds[name] === undefined
        ? undefined
        : texts.wild(wilds[name]);
  const counts = example.map((rows) => rows.length);
  const said = texts.example(
    counts,
    counts.reduce((product, count) => product * count, 1),
  );
  const strands = example
    .slice(1)
    .flatMap((rows, reel) => (example[reel] ?? []).flatMap((from) => rows.map((to) => [reel, from, to] as const)));
  return (
    <div className="slots-pays">
      <PaySymbols
        of={of}
        rows={shown.map((name) => ({ name, pays: waysPaysOf(definition, name), note: noteOf(name) }))}
      />
      <h4>{texts.ways}</h4>
      <div className="slots-pays-ways">
        <PayCells grid={grid} label={said} isOn={(reel, row) => example[reel]?.includes(row) ?? false}>
          {strands.map(([reel, from, to]) => (
            <path
              key={`${reel} ${from} ${to}`}
              d={`M${middle(reel)} ${middle(from)}L${middle(reel + 1)} ${middle(to)}`}
            />
          ))}
        </PayCells>
        <p aria-hidden="true">{said}</p>
      </div>
      <WinLevels maxWin={definition.maxWin} />
    </div>
  );
};
