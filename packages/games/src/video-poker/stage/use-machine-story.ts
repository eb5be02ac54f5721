/** The five places during playback: which cards are seen, and which are still face down. */
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { MachineProps } from './machine-game.ts';

type Faces = readonly (number | null)[];

const backs: Faces = [null, null, null, null, null];

export interface MachineStory {
  readonly faces: Faces;
  /** False while cards are on their way. */
  readonly presented: boolean;
}

export const useMachineStory = (props: MachineProps, cardMs: number): MachineStory => {
  const { round, phase, reducedMotion } = props;
  const playback = useEventPlayback(props, {
    msAfter: ({ type }) => (type === 'held' ? cardMs * 2 : cardMs),
    msAtEnd: round?.open === true ? 0 : cardMs * 2,
    soundOf: ({ type }) => (type === 'held' ? undefined : 'card'),
    returned: 'back',
  });
  const presented = playback.over;
  if (round === undefined || (phase === 'waiting' && !round.open)) return { faces: backs, presented };
  const { dealt, held, cards } = round.view;
  const before: Faces = held === null ? backs : dealt;
  if (phase === 'showing' && playback.round !== round) return { faces: before, presented };
  if (presented || reducedMotion) return { faces: cards, presented };
  const faces = [...before];
  for (const { type, place, card } of round.events.slice(0, playback.seen)) {
    if (type === 'held') for (const index of faces.keys()) if (held?.includes(index + 1) === false) faces[index] = null;
    if (typeof place === 'number' && typeof card === 'number') faces[place] = card;
  }
  return { faces, presented };
};
