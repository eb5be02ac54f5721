/** The spots of a table with few bets: what each is, what it pays, own chips, everybody's money. */
import './bet-spots.css';
import { amountWithUnit } from '../../stage/amounts.ts';
import { Spots, type Spot } from '../../tables/stage/spots.tsx';
import type { LiveSceneProps } from './live-view.ts';
import { SpotPool } from './spot-pool.tsx';
import { liveTexts } from './texts.ts';

export type SpotBox = readonly [x: number, y: number, width: number, height: number];

interface Props extends Pick<LiveSceneProps, 'bets' | 'table' | 'waiting'> {
  readonly label: string;
  readonly boxes: Readonly<Record<string, SpotBox>>;
  readonly size: readonly [width: number, height: number];
  readonly names: Readonly<Record<string, string>>;
  readonly pays: Readonly<Record<string, string>>;
  /** What a unit pays, in 1/10,000, once the result is said. */
  readonly paid: ((spot: string) => bigint) | undefined;
}

const unitE4 = 10_000n;

export const BetSpots = ({ label, boxes, size, names, pays, bets, table, waiting, paid }: Props) => {
  const spots = Object.entries(boxes).map(([id, [x, y, width, height]]): Spot => {
    const cents = bets.spots[id] ?? 0n;
    const [name = id, to1 = ''] = [names[id], pays[id]];
    return {
      ...{ id, x, y, width, height, chipAt: [0.82, 0.5] as const, className: `live-spot s-${id}` },
      name: liveTexts.spot(name, to1, amountWithUnit('EUR', cents)),
      children: (
        <>
          <b>{name}</b>
          <span>{to1}</span>
          <SpotPool cents={cents} />
        </>
      ),
    };
  });
  const stateOf = (spot: string): string | undefined => {
    if (paid !== undefined) return paid(spot) > unitE4 ? 'won' : paid(spot) > 0n ? 'returned' : 'lost';
    return waiting[spot] === undefined ? undefined : 'waiting';
  };
  return (
    <Spots
      className="live-layout"
      label={label}
      spots={spots}
      size={size}
      table={table}
      stateOf={stateOf}
      isClosed={() => table.locked}
    />
  );
};
