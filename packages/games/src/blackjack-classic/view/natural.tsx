/** The moment of a blackjack: rung once, when the round it won has been shown. A push or a round that lost otherwise is not celebrated. */
import { useEffect, useRef } from 'react';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import type { BlackjackParams, BlackjackView } from '../game.ts';
import type { BlackjackSound } from './sounds.ts';

type Props = Pick<SceneProps<BlackjackParams, BlackjackView, BlackjackSound>, 'round' | 'phase' | 'play'>;

export const Natural = ({ round, phase, play }: Props) => {
  // Not that of a page that was opened after it.
  const played = useRef<string>(undefined);
  if (phase === 'showing') played.current = round?.id;
  const won =
    phase === 'idle' &&
    round?.open === false &&
    played.current === round.id &&
    isWin(round) &&
    round.view.hands.some(({ outcome }) => outcome === 'blackjack');
  const id = won ? round.id : undefined;
  useEffect(() => {
    if (id !== undefined) play('natural');
  }, [id, play]);
  return null;
};
