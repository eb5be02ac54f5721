/** The prizes that a coin can show, above the reels: fixed multiples of the stake, in the player's money. */
import type { CSSProperties } from 'react';
import type { Layout } from '../layout.ts';
import { prizePlaces } from './prize-places.ts';

interface Prize {
  readonly name: string;
  readonly title: string;
  readonly amount: string;
}

interface Props {
  prizes: readonly Prize[];
  layout: Layout;
  /** The one that was just won. */
  won: string | undefined;
  label: string;
}

export const PrizePlates = ({ prizes, layout, won, label }: Props) => {
  const { x, y, width, height, gap } = prizePlaces(layout, prizes.length);
  const place: CSSProperties = { left: x, top: y, height, gap, fontSize: Math.max(12, height * 0.36) };
  return (
    <ul className="slots-prizes" style={place} data-low={height < 36} aria-label={label}>
      {prizes.map(({ name, title, amount }) => (
        <li key={name} data-prize={name} data-won={won === name} style={{ width }}>
          <span>{title}</span>
          <b data-long={amount.length > 8}>{amount}</b>
        </li>
      ))}
    </ul>
  );
};
