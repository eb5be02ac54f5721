/** A road of twenty lights into the night; a runner stands on the last one that was reached. Decoration only. */
import type { CSSProperties } from 'react';
import { mostHeads } from '../versions/1-odds.ts';

const [width, height, margin] = [1_000, 130, 36];

/** From the left edge down to the middle and up again to the right: 0 is where the run begins. */
const placeOf = (step: number): { x: number; y: number } => {
  const part = step / mostHeads;
  return { x: margin + part * (width - 2 * margin), y: height - 30 - Math.sin(part * Math.PI * 0.86) * 34 - part * 44 };
};

const places = Array.from({ length: mostHeads + 1 }, (_, step) => placeOf(step));
const way = `M${places.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`;

export const Road = ({ heads, fallen, goal }: { heads: number; fallen: boolean; goal: number }) => {
  const { x, y } = placeOf(heads);
  const at = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` } as CSSProperties;
  return (
    <div className="coin-road" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        <path d={way} fill="none" stroke="#050624" strokeOpacity=".55" strokeWidth="22" strokeLinecap="round" />
        <path d={way} fill="none" stroke="#5a6cf0" strokeOpacity=".5" strokeWidth="14" strokeLinecap="round" />
        {places.map((place, step) => (
          <ellipse
            key={step}
            cx={place.x}
            cy={place.y}
            rx={step === goal ? 15 : 11}
            ry={step === goal ? 10 : 7}
            data-lit={step <= heads}
            data-goal={step === goal}
          />
        ))}
      </svg>
      <b className="coin-runner" data-fallen={fallen} style={at} />
    </div>
  );
};
