import { texts as baccaratTexts } from '../../baccarat/view/texts.ts';
import { LiveControls } from '../../live/stage/live-stage.tsx';
import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf, type BaccaratParams, type BaccaratView } from '../versions/1.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ReplayScene } from './replay-scene.tsx';
import { LiveBaccaratScene, shownAfterMs } from './scene.tsx';
import { liveBaccaratSounds, type LiveBaccaratSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<BaccaratParams, BaccaratView, LiveBaccaratSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ReplayScene,
  theme,
  sounds: liveBaccaratSounds,
  action: texts.action,
  announce: (round, currency) => `${baccaratTexts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  opening: { chips: {} },
  payoutsOf,
  betText: baccaratTexts.betText,
  live: {
    orders: 'chips',
    Scene: LiveBaccaratScene,
    Controls: LiveControls,
    shownAfterMs,
    resultText: baccaratTexts.result,
  },
});
