/** What each symbol pays, drawn, and where the lines run. Every figure is the definition's. */
import './paytable.css';
import { multiplierText } from '../../multiplier-text.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { LinesDefinition } from '../definition.ts';
import type { SlotArt } from './slot-game.ts';

export interface SlotPaytable {
  readonly definition: LinesDefinition;
  readonly symbols: SlotArt['symbols'];
  readonly names: Readonly<Record<string, string>>;
  readonly texts: {
    readonly wild: string;
    /** Of a slot that has one. */
    readonly scatter?: (spins: number, times: number) => string;
    readonly lines: (count: number) => string;
    readonly line: (number: number, rows: readonly number[]) => string;
  };
}

/** The wild pays like the best symbol and is shown beside it. Symbols on no reel are not shown. */
const shownOf = ({ symbols, strips, wild, scatter }: LinesDefinition): readonly string[] => {
  const onReels = new Set(strips.flatMap((strip) => strip.split(' ')));
  const last = scatter === undefined ? [wild] : [wild, scatter];
  return [...symbols.filter((name) => !last.includes(name)), ...last].filter((name) => onReels.has(name));
};

/** Multiples of the stake, most of a kind first. */
export const paysOf = (
  { scatter, scatterPays, linePays, lines }: LinesDefinition,
  name: string,
): readonly { readonly count: number; readonly times: number }[] =>
  (name === scatter ? scatterPays : (linePays[name] ?? []).map((pay) => pay / lines.length))
    .map((times, count) => ({ count, times }))
    .filter(({ times }) => times > 0)
    .reverse();

const Symbol = ({ of: { definition, symbols, names, texts }, name }: { of: SlotPaytable; name: string }) => (
  <li>
    <Drawing className="slots-pays-symbol" art={symbols[name]?.(`sp${name.toLowerCase()}`) ?? ''} />
    <div>
      <b>{names[name]}</b>
      <dl>
        {paysOf(definition, name).map(({ count, times }) => (
          <div key={count}>
            <dt>{count}</dt>
            <dd>{multiplierText(BigInt(Math.round(times * 10_000)))}</dd>
          </div>
        ))}
      </dl>
      {name === definition.wild ? <small>{texts.wild}</small> : null}
      {name === definition.scatter ? (
        <small>
          {texts.scatter?.(
            definition.freeSpins.awards.find((spins) => spins > 0) ?? 0,
            definition.freeSpins.multiplier,
          )}
        </small>
      ) : null}
    </div>
  </li>
);

const [cell, gap] = [10, 2];
const at = (index: number): number => index * (cell + gap);

interface LineProps {
  of: SlotPaytable;
  line: readonly number[];
  number: number;
}

const Line = ({ of: { definition, texts }, line, number }: LineProps) => {
  const { grid } = definition;
  return (
    <li>
      <svg
        viewBox={`0 0 ${at(grid.reels) - gap} ${at(grid.rows) - gap}`}
        role="img"
        aria-label={texts.line(number, line)}
      >
        {Array.from({ length: grid.reels * grid.rows }, (_, index) => {
          const [reel, row] = [index % grid.reels, Math.floor(index / grid.reels)];
          return (
            <rect key={index} x={at(reel)} y={at(row)} width={cell} height={cell} rx="2" data-on={line[reel] === row} />
          );
        })}
        <polyline points={line.map((row, reel) => `${at(reel) + cell / 2},${at(row) + cell / 2}`).join(' ')} />
      </svg>
      <span aria-hidden="true">{number}</span>
    </li>
  );
};

export const Paytable = ({ of }: { of: SlotPaytable }) => {
  const { lines } = of.definition;
  return (
    <div className="slots-pays">
      <ul className="slots-pays-symbols">
        {shownOf(of.definition).map((name) => (
          <Symbol key={name} of={of} name={name} />
        ))}
      </ul>
      <h4>{of.texts.lines(lines.length)}</h4>
      <ol className="slots-pays-lines">
        {lines.map((line, index) => (
          <Line key={index} of={of} line={line} number={index + 1} />
        ))}
      </ol>
    </div>
  );
};
