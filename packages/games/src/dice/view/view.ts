import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { DiceScene } from './dice-scene.tsx';
import { nudged } from './linked-fields.ts';
import { mathVersions } from '../versions/shipped.ts';
import { texts } from './texts.ts';

export const view = defineView<DiceParams, DiceView>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: DiceScene,
  theme,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.params, round.view)} ${outcomeSentence(round, currency)}`,
  onKey: (key, fine, params) => {
    if (key === 'ArrowLeft') return nudged(params, -1, fine);
    return key === 'ArrowRight' ? nudged(params, 1, fine) : undefined;
  },
  payoutsOf,
  autoBet: true,
  betText: texts.bet,
});
