/** Rounds whose playback overlaps, each with its own clock: from its start until it was shown to its end, and a little longer. */
import { useEffect, useRef, type RefObject } from 'react';
import type { SceneProps, ShownRound } from './game-view.ts';
import { reducedMs } from './motion.ts';

export interface Flight<P, V> {
  readonly round: ShownRound<P, V>;
  /** Milliseconds of `performance.now()`. */
  readonly began: number;
  landed: number | undefined;
}

interface How<P, V> {
  readonly msOf: (round: ShownRound<P, V>) => number;
  /** So long a landed one stays in the list, for what is left to draw of it. */
  readonly afterMs: number;
  readonly onLand: (round: ShownRound<P, V>) => void;
}

type Props<P, V> = Pick<
  SceneProps<P, V>,
  'phase' | 'round' | 'flying' | 'onLanded' | 'onShown' | 'skips' | 'mayHurry' | 'reducedMotion'
>;

/** A replay has one round, which is shown like any other game's. */
const shownOf = <P, V>({ phase, round, flying }: Props<P, V>): readonly ShownRound<P, V>[] =>
  flying ?? (phase === 'showing' && round !== undefined ? [round] : []);

export const useFlights = <P, V>(props: Props<P, V>, how: How<P, V>): RefObject<Flight<P, V>[]> => {
  const flights = useRef<Flight<P, V>[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef({ props, how });
  latest.current = { props, how };
  const shown = shownOf(props);

  const land = (flight: Flight<P, V>) => {
    const { round } = flight;
    if (flight.landed !== undefined) return;
    clearTimeout(timers.current.get(round.id));
    timers.current.delete(round.id);
    flight.landed = performance.now();
    latest.current.how.onLand(round);
    if (latest.current.props.flying === undefined) latest.current.props.onShown();
    else latest.current.props.onLanded?.(round.id);
  };
  const toEnd = useRef(() => undefined as void);
  toEnd.current = () => {
    for (const flight of flights.current) land(flight);
  };

  useEffect(() => {
    const now = performance.now();
    const { msOf, afterMs } = latest.current.how;
    flights.current = flights.current.filter(({ landed }) => landed === undefined || now - landed < afterMs);
    for (const round of shown) {
      if (flights.current.some((flight) => flight.round.id === round.id)) continue;
      const flight: Flight<P, V> = { round, began: now, landed: undefined };
      flights.current.push(flight);
      const ms = latest.current.props.reducedMotion ? reducedMs : msOf(round);
      timers.current.set(
        round.id,
        setTimeout(() => {
          land(flight);
        }, ms),
      );
    }
  });

  const { skips, flying, mayHurry } = props;
  useEffect(() => {
    if (skips > 0 && mayHurry && flying === undefined) toEnd.current();
  }, [skips, flying, mayHurry]);

  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);

  return flights;
};
