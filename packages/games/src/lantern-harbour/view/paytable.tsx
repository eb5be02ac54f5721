/** What each symbol pays, drawn, and where the lines run. Every figure is the definition's. */
import './paytable.css';
import { Drawing } from '../../stage/drawing.tsx';
import { symbolNames } from '../info.ts';
import { definition } from '../versions/1.ts';
import { symbols } from './symbols/index.ts';
import { texts } from './texts.ts';

const { lines, linePays, scatter, scatterPays, wild, grid, freeSpins } = definition;

/** The wild pays like the best symbol, and stands beside it. */
const shown = [...definition.symbols.filter((name) => name !== wild && name !== scatter), wild, scatter];

/** Multiples of the stake, most of a kind first. */
export const paysOf = (name: string): readonly { readonly count: number; readonly times: number }[] =>
  (name === scatter ? scatterPays : (linePays[name] ?? []).map((pay) => pay / lines.length))
    .map((times, count) => ({ count, times }))
    .filter(({ times }) => times > 0)
    .reverse();

const Symbol = ({ name }: { name: string }) => (
  <li>
    <Drawing className="hp-symbol" art={symbols[name]?.(`hp${name.toLowerCase()}`) ?? ''} />
    <div>
      <b>{symbolNames[name]}</b>
      <dl>
        {paysOf(name).map(({ count, times }) => (
          <div key={count}>
            <dt>{count}</dt>
            <dd>{texts.times(times)}</dd>
          </div>
        ))}
      </dl>
      {name === wild ? <small>{texts.paytable.wild}</small> : null}
      {name === scatter ? (
        <small>{texts.paytable.scatter(freeSpins.awards.find((spins) => spins > 0) ?? 0, freeSpins.multiplier)}</small>
      ) : null}
    </div>
  </li>
);

const [cell, gap] = [10, 2];
const at = (index: number): number => index * (cell + gap);

const Line = ({ line, number }: { line: readonly number[]; number: number }) => (
  <li>
    <svg
      viewBox={`0 0 ${at(grid.reels) - gap} ${at(grid.rows) - gap}`}
      role="img"
      aria-label={texts.paytable.line(number, line)}
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

export const Paytable = () => (
  <div className="hp">
    <ul className="hp-symbols">
      {shown.map((name) => (
        <Symbol key={name} name={name} />
      ))}
    </ul>
    <h4>{texts.paytable.lines(lines.length)}</h4>
    <ol className="hp-lines">
      {lines.map((line, index) => (
        <Line key={index} line={line} number={index + 1} />
      ))}
    </ol>
  </div>
);
