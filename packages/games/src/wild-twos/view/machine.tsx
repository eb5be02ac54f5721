/** A desert under neon: mesas, cactuses, a great 2 as the sign. */
import './machine.css';
import type { MachineGame } from '../../video-poker/stage/machine-game.ts';
import { handNames } from '../texts.ts';
import { machine } from '../versions/1-hands.ts';
import { texts } from './texts.ts';

/** Along two lines, so that no two stars make a pattern. */
const stars = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 397) % 1200,
  y: (index * index * 31 + index * 53) % 380,
  size: 0.8 + (index % 4) * 0.5,
}));

const Cactus = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M-14 0V-150a14 14 0 0 1 28 0V-70h22v-44a11 11 0 0 1 22 0v55a12 12 0 0 1-12 12H14V0ZM-14-50h-32a12 12 0 0 1-12-12v-36a11 11 0 0 1 22 0v24h22Z"
    fill="#0d0a2a"
    stroke="#2fd6c8"
    strokeOpacity=".5"
    strokeWidth="2.5"
  />
);

const Backdrop = () => (
  <div className="twos-desert" aria-hidden="true">
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="twos-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0a0628" />
          <stop offset=".5" stopColor="#3a1563" />
          <stop offset=".78" stopColor="#a52a72" />
          <stop offset="1" stopColor="#f07a5a" />
        </linearGradient>
        <linearGradient id="twos-sand" x2="0" y2="1">
          <stop offset="0" stopColor="#2a1048" />
          <stop offset="1" stopColor="#0a0420" />
        </linearGradient>
      </defs>
      <rect width="1200" height="700" fill="url(#twos-sky)" />
      {stars.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill="#e9f4ff" fillOpacity=".75" />
      ))}
      <circle cx="935" cy="150" r="62" fill="#ffe9c9" fillOpacity=".9" />
      <circle cx="912" cy="136" r="56" fill="#2a1152" fillOpacity=".92" />
      <path
        d="M0 470H90L112 384H240L262 470H420L436 420H520L534 470H760L790 356H940L966 470H1200V700H0Z"
        fill="#1a0c3c"
      />
      <path d="M0 540C260 500 420 560 640 530S1040 500 1200 545V700H0Z" fill="url(#twos-sand)" />
      <Cactus x={92} y={640} scale={1.25} />
      <Cactus x={1116} y={620} scale={1} />
      <Cactus x={1010} y={560} scale={0.5} />
      <g className="twos-sign" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M72 132C72 72 168 66 172 130C174 178 84 196 74 262H178" stroke="#ff6fd0" strokeWidth="13" />
        <path d="M72 132C72 72 168 66 172 130C174 178 84 196 74 262H178" stroke="#ffe3f7" strokeWidth="4" />
      </g>
    </svg>
  </div>
);

export const game: MachineGame = {
  id: 'wild-twos',
  machine,
  handNames,
  Backdrop,
  wildMark: texts.wild,
  cardMs: 110,
};
