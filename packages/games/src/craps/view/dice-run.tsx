/** The end of the table: two red dice come down the felt, off the rail and to rest. */
import { Dice, type DicePath } from '../../tables/stage/thrown-dice.tsx';

export const throwMs = 1_500;
export const bounces = [0.3, 0.5, 0.66, 0.82] as const;

const path: DicePath = {
  ms: throwMs,
  of: (index) => {
    const side = index === 0 ? -1 : 1;
    const late = index * 0.03;
    return [
      { at: 0, x: 4.6, y: 1.6 + side * 0.3 },
      { at: 0.16 + late, x: 2.2, y: -0.9 },
      { at: 0.3 + late, x: 0.3, y: -0.2 },
      // Off the rail at the far end.
      { at: 0.4 + late, x: -0.9, y: -0.9 + side * 0.2 },
      { at: 0.5 + late, x: -0.5, y: 0.2 },
      { at: 0.58 + late, x: 0.1, y: -0.5 },
      { at: 0.66 + late, x: 0.35, y: 0.1 },
      { at: 0.74 + late, x: 0.2, y: -0.16 },
      { at: 0.82 + late, x: 0.06, y: 0.02 },
      { at: 1, x: 0, y: 0 },
    ];
  },
};

const places = [
  [0.35, 0.75],
  [1.75, 0.35],
] as const;

interface Props {
  readonly dice: readonly number[];
  readonly throwId: string | undefined;
  readonly rolling: boolean;
}

export const DiceRun = ({ dice, throwId, rolling }: Props) => (
  <div className="craps-run" aria-hidden="true">
    <svg viewBox="0 0 300 240" preserveAspectRatio="none">
      <defs>
        <linearGradient id="cr-rail" x2="0" y2="1">
          <stop offset="0" stopColor="#a9682f" />
          <stop offset=".5" stopColor="#6b3717" />
          <stop offset="1" stopColor="#2a1207" />
        </linearGradient>
        <radialGradient id="cr-end" cx=".42" cy=".5" r=".75">
          <stop offset="0" stopColor="#2b8f64" />
          <stop offset="1" stopColor="#07301f" />
        </radialGradient>
        <pattern id="cr-rubber" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 14 7 2l7 12z" fill="#07301f" />
          <path d="M0 14 7 2v12z" fill="#124a33" />
        </pattern>
      </defs>
      <rect width="300" height="240" rx="34" fill="url(#cr-rail)" />
      <rect
        x="5"
        y="5"
        width="290"
        height="230"
        rx="30"
        fill="none"
        stroke="#e6bd6a"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <rect x="18" y="18" width="264" height="204" rx="22" fill="url(#cr-end)" />
      <path d="M18 40a22 22 0 0 1 22-22h220a22 22 0 0 1 22 22v8H18z" fill="url(#cr-rubber)" />
      <rect x="18" y="18" width="264" height="204" rx="22" fill="none" stroke="#0008" strokeWidth="4" />
      <path d="M40 96h220M40 196h220" stroke="#f4e6c8" strokeOpacity=".16" strokeWidth="2" />
    </svg>
    <Dice className="craps-dice" numbers={dice} throwId={throwId} rolling={rolling} path={path} places={places} />
  </div>
);
