import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { KenoParams, KenoView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { KenoScene } from './scene.tsx';
import { kenoSounds, type KenoSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<KenoParams, KenoView, KenoSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: KenoScene,
  theme,
  sounds: kenoSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.params, round.view)} ${outcomeSentence(round, currency)}`,
  keys: texts.keys,
  payoutsOf,
  autoBet: true,
  betText: texts.bet,
});
