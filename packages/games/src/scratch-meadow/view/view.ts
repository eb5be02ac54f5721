import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { ScratchParams, ScratchView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ScratchScene } from './scene.tsx';
import { scratchSounds, type ScratchSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<ScratchParams, ScratchView, ScratchSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ScratchScene,
  theme,
  sounds: scratchSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  keys: texts.keys,
  payoutsOf,
  autoBet: true,
  betText: () => texts.bet,
});
