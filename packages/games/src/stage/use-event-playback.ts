/** Plays a round's events one after the other. A press skips to the end where the jurisdiction allows it, reduced motion anywhere. */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../game-module.ts';
import { soundEnd, type SceneProps, type ShownRound } from './game-view.ts';
import { reducedMs } from './motion.ts';

export interface Playback<P, V> {
  /** The round whose events are played; undefined before the first. */
  readonly round: ShownRound<P, V> | undefined;
  /** Number of events already shown. */
  readonly seen: number;
  /** Everything may be seen. */
  readonly over: boolean;
}

interface How<S extends string> {
  /** From one event to what follows it. */
  readonly msAfter: (event: GameEvent, index: number) => number;
  /** From there to the end, behind the last event. */
  readonly msAtEnd?: number;
  /** Sound of an event when it is shown. */
  readonly soundOf?: (event: GameEvent) => S | undefined;
  /** Sound at the end for a payout that is no win. */
  readonly returned?: S;
}

export const useEventPlayback = <P, V, S extends string>(props: SceneProps<P, V, S>, how: How<S>): Playback<P, V> => {
  const { phase, round, skips, mayHurry } = props;
  const latest = useRef({ props, how });
  latest.current = { props, how };
  const finish = useRef<() => void>(undefined);
  const [playback, setPlayback] = useState<Playback<P, V>>({ round: undefined, seen: 0, over: true });

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    const { events } = round;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const land = () => {
      if (!live) return;
      live = false;
      clearTimeout(timer);
      setPlayback({ round, seen: events.length, over: true });
      soundEnd(latest.current.props, latest.current.how.returned);
      latest.current.props.onShown();
    };
    finish.current = land;
    const play = (index: number) => {
      const event = events[index];
      if (event === undefined) {
        const { msAtEnd = 0 } = latest.current.how;
        if (msAtEnd === 0) land();
        else timer = setTimeout(land, msAtEnd);
        return;
      }
      setPlayback({ round, seen: index + 1, over: false });
      const sound = latest.current.how.soundOf?.(event);
      if (sound !== undefined) latest.current.props.play(sound);
      timer = setTimeout(
        () => {
          play(index + 1);
        },
        latest.current.how.msAfter(event, index),
      );
    };
    if (events.length === 0) land();
    else if (latest.current.props.reducedMotion) {
      setPlayback({ round, seen: events.length, over: false });
      timer = setTimeout(land, reducedMs);
    } else play(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [phase, round]);

  useEffect(() => {
    if (skips > 0 && mayHurry) finish.current?.();
  }, [skips, mayHurry]);

  // An answer is drawn once before it is played: nothing of it is to be seen yet.
  return phase === 'showing' && playback.round !== round ? { ...playback, over: false } : playback;
};
