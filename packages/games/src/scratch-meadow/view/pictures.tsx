/** What lies under the foil, drawn: eight pictures, and grass. */
import type { ReactNode } from 'react';
import type { Cell } from '../versions/1-odds.ts';

const turns = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 360) / count);

const drawings: Readonly<Record<Cell, ReactNode>> = {
  grass: (
    <path
      d="M18 84q2-30-8-46M30 86q0-36 6-56M44 86q-4-26-12-40M56 86q4-30-2-54M66 86q0-26 12-42M80 86q-2-24 8-40"
      fill="none"
      stroke="#5fae4c"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
  ),
  daisy: (
    <>
      {turns(10).map((turn) => (
        <ellipse
          key={turn}
          cx="50"
          cy="24"
          rx="9"
          ry="19"
          fill="#fff"
          stroke="#d9c9e8"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="14" fill="#ffc83d" stroke="#d98a10" strokeWidth="2" />
    </>
  ),
  clover: (
    <>
      <path d="M50 52q8 22 2 38" fill="none" stroke="#1f7a35" strokeWidth="6" strokeLinecap="round" />
      {turns(4).map((turn) => (
        <path
          key={turn}
          d="M50 50C28 44 24 22 36 16c8-4 14 4 14 10 0-6 6-14 14-10 12 6 8 28-14 34z"
          fill="#3aa850"
          stroke="#1f7a35"
          strokeWidth="2"
          transform={`rotate(${turn + 45} 50 50)`}
        />
      ))}
    </>
  ),
  ladybird: (
    <>
      <path d="M38 24l-8-10M62 24l8-10" stroke="#221018" strokeWidth="4" strokeLinecap="round" />
      <circle cx="50" cy="30" r="15" fill="#221018" />
      <ellipse cx="50" cy="58" rx="31" ry="33" fill="#e2263c" />
      <path d="M50 25v66" stroke="#221018" strokeWidth="4" />
      {[
        [36, 46],
        [64, 46],
        [33, 66],
        [67, 66],
        [44, 80],
        [56, 80],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="#221018" />
      ))}
      <ellipse cx="38" cy="38" rx="7" ry="4" fill="#fff" opacity=".5" transform="rotate(-30 38 38)" />
    </>
  ),
  bee: (
    <>
      <ellipse
        cx="34"
        cy="34"
        rx="22"
        ry="14"
        fill="#d7efff"
        stroke="#8fb8d8"
        strokeWidth="2"
        transform="rotate(24 34 34)"
      />
      <ellipse
        cx="62"
        cy="30"
        rx="20"
        ry="13"
        fill="#e8f7ff"
        stroke="#8fb8d8"
        strokeWidth="2"
        transform="rotate(-32 62 30)"
      />
      <ellipse cx="50" cy="60" rx="34" ry="23" fill="#ffc62e" />
      <path d="M36 40q-8 20 0 40M51 37q-8 22 0 46M66 41q-7 18 0 37" stroke="#2b1a10" strokeWidth="8" fill="none" />
      <circle cx="78" cy="58" r="11" fill="#2b1a10" />
      <circle cx="81" cy="55" r="3" fill="#fff" />
      <path d="M16 60l-10-3 8-4z" fill="#2b1a10" />
    </>
  ),
  butterfly: (
    <>
      <path d="M50 46C38 14 8 12 8 32c0 18 20 26 42 22zM50 46C62 14 92 12 92 32c0 18-20 26-42 22z" fill="#7a5cff" />
      <path d="M50 54C34 54 20 64 24 78c4 14 24 8 26-18zM50 54c16 0 30 10 26 24-4 14-24 8-26-18z" fill="#ff6ab0" />
      <g fill="#fff" opacity=".75">
        <circle cx="24" cy="32" r="6" />
        <circle cx="76" cy="32" r="6" />
        <circle cx="35" cy="74" r="4" />
        <circle cx="65" cy="74" r="4" />
      </g>
      <path
        d="M50 34v46M50 36q-6-14-14-16M50 36q6-14 14-16"
        stroke="#23123f"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  toadstool: (
    <>
      <path d="M40 54h20q0 20 8 34H32q8-14 8-34z" fill="#fff3dc" stroke="#c9ac84" strokeWidth="2" />
      <path d="M10 56C10 28 28 12 50 12s40 16 40 44q-40 10-80 0z" fill="#e5304a" />
      <g fill="#fff">
        <circle cx="50" cy="28" r="9" />
        <circle cx="28" cy="42" r="7" />
        <circle cx="72" cy="42" r="7" />
        <circle cx="50" cy="50" r="5" />
      </g>
    </>
  ),
  rainbow: (
    <>
      {['#e8356a', '#ff9a3d', '#ffd84d', '#3ebf6a', '#3f8cff', '#8a5cff'].map((colour, index) => (
        <path
          key={colour}
          d={`M${10 + index * 6} 74a${40 - index * 6} ${40 - index * 6} 0 0 1 ${80 - index * 12} 0`}
          fill="none"
          stroke={colour}
          strokeWidth="6.5"
        />
      ))}
      <path
        d="M8 84c-8 0-8-14 2-14 2-8 16-8 18 0 10-2 12 14 2 14zM70 84c-8 0-8-14 2-14 2-8 16-8 18 0 10-2 12 14 2 14z"
        fill="#fff"
        stroke="#b8c9dc"
        strokeWidth="2"
      />
    </>
  ),
  sun: (
    <>
      {turns(12).map((turn) => (
        <path key={turn} d="M44 22l6-20 6 20z" fill="#ff9a1f" transform={`rotate(${turn} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="29" fill="#ffd23d" stroke="#ff9a1f" strokeWidth="3" />
      <circle cx="41" cy="46" r="3.4" fill="#8a4a08" />
      <circle cx="59" cy="46" r="3.4" fill="#8a4a08" />
      <path d="M40 57q10 9 20 0" fill="none" stroke="#8a4a08" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
};

export const PictureOf = ({ cell }: { cell: Cell }) => (
  <svg className="scratch-picture" data-cell={cell} viewBox="0 0 100 100" aria-hidden="true">
    {drawings[cell]}
  </svg>
);
