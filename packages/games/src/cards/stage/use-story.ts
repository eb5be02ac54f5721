/** Tells the events of a step one after the other; then what the server says lies on the felt. */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../../game-module.ts';
import { reducedMs } from '../../stage/motion.ts';
import { soundEnd } from '../../stage/game-view.ts';
import type { CardProps, CardTimings, CardView } from './card-game.ts';
import { after, emptyFelt, feltOf, pauseAfter, type FeltState } from './story.ts';

export interface Story {
  readonly felt: FeltState;
  /** False while cards are on their way: nothing is asked or judged before. */
  readonly told: boolean;
}

const soundOf = (event: GameEvent): 'card' | 'chip' | undefined => {
  if (event.type === 'card' || event.type === 'reveal') return 'card';
  return event.type === 'double' || event.type === 'split' ? 'chip' : undefined;
};

export const useStory = <P, V extends CardView>(props: CardProps<P, V>, times: CardTimings): Story => {
  const { phase, round, skips } = props;
  const latest = useRef(props);
  latest.current = props;
  const [story, setStory] = useState<Story & { of: typeof round }>({
    felt: round === undefined ? emptyFelt : feltOf(round.view),
    told: true,
    of: undefined,
  });
  const felt = useRef(story.felt);
  const finish = useRef<() => void>(undefined);

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    const { events, view, open } = round;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const land = () => {
      if (!live) return;
      live = false;
      clearTimeout(timer);
      felt.current = feltOf(view);
      setStory({ felt: felt.current, told: true, of: round });
      soundEnd(latest.current, 'chip');
      latest.current.onShown();
    };
    finish.current = land;
    const dealing = events[0]?.type === 'card' && events[1]?.['to'] === 'dealer';
    if (dealing) felt.current = emptyFelt;
    const tell = (index: number) => {
      const event = events[index];
      if (event === undefined) {
        timer = setTimeout(land, open ? 0 : times.breath);
        return;
      }
      felt.current = after(felt.current, event);
      setStory({ felt: felt.current, told: false, of: round });
      const sound = soundOf(event);
      if (sound !== undefined) latest.current.play(sound);
      timer = setTimeout(
        () => {
          tell(index + 1);
        },
        pauseAfter(times, event, { next: events[index + 1], opening: dealing && index < 3 }),
      );
    };
    if (events.length === 0) land();
    else if (latest.current.reducedMotion) {
      setStory({ felt: feltOf(view), told: false, of: round });
      timer = setTimeout(land, reducedMs);
    } else tell(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [phase, round, times]);

  useEffect(() => {
    if (skips > 0) finish.current?.();
  }, [skips]);

  // The answer is drawn once before its telling begins: what was told then is the step before.
  return phase === 'showing' && story.of !== round ? { felt: story.felt, told: false } : story;
};
