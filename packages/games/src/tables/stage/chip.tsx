/** A chip from above, in the colour of the highest one that its units would fill. Its look is in `chips.css`. */
import './chips.css';
import { rackOf } from './use-chips.ts';

const figures = (units: number): string => (units < 1_000 ? String(units) : `${Math.floor(units / 100) / 10}k`);

export const Chip = ({ units }: { units: number }) => (
  <i className="chip" data-kind={rackOf.findLast((one) => one <= units) ?? 1} aria-hidden="true">
    <b>{figures(units)}</b>
  </i>
);
