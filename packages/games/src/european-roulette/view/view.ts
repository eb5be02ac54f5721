import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import type { RouletteParams, RouletteView } from '../game.ts';
import { theme } from '../theme.ts';
import { colourOf } from '../versions/1-layout.ts';
import { payoutsOf, stakeUnits } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { RouletteScene } from './scene.tsx';
import { rouletteSounds, type RouletteSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<RouletteParams, RouletteView, RouletteSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: RouletteScene,
  theme,
  sounds: rouletteSounds,
  action: texts.action,
  announce: (round, currency) =>
    `${texts.announce(round.view.pocket, texts.colours[colourOf(round.view.pocket)])} ${outcomeSentence(round, currency)}`,
  keys: tableTexts.keys,
  opening: { chips: {}, french: false },
  missing: ({ chips }) => (Object.keys(chips).length === 0 ? tableTexts.place : undefined),
  stakeUnits,
  stakeLabel: tableTexts.chip,
  payoutsOf,
  betText: texts.betText,
});
