/** What the orbs add up to: on the plate, while they arrive and as long as free spins keep it. The live region says it in words. */
import './orbs.css';
import type { Layout } from '../layout.ts';
import { orbTotalPlace } from './orb-places.ts';

export const OrbTotal = ({ total, layout }: { total: number; layout: Layout }) => {
  const { x, y, size } = orbTotalPlace(layout);
  const place = { left: x - size / 2, top: y - size / 2, width: size, height: size };
  const text = `×${total}`;
  return (
    <p
      className="slots-orbs"
      style={{ ...place, fontSize: (size * 0.92) / Math.max(2.4, text.length) }}
      aria-hidden="true"
    >
      <b key={total}>{text}</b>
    </p>
  );
};
