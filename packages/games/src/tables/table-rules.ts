/** What the maths of a table that is settled with its bet say by themselves; its folder adds words, bets, and the rest of a proof. */
import type { Explanation, GameAction, GameRules, Settlement } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';

type Maths<P, S, V> = Pick<
  GameRules<P, S, GameAction, V>,
  'definition' | 'params' | 'init' | 'act' | 'view' | 'settle' | 'rtpProof' | 'sampleParams'
> &
  Required<Pick<GameRules<P, S, GameAction, V>, 'stakeUnits' | 'payoutsOf'>> & {
    readonly definition: { readonly version: string };
  };

type FromMaths =
  | keyof Maths<unknown, unknown, unknown>
  | ('version' | 'kind' | 'secrets' | 'legal' | 'auto' | 'sampleAction');

export const tableRules = <P, S, V>(maths: Maths<P, S, V>): Pick<GameRules<P, S, GameAction, V>, FromMaths> => ({
  version: maths.definition.version,
  kind: 'instant',
  secrets: [],
  definition: maths.definition,
  params: maths.params,
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: () => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  rtpProof: maths.rtpProof,
  payoutsOf: maths.payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** The last line of a proof: every spot that paid. */
export const explainWon = (
  { lines }: Settlement,
  words: { readonly won: string; readonly nothing: string; readonly wonHow: string },
): Explanation => {
  const won = lines.map(({ name, multiplierE4 }) => `${name}: ${plainMultiplier(multiplierE4)}`).join(', ');
  return { label: words.won, value: won === '' ? words.nothing : won, how: words.wonHow };
};
