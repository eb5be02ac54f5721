import { LiveControls } from '../../live/stage/live-stage.tsx';
import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf, type DragonTigerParams } from '../versions/1-payouts.ts';
import type { DragonTigerView } from '../versions/1.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ReplayScene } from './replay-scene.tsx';
import { DragonTigerScene, shownAfterMs } from './scene.tsx';
import { dragonTigerSounds, type DragonTigerSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<DragonTigerParams, DragonTigerView, DragonTigerSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ReplayScene,
  theme,
  sounds: dragonTigerSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
  live: { orders: 'chips', Scene: DragonTigerScene, Controls: LiveControls, shownAfterMs, resultText: texts.result },
});
