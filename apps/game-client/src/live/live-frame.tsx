/** The house around a live table. The table runs by itself; what a player orders there is chips, or bets on a flight. */
import { FlightHouse } from './flight/flight-house.tsx';
import { ChipHouse } from './chip-house.tsx';
import type { LiveProps } from './live-shell.tsx';

export const LiveFrame = (props: LiveProps) => {
  const { live } = props.state.view;
  if (live === undefined) return null;
  return live.orders === 'flight' ? <FlightHouse {...props} view={live} /> : <ChipHouse {...props} view={live} />;
};
