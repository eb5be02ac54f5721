/** A wheel of equal stops, drawn once and rotated as a whole. The pointer is at the top. */
import { memo } from 'react';

export interface Stop {
  /** Said of it. */
  readonly text: string;
  /** Label, a letter or two. */
  readonly sign: string;
  /** A custom property of the theme. */
  readonly colour: `--${string}`;
}

const [radius, hub] = [200, 64];
const point = (turn: number, at: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * at).toFixed(2)} ${(-Math.cos(angle) * at).toFixed(2)}`;
};

const Sector = ({ stop, index, count }: { stop: Stop; index: number; count: number }) => {
  const [from, to] = [(index - 0.5) / count, (index + 0.5) / count];
  return (
    <>
      <path
        d={`M${point(from, hub)}L${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}L${point(to, hub)}Z`}
        fill={`var(${stop.colour})`}
        stroke="#0007"
        strokeWidth="2"
      />
      <text transform={`rotate(${(index * 360) / count}) translate(0 -${radius - 26})`}>{stop.sign}</text>
      <circle cx="0" cy={-radius - 9} r="4" transform={`rotate(${(from * 360).toFixed(2)})`} className="peg" />
    </>
  );
};

export const Wheel = memo(({ stops }: { stops: readonly Stop[] }) => (
  <svg viewBox="-222 -222 444 444" aria-hidden="true">
    <circle r="219" className="rim" />
    <circle r={radius} fill="#0009" />
    {stops.map((stop, index) => (
      <Sector key={index} stop={stop} index={index} count={stops.length} />
    ))}
    <circle r={hub} className="hub" />
    <circle r={hub - 14} className="cap" />
  </svg>
));
Wheel.displayName = 'Wheel';
