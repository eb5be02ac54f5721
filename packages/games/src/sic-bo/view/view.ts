import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import type { SicBoParams, SicBoView } from '../game.ts';
import { theme } from '../theme.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { SicBoScene } from './scene.tsx';
import { sicBoSounds, type SicBoSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<SicBoParams, SicBoView, SicBoSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: SicBoScene,
  theme,
  sounds: sicBoSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
});
