import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { PickSound } from '../../picks/stage/sounds.ts';
import type { TowerParams, TowerView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { TowerScene } from './scene.tsx';
import { towerSounds } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<TowerParams, TowerView, PickSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: TowerScene,
  theme,
  sounds: towerSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: () => texts.inPlay,
  actionOf: (key) => (key.toLowerCase() === 'c' ? 'take' : undefined),
  keys: texts.keys,
  payoutsOf,
  betText: texts.bet,
});
