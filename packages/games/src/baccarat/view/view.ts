import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import type { BaccaratParams, BaccaratView } from '../game.ts';
import { theme } from '../theme.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { BaccaratScene } from './scene.tsx';
import { baccaratSounds, type BaccaratSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<BaccaratParams, BaccaratView, BaccaratSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: BaccaratScene,
  theme,
  sounds: baccaratSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
});
