import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import type { RouletteParams, RouletteView } from '../game.ts';
import { theme } from '../theme.ts';
import { colourOf } from '../versions/1-layout.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { RouletteScene } from './scene.tsx';
import { rouletteSounds, type RouletteSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<RouletteParams, RouletteView, RouletteSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: RouletteScene,
  theme,
  sounds: rouletteSounds,
  action: texts.action,
  announce: (round, currency) =>
    `${texts.announce(round.view.pocket, texts.colours[colourOf(round.view.pocket)])} ${outcomeSentence(round, currency)}`,
  opening: { chips: {}, french: false },
  payoutsOf,
  betText: texts.betText,
});
