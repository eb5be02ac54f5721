/** The multiplier of the next win, as beads on a stem: beside the cells, above them on a phone. The live region says it in words. */
import './meter.css';
import type { CSSProperties } from 'react';
import type { Layout } from '../layout.ts';

export interface MeterProps {
  readonly multipliers: readonly number[];
  /** Which of them counts now. */
  readonly step: number;
  readonly layout: Layout;
  /** Ways of the spin that is shown, of a slot whose reels change their height; none while they turn. */
  readonly ways?: number | undefined;
}

const placeOf = ({ window: w, beam, width, upright }: Layout, count: number): CSSProperties & { bead: number } => {
  if (upright) {
    const bead = Math.min(40, w.width / (count * 1.9));
    return { left: w.x + w.width * 0.12, width: w.width * 0.76, height: bead, top: w.y - beam - bead * 1.3, bead };
  }
  const room = width - w.x - w.width - beam;
  const bead = Math.min(62, room * 0.34, (w.height * 0.9) / (count * 1.35));
  const left = w.x + w.width + beam + room * 0.46 - bead / 2;
  return { left, width: bead, top: w.y + w.height * 0.06, height: w.height * 0.88, bead };
};

export const Meter = ({ multipliers, step, layout }: MeterProps) => {
  const { bead, ...place } = placeOf(layout, multipliers.length);
  const at = Math.min(step, multipliers.length - 1);
  return (
    <ol className="slots-meter" style={place} data-upright={layout.upright} aria-hidden="true">
      {multipliers.map((times, index) => (
        <li
          key={index}
          style={{ width: bead, fontSize: bead * 0.34 }}
          data-state={index === at ? 'on' : index < at ? 'passed' : 'off'}
        >
          ×{times}
        </li>
      ))}
    </ol>
  );
};
