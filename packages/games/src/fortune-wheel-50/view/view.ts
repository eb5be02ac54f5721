import { LiveControls } from '../../live/stage/live-stage.tsx';
import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf, type WheelParams } from '../versions/1-payouts.ts';
import type { WheelView } from '../versions/1.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ReplayScene } from './replay-scene.tsx';
import { shownAfterMs, WheelScene } from './scene.tsx';
import { wheelSounds, type WheelSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<WheelParams, WheelView, WheelSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ReplayScene,
  theme,
  sounds: wheelSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view.spot)} ${outcomeSentence(round, currency)}`,
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
  live: {
    orders: 'chips',
    Scene: WheelScene,
    Controls: LiveControls,
    shownAfterMs,
    resultText: ({ spot }) => texts.name(spot),
  },
});
