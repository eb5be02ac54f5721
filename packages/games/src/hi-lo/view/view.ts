import { climbingView } from '../../picks/stage/climbing-view.ts';
import { defineView } from '../../stage/game-view.ts';
import type { HiLoParams, HiLoView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { HiLoScene } from './scene.tsx';
import { hiLoSounds, type HiLoSound } from './sounds.ts';
import { texts } from './texts.ts';

const actions: Readonly<Record<string, string>> = {
  ...{ h: 'higher', arrowup: 'higher' },
  ...{ l: 'lower', arrowdown: 'lower' },
  c: 'take',
};

export const view = defineView<HiLoParams, HiLoView, HiLoSound>({
  ...climbingView(texts, actions),
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: HiLoScene,
  theme,
  sounds: hiLoSounds,
  payoutsOf,
});
