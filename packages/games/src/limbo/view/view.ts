import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { LimboParams, LimboView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { nudged } from './linked-fields.ts';
import { LimboScene } from './scene.tsx';
import { limboSounds, type LimboSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<LimboParams, LimboView, LimboSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: LimboScene,
  theme,
  sounds: limboSounds,
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
