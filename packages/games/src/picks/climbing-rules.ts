/** What the maths of a game that climbs without a board say by themselves; its folder adds words, bets, and how a round is explained. */
import type { GameAction, GameRules } from '../game-module.ts';

/** The bet: where it is cashed out by itself, for the player and for the house. */
interface ClimbParams {
  readonly stop: number;
  readonly most: number;
}

type Maths<P, S, A extends GameAction, V> = Pick<
  GameRules<P, S, A, V>,
  'definition' | 'params' | 'init' | 'legal' | 'act' | 'view' | 'settle' | 'rtpProof' | 'sampleParams' | 'sampleAction'
> &
  Required<Pick<GameRules<P, S, A, V>, 'auto' | 'bestAction'>> & { readonly definition: { readonly version: string } };

type FromMaths = keyof Maths<ClimbParams, unknown, GameAction, unknown> | 'version' | 'kind' | 'secrets' | 'betForm';

export const climbingRules = <P extends ClimbParams, S, A extends GameAction, V>(
  maths: Maths<P, S, A, V>,
  words: { readonly stop: string; readonly most: string; readonly wrong: string },
): Pick<GameRules<P, S, A, V>, FromMaths> => ({
  version: maths.definition.version,
  kind: 'steps',
  secrets: [],
  betForm: {
    fields: [
      { name: 'stop', label: words.stop, kind: 'whole' },
      { name: 'most', label: words.most, kind: 'whole' },
    ],
    wrong: words.wrong,
  },
  definition: maths.definition,
  params: maths.params,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  bestAction: maths.bestAction,
  view: maths.view,
  settle: maths.settle,
  rtpProof: maths.rtpProof,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});
