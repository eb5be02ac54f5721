/** The felt during playback of a step's events, and the server's state afterwards. */
import { useRef } from 'react';
import type { GameEvent } from '../../game-module.ts';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { CardProps, CardTimings, CardView } from './card-game.ts';
import { after, betsOf, emptyFelt, feltOf, pauseAfter, type FeltState } from './story.ts';

export interface Story {
  readonly felt: FeltState;
  /** False while cards are on their way: nothing is asked or judged before. */
  readonly presented: boolean;
}

const soundOf = (event: GameEvent): 'card' | 'chip' | undefined => {
  if (event.type === 'card' || event.type === 'reveal') return 'card';
  return ['bets', 'double', 'split'].includes(event.type) ? 'chip' : undefined;
};

/** A step that begins with bets, or with cards for both sides, is a new round. */
const isDealing = ([first, second]: readonly GameEvent[]): boolean =>
  first?.type === 'bets' || (first?.type === 'card' && second?.['to'] === 'dealer');

/** How many events belong to dealing two cards to each side. */
const dealtBy = (events: readonly GameEvent[]): number => {
  const [first] = events;
  if (first === undefined || !isDealing(events)) return 0;
  return first.type === 'bets' ? 1 + 2 * (betsOf(first).length + 1) : 4;
};

export const useStory = <P, V extends CardView>(props: CardProps<P, V>, times: CardTimings): Story => {
  const coming = props.round?.events ?? [];
  const { round, seen, over } = useEventPlayback(props, {
    msAfter: (event, index) =>
      pauseAfter(times, event, { next: coming[index + 1], opening: index < dealtBy(coming) - 1 }),
    msAtEnd: props.round?.open === true ? 0 : times.breath,
    soundOf,
    returned: 'chip',
  });
  const lies = useRef<FeltState>(props.round === undefined ? emptyFelt : feltOf(props.round.view));
  // The felt before the first event of the step.
  const before = useRef({ round, felt: lies.current });
  if (before.current.round !== round) before.current = { round, felt: lies.current };
  const awaited = props.phase === 'showing' && round !== props.round;
  if (round !== undefined && !awaited)
    lies.current =
      over || props.reducedMotion
        ? feltOf(round.view)
        : round.events.slice(0, seen).reduce(after, isDealing(round.events) ? emptyFelt : before.current.felt);
  return { felt: lies.current, presented: over };
};
