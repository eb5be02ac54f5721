/** The chips of the next round: five seats, what a press places, and what can be done with them all. */
import './betting.css';
import { ChipRack, ChipTools } from '../../tables/stage/rack.tsx';
import { Spots, type Spot } from '../../tables/stage/spots.tsx';
import type { ChipTable } from '../../tables/stage/use-chips.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { seats } from '../versions/2-payouts.ts';
import { texts } from './texts.ts';

const spots: readonly Spot[] = seats.map((id, index) => ({
  ...{ id, name: texts.seat(index + 1), x: index, y: 0, width: 1, height: 1 },
  className: 'blackjack-seat',
  children: <span>{index + 1}</span>,
}));

interface Props extends Pick<SceneProps, 'stake' | 'currency'> {
  readonly table: ChipTable;
}

export const Betting = ({ table, stake, currency }: Props) => (
  <div className="blackjack-betting">
    <Spots className="blackjack-seats" label={texts.seats} spots={spots} size={[seats.length, 1]} table={table} />
    <ChipRack table={table} stake={stake} currency={currency} />
    <ChipTools table={table} />
  </div>
);
