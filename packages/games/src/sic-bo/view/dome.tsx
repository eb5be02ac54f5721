/** A glass dome on a lacquered stand, and the three dice that are thrown under it. */
import { Dice, type DicePath } from '../../tables/stage/thrown-dice.tsx';

export const throwMs = 1_900;
export const bounces = [0.2, 0.36, 0.52, 0.68, 0.84] as const;

/** Up against the glass and down again, lower each time. */
const path: DicePath = {
  ms: throwMs,
  of: (index) => {
    const side = [-0.5, 0.1, 0.5][index] ?? 0;
    const jump = (at: number, height: number, aside: number) => ({ at, x: side * aside, y: -height });
    const late = index * 0.02;
    return [
      jump(0, 0, 0),
      ...[jump(0.1 + late, 1.5, 0.6), jump(0.2 + late, 0.1, -0.5)],
      ...[jump(0.28 + late, 1.35, 0.5), jump(0.36 + late, 0, 0.7)],
      ...[jump(0.44 + late, 1, -0.4), jump(0.52 + late, 0, 0.4)],
      ...[jump(0.6 + late, 0.55, 0.2), jump(0.68 + late, 0, -0.2)],
      ...[jump(0.76 + late, 0.2, 0.1), jump(0.84 + late, 0, 0)],
      jump(1, 0, 0),
    ];
  },
};

const places = [
  [0.2, 0.62],
  [1.3, 0.2],
  [2.05, 0.85],
] as const;

interface Props {
  readonly dice: readonly number[];
  readonly throwId: string | undefined;
  readonly rolling: boolean;
}

export const Dome = ({ dice, throwId, rolling }: Props) => (
  <div className="sicbo-dome" data-rolling={rolling} aria-hidden="true">
    <svg className="sicbo-stand" viewBox="0 0 300 300">
      <defs>
        <linearGradient id="sb-gold" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset=".5" stopColor="#d99a2e" />
          <stop offset="1" stopColor="#6b3f08" />
        </linearGradient>
        <radialGradient id="sb-felt" cx=".5" cy=".4">
          <stop offset="0" stopColor="#a3201c" />
          <stop offset="1" stopColor="#4a0a0c" />
        </radialGradient>
      </defs>
      <ellipse cx="150" cy="268" rx="132" ry="24" fill="#0008" />
      <path d="M24 214h252l-14 40q-112 26-224 0z" fill="#5a0b0d" />
      <path d="M38 254q112 26 224 0l-4 12q-108 24-216 0z" fill="url(#sb-gold)" />
      <path
        d="M44 232h14v10H48v-6h6M92 240h14v10H96v-6h6M194 240h14v10h-10v-6h6M242 232h14v10h-10v-6h6M143 243h14v10h-10v-6h6"
        fill="none"
        stroke="#e5b458"
        strokeWidth="2"
      />
      <ellipse cx="150" cy="208" rx="128" ry="42" fill="url(#sb-gold)" />
      <ellipse cx="150" cy="205" rx="120" ry="37" fill="url(#sb-felt)" />
    </svg>
    <Dice className="sicbo-dice" numbers={dice} throwId={throwId} rolling={rolling} path={path} places={places} />
    <svg className="sicbo-glass" viewBox="0 0 300 300">
      <defs>
        <linearGradient id="sb-glass" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".22" stopColor="#fff" stopOpacity=".05" />
          <stop offset=".7" stopColor="#fff" stopOpacity=".02" />
          <stop offset="1" stopColor="#fff" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <path d="M32 206V150C32 70 84 30 150 30s118 40 118 120v56q-118 52-236 0z" fill="url(#sb-glass)" />
      <path
        d="M32 206V150C32 70 84 30 150 30s118 40 118 120v56"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="2"
      />
      <path
        d="M62 190v-44c0-40 20-70 50-84"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="150" cy="22" r="11" fill="url(#sb-gold)" />
    </svg>
  </div>
);
