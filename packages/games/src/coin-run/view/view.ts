import { climbingView } from '../../picks/stage/climbing-view.ts';
import { defineView } from '../../stage/game-view.ts';
import type { CoinRunParams, CoinRunView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { CoinRunScene } from './scene.tsx';
import { coinSounds, type CoinSound } from './sounds.ts';
import { texts } from './texts.ts';

const actions: Readonly<Record<string, string>> = { f: 'flip', c: 'take' };

export const view = defineView<CoinRunParams, CoinRunView, CoinSound>({
  ...climbingView(texts, actions),
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: CoinRunScene,
  theme,
  sounds: coinSounds,
  payoutsOf,
});
