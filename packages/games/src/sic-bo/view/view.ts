import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import type { SicBoParams, SicBoView } from '../game.ts';
import { theme } from '../theme.ts';
import { payoutsOf, stakeUnits } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { SicBoScene } from './scene.tsx';
import { sicBoSounds, type SicBoSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<SicBoParams, SicBoView, SicBoSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: SicBoScene,
  theme,
  sounds: sicBoSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  keys: tableTexts.keys,
  opening: { chips: {} },
  missing: ({ chips }) => (Object.keys(chips).length === 0 ? tableTexts.place : undefined),
  stakeUnits,
  stakeLabel: tableTexts.chip,
  payoutsOf,
  betText: texts.betText,
});
