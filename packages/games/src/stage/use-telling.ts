/** Tells a round's events one after the other. A press comes to the end at once, and so does reduced motion. */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../game-module.ts';
import { soundEnd, type SceneProps } from './game-view.ts';
import { reducedMs } from './motion.ts';

export interface Told {
  /** How many events of the round may be seen. */
  readonly seen: number;
  /** Everything may be seen. */
  readonly over: boolean;
}

interface How<S extends string> {
  /** From one event to what follows it. */
  readonly msAfter: (event: GameEvent, index: number) => number;
  /** Heard when an event comes to be seen. */
  readonly soundOf?: (event: GameEvent) => S | undefined;
}

export const useTelling = <P, V, S extends string>(props: SceneProps<P, V, S>, how: How<S>): Told => {
  const { phase, round, skips } = props;
  const latest = useRef({ props, how });
  latest.current = { props, how };
  const finish = useRef<() => void>(undefined);
  const [told, setTold] = useState<Told & { of: typeof round }>({ seen: 0, over: true, of: round });

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    const { events } = round;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const land = () => {
      if (!live) return;
      live = false;
      clearTimeout(timer);
      setTold({ seen: events.length, over: true, of: round });
      soundEnd(latest.current.props);
      latest.current.props.onShown();
    };
    finish.current = land;
    const tell = (index: number) => {
      const event = events[index];
      if (event === undefined) {
        land();
        return;
      }
      setTold({ seen: index + 1, over: false, of: round });
      const sound = latest.current.how.soundOf?.(event);
      if (sound !== undefined) latest.current.props.play(sound);
      timer = setTimeout(
        () => {
          tell(index + 1);
        },
        latest.current.how.msAfter(event, index),
      );
    };
    if (latest.current.props.reducedMotion) {
      setTold({ seen: events.length, over: false, of: round });
      timer = setTimeout(land, reducedMs);
    } else tell(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [phase, round]);

  useEffect(() => {
    if (skips > 0) finish.current?.();
  }, [skips]);

  // An answer is drawn once before its telling begins: nothing of it is to be seen yet.
  return phase === 'showing' && told.of !== round ? { seen: 0, over: false } : told;
};
