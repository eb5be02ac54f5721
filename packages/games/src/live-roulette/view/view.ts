import { colourOf } from '../../european-roulette/versions/1-layout.ts';
import { texts as rouletteTexts } from '../../european-roulette/view/texts.ts';
import { LiveControls } from '../../live/stage/live-stage.tsx';
import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf, type LiveRouletteParams } from '../versions/1-payouts.ts';
import type { LiveRouletteView } from '../versions/1.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ReplayScene } from './replay-scene.tsx';
import { LiveRouletteScene, resultText, shownAfterMs } from './scene.tsx';
import { liveRouletteSounds, type LiveRouletteSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<LiveRouletteParams, LiveRouletteView, LiveRouletteSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ReplayScene,
  theme,
  sounds: liveRouletteSounds,
  action: texts.action,
  announce: (round, currency) => {
    const { pocket } = round.view;
    return `${rouletteTexts.announce(pocket, rouletteTexts.colours[colourOf(pocket)])} ${outcomeSentence(round, currency)}`;
  },
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
  live: { Scene: LiveRouletteScene, Controls: LiveControls, shownAfterMs, resultText },
});
