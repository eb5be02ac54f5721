/** A walnut cabinet with brass corners, a lit arch and a row of bulbs. */
import './machine.css';
import type { MachineGame } from '../../video-poker/stage/machine-game.ts';
import { handNames } from '../texts.ts';
import { machine } from '../versions/1-hands.ts';

const bulbs = Array.from({ length: 25 }, (_, index) => index);

const Backdrop = () => (
  <div className="jacks-cabinet" aria-hidden="true">
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="jacks-wood" x2="1" y2=".15">
          <stop offset="0" stopColor="#4a1c10" />
          <stop offset=".5" stopColor="#6b2b17" />
          <stop offset="1" stopColor="#3a140b" />
        </linearGradient>
        <radialGradient id="jacks-glow" cy=".1" r=".9">
          <stop offset="0" stopColor="#ffb347" stopOpacity=".42" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="700" fill="url(#jacks-wood)" />
      {[60, 150, 255, 330, 470, 560, 640].map((y, index) => (
        <path
          key={y}
          d={`M0 ${y}C300 ${y - 26 - index * 3} 520 ${y + 34} 1200 ${y - 12}`}
          fill="none"
          stroke="#200a04"
          strokeOpacity=".4"
          strokeWidth={index % 2 === 0 ? 3 : 1.6}
        />
      ))}
      <path d="M-40 760V330C-40 60 300-60 600-60S1240 60 1240 330V760" fill="#1c0706" fillOpacity=".55" />
      <path
        d="M-20 760V330C-20 80 310-30 600-30S1220 80 1220 330V760"
        fill="none"
        stroke="#d9a441"
        strokeOpacity=".55"
        strokeWidth="5"
      />
      <rect width="1200" height="700" fill="url(#jacks-glow)" />
      {[
        [28, 28, 0],
        [1172, 28, 90],
        [1172, 672, 180],
        [28, 672, 270],
      ].map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-20-20H62C30-8-8 30-20 62Z" fill="#b9822b" stroke="#ffe0a0" strokeWidth="2" />
          <circle cx="0" cy="0" r="5" fill="#5a3708" />
        </g>
      ))}
    </svg>
    <div className="jacks-bulbs">
      {bulbs.map((bulb) => (
        <i key={bulb} />
      ))}
    </div>
  </div>
);

export const game: MachineGame = { id: 'jacks-or-better', machine, handNames, Backdrop, cardMs: 130 };
