/** What of a table's last round is to be seen: what lies there until the next one comes, and its result once it was played back. */
import type { SceneProps, ShownRound } from '../../stage/game-view.ts';
import type { Playback } from '../../stage/use-event-playback.ts';

interface TableRound<P, V> {
  /** Its events are being played. */
  readonly playing: boolean;
  readonly landed: ShownRound<P, V> | undefined;
  readonly shown: ShownRound<P, V> | undefined;
}

export const tableRound = <P, V, S extends string>(
  { phase, round: latest }: Pick<SceneProps<P, V, S>, 'phase' | 'round'>,
  { round, over }: Playback<P, V>,
): TableRound<P, V> => {
  // Before the first event is played the last round is still the one that lies there.
  const landed = round ?? (phase === 'idle' ? latest : undefined);
  return {
    playing: !over && round !== undefined && round === latest,
    landed,
    shown: over && phase !== 'waiting' ? landed : undefined,
  };
};
