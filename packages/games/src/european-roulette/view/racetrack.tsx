/** The numbers in the order of the wheel: a press places a number with its neighbours, or a whole section. */
import './racetrack.css';
import { useState } from 'react';
import { blurAfterPointer } from '../../stage/blur-after-pointer.ts';
import type { ChipTable } from '../../tables/stage/use-chips.ts';
import { colourOf, wheelOrder } from '../versions/1-layout.ts';
import { neighboursOf, sections, straightOn, type Section } from './sections.ts';
import { texts } from './texts.ts';

type Point = readonly [x: number, y: number];

interface Track {
  /** How long and wide it is, and how wide its band of numbers. */
  readonly long: number;
  readonly wide: number;
  readonly band: number;
}

/** Around the track, from a point on its upper edge; `off`: from the outer edge inwards. */
const walk = ({ long, wide, band }: Track) => {
  const turn = wide / 2;
  const straight = long - 2 * turn;
  const round = Math.PI * (turn - band / 2);
  const whole = 2 * (straight + round);
  const pointAt = (way: number, off: number): Point => {
    let left = ((way % whole) + whole) % whole;
    const radius = turn - off;
    if (left < straight) return [turn + left, off];
    left -= straight;
    if (left < round) {
      const angle = -Math.PI / 2 + (left / round) * Math.PI;
      return [long - turn + radius * Math.cos(angle), turn + radius * Math.sin(angle)];
    }
    left -= round;
    if (left < straight) return [long - turn - left, wide - off];
    const angle = Math.PI / 2 + ((left - straight) / round) * Math.PI;
    return [turn + radius * Math.cos(angle), turn + radius * Math.sin(angle)];
  };
  const step = whole / wheelOrder.length;
  // So that the zero is in the middle of the right end.
  return { pointAt, step, start: straight + round / 2 - step / 2 };
};

const parts = [0, 1, 2, 3, 4, 5, 6];

const cellsOf = (track: Track) => {
  const { pointAt, step, start } = walk(track);
  return wheelOrder.map((number, index) => {
    const from = start + index * step;
    const outer = parts.map((part) => pointAt(from + (step * part) / 6, 2));
    const inner = parts.map((part) => pointAt(from + (step * part) / 6, track.band)).toReversed();
    return { number, outline: [...outer, ...inner], at: pointAt(from + step / 2, track.band / 2 + 1) };
  });
};

const desk: Track = { long: 716, wide: 150, band: 38 };
const phone: Track = { long: 480, wide: 350, band: 50 };
const [deskCells, phoneCells] = [cellsOf(desk), cellsOf(phone)];

/** Where the names of the sections are, as shares of the track's length. */
const places: readonly (readonly [section: Section, along: number, upright: number])[] = [
  ['tiers', 0.19, 0.21],
  ['orphelins', 0.4, 0.36],
  ['voisins', 0.62, 0.64],
  ['zero', 0.82, 0.79],
];

interface Props {
  readonly table: ChipTable;
  readonly upright: boolean;
  readonly came: number | undefined;
}

const Neighbours = ({ each, onChange }: { each: number; onChange: (each: number) => void }) => (
  <div className="roulette-neighbours" role="group" aria-label={texts.neighbours(each)}>
    <button
      type="button"
      aria-label={texts.fewer}
      disabled={each === 0}
      onClick={() => {
        onChange(each - 1);
      }}
    >
      −
    </button>
    <span aria-live="polite">{texts.neighbours(each)}</span>
    <button
      type="button"
      aria-label={texts.more}
      disabled={each === 4}
      onClick={() => {
        onChange(each + 1);
      }}
    >
      +
    </button>
  </div>
);

export const Racetrack = ({ table, upright, came }: Props) => {
  const [each, setEach] = useState(2);
  const [pointed, setPointed] = useState<number>();
  const lit = pointed === undefined ? [] : neighboursOf(pointed, each);
  // Upright the track is mirrored at its diagonal, so that its text stays as it is.
  const turned = ([x, y]: Point): Point => (upright ? [y, x] : [x, y]);
  const text = (points: readonly Point[]): string =>
    points
      .map((point) =>
        turned(point)
          .map((one) => one.toFixed(1))
          .join(' '),
      )
      .join('L');
  const placeNumber = (number: number) => {
    table.place(straightOn(neighboursOf(number, each)));
  };
  const [width, height] = upright ? [phone.wide, phone.long] : [desk.long, desk.wide];
  return (
    <div className="roulette-race" data-upright={upright}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={texts.race} onClick={blurAfterPointer}>
        {(upright ? phoneCells : deskCells).map(({ number, outline, at }) => {
          const [x, y] = turned(at);
          return (
            <g
              key={number}
              role="button"
              tabIndex={table.locked ? -1 : 0}
              aria-disabled={table.locked}
              aria-label={texts.withNeighbours(number, each)}
              data-colour={colourOf(number)}
              data-lit={lit.includes(number)}
              data-came={number === came}
              onClick={() => {
                placeNumber(number);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                placeNumber(number);
              }}
              onPointerEnter={() => {
                setPointed(number);
              }}
              onPointerLeave={() => {
                setPointed(undefined);
              }}
            >
              <path d={`M${text(outline)}Z`} />
              <text x={x} y={y + 6}>
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="roulette-sections">
        {places.map(([section, along, down]) => (
          <button
            key={section}
            type="button"
            aria-disabled={table.locked}
            style={upright ? { top: `${down * 100}%` } : { left: `${along * 100}%` }}
            onClick={() => {
              table.place(sections[section]);
            }}
          >
            {texts.sections[section]}
          </button>
        ))}
      </div>
      <Neighbours each={each} onChange={setEach} />
    </div>
  );
};
