/** A coin of two sides: a crowned head in gold, a comet in silver. */
import type { ReactNode } from 'react';

interface Metal {
  id: string;
  light: string;
  body: string;
  deep: string;
  children: ReactNode;
}

const rim = Array.from({ length: 48 }, (_, index) => index * 7.5);

const Side = ({ id, light, body, deep, children }: Metal) => (
  <svg viewBox="0 0 200 200" aria-hidden="true">
    <defs>
      <radialGradient id={`coin-${id}`} cx=".36" cy=".28" r=".85">
        <stop offset="0" stopColor={light} />
        <stop offset=".5" stopColor={body} />
        <stop offset="1" stopColor={deep} />
      </radialGradient>
    </defs>
    <circle cx="100" cy="100" r="98" fill={deep} />
    {rim.map((angle) => (
      <path
        key={angle}
        d="M100 3v9"
        stroke={light}
        strokeOpacity=".5"
        strokeWidth="3"
        transform={`rotate(${angle} 100 100)`}
      />
    ))}
    <circle cx="100" cy="100" r="88" fill={`url(#coin-${id})`} stroke={light} strokeWidth="2.5" />
    <circle
      cx="100"
      cy="100"
      r="73"
      fill="none"
      stroke={deep}
      strokeWidth="3"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
    {children}
    <path
      d="M32 84A72 72 0 0 1 92 28"
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="7"
      strokeLinecap="round"
    />
  </svg>
);

export const Heads = () => (
  <Side id="heads" light="#fff0b8" body="#f0ab2c" deep="#7d4a08">
    <g stroke="#7d4a08" strokeWidth="3" strokeLinejoin="round">
      <path
        d="M70 146c2-14 8-20 18-24-12-6-16-18-12-32 4-16 18-24 34-22 18 2 28 14 27 30l9 16-9 3 1 12c-1 6-8 7-16 6l-2 11z"
        fill="#ffd877"
      />
      <path d="M76 88c-6 20-2 30 8 34-10 6-16 14-16 24H56c-2-22 0-44 20-58z" fill="#b9761a" />
      <path d="M68 70l-8-30 20 12 14-22 14 22 20-12-6 30q-28-8-54 0z" fill="#fff0b8" />
    </g>
    <circle cx="94" cy="52" r="4.500" fill="#c4174a" />
    <path d="M118 92q6-3 10 1" stroke="#7d4a08" strokeWidth="4" strokeLinecap="round" fill="none" />
  </Side>
);

export const Tails = () => (
  <Side id="tails" light="#f4f7ff" body="#9fb0da" deep="#39456f">
    <path
      d="M40 150Q70 90 118 74L130 92Q84 104 40 150z"
      fill="#e6edff"
      stroke="#39456f"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M62 156Q92 114 132 100" fill="none" stroke="#e6edff" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M136 48l8 20 21 2-16 14 5 21-18-11-19 11 6-21-16-14 21-2z"
      fill="#fff"
      stroke="#39456f"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </Side>
);

interface Props {
  /** 1: heads, 0: tails; undefined before the first flip. */
  flip: number | undefined;
  label: string;
}

/** Mounted again for every flip: it goes up, turns, and comes down on its side. */
export const Coin = ({ flip, label }: Props) => (
  <div className="coin-place" data-flip={flip} role="img" aria-label={label}>
    <i className="coin-shadow" />
    <div className="coin-toss">
      <div className="coin-body">
        <Heads />
        <span className="coin-tails">
          <Tails />
        </span>
      </div>
    </div>
  </div>
);
