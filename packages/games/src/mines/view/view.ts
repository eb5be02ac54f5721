import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { pickSounds, type PickSound } from '../../picks/stage/sounds.ts';
import type { MinesParams, MinesView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { MinesScene } from './scene.tsx';
import { texts } from './texts.ts';

export const view = defineView<MinesParams, MinesView, PickSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: MinesScene,
  theme,
  sounds: pickSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: () => texts.inPlay,
  actionOf: (key) => (key.toLowerCase() === 'c' ? 'take' : undefined),
  mayQueue: (type) => type.startsWith('open-'),
  keys: texts.keys,
  payoutsOf,
  betText: texts.bet,
});
