/** What the views of games that climb without a board say alike: of an open round, of its end, and by which keys it goes on. */
import type { GameView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';

interface Words<P, V> {
  readonly action: string;
  readonly inPlay: string;
  readonly keys: NonNullable<GameView['keys']>;
  readonly announce: (view: V) => string;
  readonly announceOpen: (view: V) => string;
  readonly bet: (params: P) => string;
}

type Said = 'action' | 'announce' | 'announceOpen' | 'inPlay' | 'actionOf' | 'keys' | 'betText';

/** `actions`: by their keys, in lower case. */
export const climbingView = <P, V>(
  texts: Words<P, V>,
  actions: Readonly<Record<string, string>>,
): Required<Pick<GameView<P, V>, Said>> => ({
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view }) => texts.announceOpen(view),
  inPlay: () => texts.inPlay,
  actionOf: (key) => actions[key.toLowerCase()],
  keys: texts.keys,
  betText: texts.bet,
});
