/** The bar of a crash game: balances, and two bets side by side, or one above the other. */
import './flight-bar.css';
import type { FlightView, TableSceneProps } from '@carmine/games/stage';
import { Meters } from '../../hud/meters/meters.tsx';
import type { Controller } from '../../play/controller.ts';
import type { LiveReady } from '../live-deps.ts';
import { BetSlot } from './bet-slot.tsx';
import { slotCount, slotOf } from './slots.ts';

interface Props {
  readonly state: LiveReady;
  readonly view: FlightView;
  readonly controller: Controller;
  readonly reducedMotion: boolean;
  readonly play: TableSceneProps['play'];
  readonly now: () => number;
}

export const FlightBar = ({ state, view, controller, reducedMotion, play, now }: Props) => (
  <footer className="hud-bar flight-bar">
    <Meters state={state} controller={controller} reducedMotion={reducedMotion} />
    <div className="flight-slots">
      {Array.from({ length: slotCount }, (_, slot) => (
        <BetSlot
          key={slot}
          state={state}
          slot={slotOf(state, slot)}
          range={view.range}
          orders={controller.live()?.flight}
          play={play}
          now={now}
        />
      ))}
    </div>
  </footer>
);
