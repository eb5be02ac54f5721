/** A crash game: two bets in the bar, and the flight above it. */
import type { FlightView } from '@carmine/games/stage';
import { LiveShell, type LiveProps } from '../live-shell.tsx';
import { FlightBar } from './flight-bar.tsx';
import { flightBets, slotCount, slotOf } from './slots.ts';

const slots = Array.from({ length: slotCount }, (_, slot) => slot);

export const FlightHouse = (props: LiveProps & { readonly view: FlightView }) => {
  const { state, controller, view } = props;
  const own = flightBets(state);
  const highest = slots.map((slot) => slotOf(state, slot).highest);
  return (
    <LiveShell
      {...props}
      press={() => controller.live()?.flight?.press(0)}
      scene={(base) => <view.Scene {...base} own={own} highest={highest} />}
      bar={({ reducedMotion, play, now }) => (
        <FlightBar state={state} view={view} {...{ controller, reducedMotion, play, now }} />
      )}
    />
  );
};
